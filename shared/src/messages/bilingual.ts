/** A text in both languages: Chinese, then English. */
export type Pair = readonly [zh: string, en: string];
export type Bilingual<Id extends string> = Record<'zh-CN' | 'en-US', Record<Id, string>>;

/** Turns a table of pairs, where no language can be forgotten, into one catalogue per language; ids get `prefix` in front. */
export function bilingual<const P extends string, K extends string>(
  prefix: P,
  pairs: Readonly<Record<K, Pair>>,
): Bilingual<`${P}${K}`> {
  const entries = Object.entries<Pair>(pairs);
  const inLanguage = (index: 0 | 1) =>
    Object.fromEntries(entries.map(([id, pair]) => [`${prefix}${id}`, pair[index]])) as Record<`${P}${K}`, string>;
  return { 'zh-CN': inLanguage(0), 'en-US': inLanguage(1) };
}
