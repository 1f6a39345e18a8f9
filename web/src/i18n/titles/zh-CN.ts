/** The titles of all pages. */
export const catalogues = import.meta.glob<Record<string, string>>('../../modules/*/titles/zh-CN.json', {
  eager: true,
  import: 'default',
});
