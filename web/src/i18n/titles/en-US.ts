/** The titles of all pages. */
export const catalogues = import.meta.glob<Record<string, string>>('../../modules/*/titles/en-US.json', {
  eager: true,
  import: 'default',
});
