/** The titles of all pages but those that come with the entry. */
export const catalogues = import.meta.glob<Record<string, string>>(
  ['../../modules/*/titles/zh-CN.json', '!../../modules/session/titles/zh-CN.json'],
  { eager: true, import: 'default' },
);
