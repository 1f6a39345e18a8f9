import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import {
  type ProbationRuleRowFragment,
  useDeleteProbationRuleMutation,
  useEnableProbationRuleMutation,
} from './rule.gen';

type Rule = ProbationRuleRowFragment;

/** What can be done with a rule of the list; `onDone` brings it up to date. */
export function useRuleActions(onDone: () => void) {
  const t = useT();
  const [enable] = useEnableProbationRuleMutation();
  const [remove] = useDeleteProbationRuleMutation();
  return {
    switchTo: async ({ id, version, enabled, name }: Rule) => {
      const input = { id, version, enabled: !enabled };
      const done = await act(
        async () => (await enable({ variables: { input } })).data?.enableProbationRule,
        t(enabled ? 'probation.rule.disabled' : 'probation.rule.enabled', { name }),
      );
      // Of what was refused the list knows too little: somebody else has changed it.
      if (!done) onDone();
    },
    del: async ({ id, version, name }: Rule) => {
      const sure = await confirm({
        title: t('probation.rule.delete.title'),
        body: t('probation.rule.delete.body', { name }),
        action: t('ui.delete'),
        danger: true,
      });
      if (!sure) return;
      const input = { id, version };
      const done = await act(
        async () => (await remove({ variables: { input } })).data?.deleteProbationRule,
        t('probation.rule.deleted', { name }),
      );
      if (done) onDone();
    },
  };
}
