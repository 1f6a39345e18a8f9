import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { enumMessages } from '../../../shared/src/messages/enums.ts';
import { ruleMessages } from '../../../shared/src/messages/rules.ts';

export type Language = 'zh-CN' | 'en-US';
export const LANGUAGES: readonly Language[] = ['zh-CN', 'en-US'];

const CLIENT = new URL('../../../web/src/', import.meta.url);
const COMMON = new URL('i18n/messages/', CLIENT);
const MODULES = new URL('modules/', CLIENT);

function read(language: Language): Record<string, string> {
  const common = readdirSync(new URL(`${language}/`, COMMON)).map((name) => new URL(`${language}/${name}`, COMMON));
  const ofModules = readdirSync(MODULES).flatMap((module) =>
    ['texts', 'titles'].map((kind) => new URL(`${module}/${kind}/${language}.json`, MODULES)),
  );
  const catalogues = [...common, ...ofModules.filter((file) => existsSync(file))];
  return Object.assign(
    {},
    ruleMessages[language],
    enumMessages[language],
    ...catalogues.map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
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
