/** The texts that come with the entry. */
export const catalogues = import.meta.glob<Record<string, string>>(
  ['../messages/en-US/{app,ui}.json', '../../modules/session/{texts,titles}/en-US.json'],
  { eager: true, import: 'default' },
);
