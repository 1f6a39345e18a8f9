/** The texts that come with the entry. */
export const catalogues = import.meta.glob<Record<string, string>>(
  ['../messages/zh-CN/{app,ui}.json', '../../modules/session/{texts,titles}/zh-CN.json'],
  { eager: true, import: 'default' },
);
