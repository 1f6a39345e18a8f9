import { LIMITS } from '../limits.ts';

const CODE = new RegExp(`^[\\w-]{1,${LIMITS.companyCode}}$`);

/** What people type at sign-in: letters, digits, hyphens and underscores. */
export const isCompanyCode = (code: string): boolean => CODE.test(code);

/** Whether a zone is one that calendars know by its IANA name, e.g. `Asia/Shanghai`. */
export const isTimeZone = (zone: string): boolean =>
  zone === 'UTC' || Intl.supportedValuesOf('timeZone').includes(zone);
