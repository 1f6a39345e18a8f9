import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { markStale } from '../../../shared/save/known';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { detailPath } from '../parts/useTemplateColumns';
import {
  type BaseTemplateSummaryFragment,
  type TakeOverBaseTemplateMutation,
  useOfferBaseTemplateMutation,
  useTakeOverBaseTemplateMutation,
} from './base.gen';

/** Offering and withdrawing for the platform, taking over for a company. */
export function useBaseTemplateActions() {
  const t = useT();
  const navigate = useNavigate();
  const [save] = useOfferBaseTemplateMutation();
  const [takeOver] = useTakeOverBaseTemplateMutation({
    update: (cache) => markStale(cache, 'assessmentTemplates', 'baseTemplates', 'baseTemplate'),
  });
  return {
    offer: async ({ id, version, name }: BaseTemplateSummaryFragment, offered: boolean) => {
      const sure =
        offered ||
        (await confirm({
          title: t('enterprise.base.withdraw.title'),
          body: t('enterprise.base.withdraw.body', { name }),
          action: t('enterprise.base.withdraw'),
          danger: true,
        }));
      if (!sure) return;
      await act(
        async () => (await save({ variables: { input: { id, version, offered } } })).data?.offerBaseTemplate,
        t(offered ? 'enterprise.base.offered.done' : 'enterprise.base.withdrawn.done', { name }),
      );
    },
    /** As a draft of the company's own, which is opened then. */
    takeOver: async (base: { id: string; name: string }, version: { id: string; name: string }, again: boolean) => {
      const sure = await confirm({
        title: t('enterprise.base.takeOver.title'),
        body: t(again ? 'enterprise.base.takeOver.again' : 'enterprise.base.takeOver.body', {
          name: base.name,
          version: version.name,
        }),
        action: t('enterprise.base.takeOver'),
      });
      if (!sure) return;
      let taken: NonNullable<TakeOverBaseTemplateMutation['takeOverBaseTemplate']>['assessmentTemplate'] = null;
      const done = await act(
        async () => {
          const answer = (await takeOver({ variables: { input: { id: base.id, versionId: version.id } } })).data;
          taken = answer?.takeOverBaseTemplate?.assessmentTemplate ?? null;
          return answer?.takeOverBaseTemplate;
        },
        t('enterprise.base.takeOver.done', { version: version.name }),
      );
      const draft = taken as { id: string; contents?: readonly { id: string }[] | null } | null;
      if (done && draft) void navigate(`${detailPath(draft.id)}&contentId=${draft.contents?.[0]?.id ?? ''}`);
    },
  };
}
