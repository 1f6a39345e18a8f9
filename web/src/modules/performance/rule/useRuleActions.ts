import { act } from '../../../shared/save/outcome';
import { useT } from '../../../i18n/useT';
import { confirm } from '../../../ui/confirm';
import { toast } from '../../../ui/toast';
import { type RuleRowFragment, useDeleteRuleMutation, useEnableRuleMutation } from './rule.gen';

/** What can be done with a rule of the list; `onDone` refreshes it. */
export function useRuleActions(onDone: () => void) {
  const t = useT();
  const [enable] = useEnableRuleMutation();
  const [remove] = useDeleteRuleMutation();
  const switchTo = async (
    rule: Pick<RuleRowFragment, 'id' | 'version' | 'name'>,
    enabled: boolean,
    undoing = false,
  ): Promise<void> => {
    let now: RuleRowFragment | null | undefined;
    const done = await act(async () => {
      const { data } = await enable({ variables: { input: { id: rule.id, version: rule.version, enabled } } });
      now = data?.enableAssessmentRule?.assessmentRule;
      return data?.enableAssessmentRule;
    });
    // Of what was refused the list knows too little: somebody else has changed it.
    if (!done) return onDone();
    const text = t(enabled ? 'performance.rule.enabled' : 'performance.rule.disabled', { name: rule.name });
    toast.success(
      undoing ? t('ui.undone', { what: text }) : text,
      now && !undoing
        ? {
            action: {
              label: t('ui.undo'),
              onPress: () => void switchTo(now as RuleRowFragment, !enabled, true),
            },
          }
        : {},
    );
  };
  const del = async (rule: RuleRowFragment) => {
    const yes = await confirm({
      title: t('performance.rule.delete.title'),
      body: t('performance.rule.delete.body', { name: rule.name }),
      action: t('performance.rule.delete.action'),
      danger: true,
    });
    if (!yes) return;
    const text = t('performance.rule.deleted', { name: rule.name });
    if (
      await act(
        async () =>
          (await remove({ variables: { input: { id: rule.id, version: rule.version } } })).data?.deleteAssessmentRule,
        text,
      )
    )
      onDone();
  };
  return { switchTo, del };
}
