import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { useDeleteLetterTemplateMutation, useUseLetterTemplateMutation } from './letterTemplate.gen';
import { type Template, useLetterWords } from './words';

const refetchQueries = ['LetterTemplateList'];

/** What is done to a wording beyond its form; other ones stop being in use by it, so the list is asked for anew. */
export function useLetterTemplateActions() {
  const t = useT();
  const label = useEnumLabel();
  const { languageName, nameOf } = useLetterWords();
  const [choose] = useUseLetterTemplateMutation({ refetchQueries });
  const [remove] = useDeleteLetterTemplateMutation({ refetchQueries });
  const chosen = ({ kind, language }: Template, templateId: string | null, done: string) =>
    act(async () => {
      if (!kind || !language) return null;
      return (await choose({ variables: { input: { kind, language, templateId } } })).data?.useLetterTemplate;
    }, done);
  return {
    use: (one: Template) =>
      chosen(
        one,
        one.shipped ? null : one.id,
        t('compensation.letter.use.done', {
          kind: one.kind ? label('LetterKind', one.kind) : '',
          language: languageName(one.language),
          name: nameOf(one),
        }),
      ),
    stop: (one: Template) => chosen(one, null, t('compensation.letter.stop.done', { name: nameOf(one) })),
    remove: async (one: Template) => {
      const { id, version } = one;
      const sure = await confirm({
        title: t('compensation.letter.delete.title', { name: nameOf(one) }),
        body: t('compensation.letter.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (!sure || version === null) return;
      await act(
        async () => (await remove({ variables: { input: { id, version } } })).data?.deleteLetterTemplate,
        t('compensation.letter.delete.done', { name: nameOf(one) }),
      );
    },
  };
}
