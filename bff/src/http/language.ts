import type * as z from 'zod';
import { Language } from '@hengcai/shared/contract/kernel';
import { languageOfHeader } from '@hengcai/shared/rules/language';

export type LanguageCode = z.infer<typeof Language>;

const isLanguage = (text: string | undefined): text is LanguageCode => Language.options.some((known) => known === text);

/**
 * The language of a request: the header where our client or a script named one of the two outright, else the saved
 * one in the cookie (a plain download carries the browser's own list in the header), else what that list asks for.
 */
export function languageOf(header: string | undefined, cookie: string | undefined): LanguageCode {
  if (isLanguage(header)) return header;
  if (isLanguage(cookie)) return cookie;
  return languageOfHeader(header);
}
