import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { checkLetterText } from '@hengcai/shared/rules/letter';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import {
  type Language,
  type LetterKind,
  useAddLetterTemplateMutation,
  useLetterKindsQuery,
  useLetterTemplateNameFreeLazyQuery,
  useUpdateLetterTemplateMutation,
} from './letterTemplate.gen';
import type { Template } from './words';

export interface LetterValues {
  kind: LetterKind;
  language: Language;
  name: string;
  subject: string;
  body: string;
}

/** How a form begins: with the shipped wording of a kind, with the words of another template, or with its own. */
export type Beginning =
  | { at: 'new'; kind: LetterKind; language: Language }
  | { at: 'copy'; template: Template }
  | { at: 'edit'; template: Template };

const refetchQueries = ['LetterTemplateList'];

const beginningOf = (begin: Beginning): LetterValues => {
  if (begin.at === 'new') return { kind: begin.kind, language: begin.language, name: '', subject: '', body: '' };
  const { kind, language, name, subject, body } = begin.template;
  return {
    kind: kind ?? 'REGULARISATION',
    language: language ?? 'ZH_CN',
    name: begin.at === 'edit' ? (name ?? '') : '',
    subject,
    body,
  };
};

/** The form of a wording: its checks, what may stand in it, and its save. */
export function useLetterForm(begin: Beginning) {
  const t = useT();
  const issueText = useIssueText();
  const form = useForm<LetterValues>({ mode: 'onTouched', defaultValues: beginningOf(begin) });
  const letter = useWatch({ control: form.control }) as LetterValues;
  const { data } = useLetterKindsQuery();
  const kind = data?.letterKinds?.find((one) => one.kind === letter.kind);
  const placeholders = kind?.placeholders ?? [];
  const shipped = kind?.wordings.find((one) => one.language === letter.language);

  // Words nobody has touched are those of the kind and language that are chosen.
  const filled = useRef<{ subject: string; body: string } | null>(null);
  useEffect(() => {
    if (begin.at !== 'new' || !shipped) return;
    const { subject, body } = form.getValues();
    const before = filled.current ?? { subject: '', body: '' };
    if (subject !== before.subject || body !== before.body) return;
    filled.current = { subject: shipped.subject, body: shipped.body };
    form.resetField('subject', { defaultValue: shipped.subject });
    form.resetField('body', { defaultValue: shipped.body });
  }, [begin.at, shipped, form]);

  const issuesOf = ({ subject, body }: LetterValues) =>
    placeholders.length === 0 ? [] : checkLetterText({ subject, body }, placeholders);
  const checkText = (field: 'subject' | 'body') => (_text: string, values: LetterValues) => {
    const found = issuesOf(values).find((one) => one.field === field);
    return found ? issueText(found) : null;
  };
  const id = begin.at === 'edit' ? begin.template.id : null;
  const [isFree] = useLetterTemplateNameFreeLazyQuery({ fetchPolicy: 'no-cache' });
  const checkName = async (name: string) => {
    const answer = await isFree({ variables: { name: name.trim(), id } });
    return answer.data?.letterTemplateNameFree === false ? t('compensation.letter.name.taken') : null;
  };

  const [add] = useAddLetterTemplateMutation({ refetchQueries });
  const [update] = useUpdateLetterTemplateMutation({ refetchQueries });
  const save = (values: LetterValues) =>
    outcome(async () => {
      const words = { name: values.name.trim(), subject: values.subject.trim(), body: values.body.trim() };
      if (begin.at === 'edit') {
        const { id: template, version } = begin.template;
        const input = { id: template, version: version ?? 0, ...words };
        return (await update({ variables: { input } })).data?.updateLetterTemplate;
      }
      const input = { kind: values.kind, language: values.language, ...words };
      return (await add({ variables: { input } })).data?.addLetterTemplate;
    });

  const { name: _name, ...words } = letter;
  const wrong = !words.subject.trim() || !words.body.trim() || issuesOf(letter).length > 0;
  return { form, save, placeholders, checkText, checkName, letter: words, wrong };
}
