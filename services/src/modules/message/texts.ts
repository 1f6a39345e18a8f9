import type { LanguageCode } from '../../kit/context.ts';
import { translate } from '../../messages/translate.ts';

/**
 * The texts of a reminder in a language. Whom it is about is a name when it is one person, else a number of people, and
 * `what` is a message id: both are put into words on reading, because they depend on the language.
 */
export function reminderTexts(
  language: LanguageCode,
  kind: string,
  params: Record<string, string>,
): { type: string; content: string } {
  const { name = '', nameEn = '', count = '0' } = params;
  const said = params.what === undefined ? params : { ...params, what: translate(language, params.what) };
  const who =
    count === '1' && name !== '' ? inLanguage(language, name, nameEn) : translate(language, 'remind.people', { count });
  return {
    type: translate(language, `remind.type.${kind}`, said),
    content: translate(language, `remind.text.${kind}`, { ...said, who }),
  };
}

const inLanguage = (language: LanguageCode, name: string, nameEn: string): string =>
  language === 'en-US' && nameEn !== '' ? nameEn : name;
