import { readdirSync, readFileSync } from 'node:fs';
import { enumMessages } from '../../../shared/src/messages/enums.ts';
import { ruleMessages } from '../../../shared/src/messages/rules.ts';

export type Language = 'zh-CN' | 'en-US';
export const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];

const CATALOGUES = new URL('../../../web/src/i18n/messages/', import.meta.url);

function read(language: Language): Record<string, string> {
  const folder = new URL(`${language}/`, CATALOGUES);
  const catalogues = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return Object.assign(
    {},
    ruleMessages[language],
    enumMessages[language],
    ...catalogues.map((text) => JSON.parse(text) as object),
  ) as Record<string, string>;
}

const TEXTS = { 'zh-CN': read('zh-CN'), 'en-US': read('en-US') };

/** The texts a person sees in one language, by message id: a journey is written once and walked in both languages. */
export const textsIn =
  (language: Language) =>
  (id: string): string => {
    const text = TEXTS[language][id];
    if (text === undefined) throw new Error(`${language} has no text ${id}`);
    return text;
  };
