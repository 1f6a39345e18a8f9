import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import type { TextQuestion } from '../../../ui/TextDialog';

type Payload = Awaited<ReturnType<Parameters<typeof outcome>[0]>>;
type Write = () => Promise<Payload>;

/** An application of either kind as it is acted on, and what each act writes. */
export interface Acted {
  name: string;
  /** The steps of its approval. */
  nodeNames: readonly string[];
  /** What its approval leads to. */
  approval: string;
  submit: Write;
  withdraw: Write;
  remove: Write;
  approve: (opinion: string | null) => Promise<Payload>;
  reject: (opinion: string) => Promise<Payload>;
  /** Where to go once it is deleted. */
  onRemoved: () => void;
}

/** What can be done with an application: whoever reads is asked before it happens. */
export function useApplyActs({ name, nodeNames, approval, onRemoved, ...writes }: Acted) {
  const t = useT();
  return {
    async submit() {
      const sure = await confirm(submission(t, name, nodeNames));
      if (sure) await act(writes.submit, t('projectfund.budget.submitted'));
    },
    async withdraw() {
      const sure = await confirm({
        title: t('projectfund.budget.withdraw.title', { name }),
        body: t('projectfund.budget.withdraw.body'),
        action: t('projectfund.budget.withdraw'),
      });
      if (sure) await act(writes.withdraw, t('projectfund.budget.withdrawn'));
    },
    async remove() {
      const sure = await confirm({
        title: t('projectfund.budget.delete.title', { name }),
        body: t('projectfund.budget.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (sure && (await act(writes.remove, t('projectfund.budget.deleted', { name })))) onRemoved();
    },
    decision: (agreed: boolean): TextQuestion => ({
      title: t(agreed ? 'projectfund.budget.approve.title' : 'projectfund.budget.reject.title', { name }),
      body: agreed ? approval : t('projectfund.budget.reject.body'),
      label: t('projectfund.budget.opinion'),
      action: t(agreed ? 'projectfund.budget.approve' : 'projectfund.budget.reject'),
      required: !agreed,
      maxLength: LIMITS.opinion,
      danger: !agreed,
      run: (opinion) => outcome(() => (agreed ? writes.approve(opinion || null) : writes.reject(opinion))),
    }),
  };
}

/** What submitting means, asked before it happens. */
export const submission = (t: ReturnType<typeof useT>, name: string, nodeNames: readonly string[]) => ({
  title: t('projectfund.budget.submit.title', { name }),
  body: t('projectfund.budget.submit.body', { nodes: nodeNames.join(' → ') }),
  action: t('projectfund.budget.submit'),
});
