import { languageAmong } from '@hengcai/shared/rules/language';
import { LANGUAGES } from '@hengcai/shared/rules/limits';

export type Language = (typeof LANGUAGES)[number];

export const languages: readonly Language[] = LANGUAGES;

const KEY = 'lang';

/** What was chosen here, else what the browser asks for. */
export function currentLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  return languages.find((one) => one === kept) ?? languageAmong(navigator.languages);
}

/** The cookie tells the BFF the language of plain downloads, which carry no Accept-Language of ours. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  document.cookie = `${KEY}=${language}; path=/; max-age=31536000; SameSite=Lax`;
  document.documentElement.lang = language;
}

/** Specification 2: a switch of language refreshes the page, so only one catalogue is ever loaded. */
export function switchLanguage(language: Language): void {
  rememberLanguage(language);
  location.reload();
}
