import { useT } from '../../../i18n/useT';
import type { Language, LetterTemplateRowFragment } from './letterTemplate.gen';

export type Template = LetterTemplateRowFragment;

/** What templates are called: the shipped ones have no name of their own, languages are called as they call themselves. */
export function useLetterWords() {
  const t = useT();
  const languageName = (language: Language | null) =>
    t(language === 'EN_US' ? 'app.language.en-US' : 'app.language.zh-CN');
  const nameOf = ({ name }: Pick<Template, 'name'>) => name ?? t('compensation.letter.shipped');
  const languages = (['ZH_CN', 'EN_US'] as const).map((value) => ({ value, label: languageName(value) }));
  return { languageName, nameOf, languages };
}
