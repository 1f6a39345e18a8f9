/** The titles of all pages but those that come with the entry. */
export const catalogues = import.meta.glob<Record<string, string>>(
  ['../../modules/*/titles/en-US.json', '!../../modules/session/titles/en-US.json'],
  { eager: true, import: 'default' },
);
