/** Every zone that the reader's browser knows, by its IANA name. */
export const zoneOptions = () =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((value) => ({ value, label: value }));
