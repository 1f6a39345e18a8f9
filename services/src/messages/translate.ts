import type { LanguageCode } from '../kit/context.ts';
import { localParams } from '../kit/local-name.ts';
import { enUS } from './en-US.ts';
import { formatMessage, type MessageParams } from './format.ts';
import { zhCN } from './zh-CN.ts';

const CATALOGUES: Record<LanguageCode, Readonly<Record<string, string>>> = { 'zh-CN': zhCN, 'en-US': enUS };

/** A text of the catalogue with its parameters; an id without text is shown as it is, so that it is noticed. */
export function translate(language: LanguageCode, id: string, params: MessageParams = {}): string {
  const text = CATALOGUES[language][id];
  return text === undefined ? id : formatMessage(text, params, language);
}

/** The message of a refusal: `rule.<code>` shared with the screens, else `error.<code>` of the services. */
export const issueMessageId = (code: string) => (`rule.${code}` in zhCN ? `rule.${code}` : `error.${code}`);

/** The text of a refusal, with the people it names as its reader has them. */
export const issueText = (language: LanguageCode, code: string, params: MessageParams = {}) =>
  translate(language, issueMessageId(code), localParams({ language }, params));
