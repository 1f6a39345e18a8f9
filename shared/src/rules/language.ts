import { LANGUAGES } from './limits.ts';

type Language = (typeof LANGUAGES)[number];

/**
 * The language of somebody who has not chosen one yet: the first of those their browser asks for, most wanted first, that
 * the product speaks in any variety (`en-GB` is English); else the default of specification 9.
 */
export function languageAmong(wanted: Iterable<string>): Language {
  for (const tag of wanted) {
    const [spoken = ''] = tag.trim().toLowerCase().split('-');
    const known = LANGUAGES.find((one) => one.startsWith(`${spoken}-`));
    if (known) return known;
  }
  return LANGUAGES[0];
}

/** The same of an Accept-Language header, whose list browsers send in the order of their wishes. */
export const languageOfHeader = (header: string | undefined): Language =>
  languageAmong((header ?? '').split(',').map((one) => one.split(';')[0] ?? ''));

/** Words one after the other: the lists of `Intl` set nothing between Chinese ones unless they say "and". */
export const listed = (language: Language, words: readonly string[]): string =>
  words.join(language === 'zh-CN' ? '、' : ', ');
