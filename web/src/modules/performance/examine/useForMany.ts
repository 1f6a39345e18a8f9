import type { ReactNode } from 'react';
import { localName } from '../../../i18n/format';
import { sentences } from '../../../i18n/sentences';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import type { UserError } from '../../../ui/form/userErrors';
import { type BulkResult, runBulk } from '../../../ui/list/runBulk';
import { useMutationKey } from '../assessment/useMutationKey';
import { useTold } from '../useTold';
import {
  type AppraisalFailureFragment,
  type AppraisalRowFragment,
  useApproveTargetsOfManyMutation,
  useConfirmAssessmentsOfManyMutation,
  useRemindTeamMutation,
} from './examine.gen';

type Row = AppraisalRowFragment;
interface People {
  clientMutationId: string;
  planId: string;
  employeeIds: string[];
}
interface Answer {
  done: number | null | undefined;
  failures: readonly AppraisalFailureFragment[] | null;
  userErrors: readonly UserError[];
}
export type ForMany = 'approve' | 'confirm' | 'remind';

/** What a manager does for several people at once, plan by plan: asks, says for how many it was done, and names each other one with the reason. */
export function useForMany() {
  const t = useT();
  const told = useTold();
  const keyed = useMutationKey();
  const [approve] = useApproveTargetsOfManyMutation();
  const [confirm] = useConfirmAssessmentsOfManyMutation();
  const [remind] = useRemindTeamMutation();
  const send: Readonly<Record<ForMany, (input: People) => Promise<Answer | null>>> = {
    approve: async (input) => {
      const answer = (await approve({ variables: { input } })).data?.approveTargetsOfMany;
      return answer ? { ...answer, done: answer.approved } : null;
    },
    confirm: async (input) => {
      const answer = (await confirm({ variables: { input } })).data?.confirmAssessmentsOfMany;
      return answer ? { ...answer, done: answer.confirmed } : null;
    },
    remind: async (input) => {
      const answer = (await remind({ variables: { input } })).data?.remindTeam;
      return answer ? { ...answer, done: answer.reminded } : null;
    },
  };
  const promise: Readonly<Record<ForMany, string>> = {
    approve: sentences(told('passTargetsOn'), told('approveTargets')),
    confirm: told('confirmAsBoss'),
    remind: '',
  };

  /** Answers whether it was tried. */
  return async (what: ForMany, rows: readonly Row[], shown?: ReactNode): Promise<boolean> => {
    const run = async (): Promise<BulkResult> => {
      const refused: { id: string; reason: string }[] = [];
      let done = 0;
      for (const planId of new Set(rows.map((row) => row.plan?.id ?? ''))) {
        const employeeIds = rows.filter((row) => row.plan?.id === planId).map((row) => row.employee?.id ?? '');
        const errors = await outcome(() =>
          keyed([what, planId, ...employeeIds].join(), async (clientMutationId) => {
            const answer = await send[what]({ clientMutationId, planId, employeeIds });
            done += answer?.done ?? 0;
            for (const { employee, message } of answer?.failures ?? [])
              refused.push({ id: employee?.id ?? '', reason: message });
            return answer;
          }),
        );
        // A plan that was refused as a whole, because it is locked say: so is each of its people.
        const [error] = errors;
        if (error) refused.push(...employeeIds.map((id) => ({ id, reason: error.message })));
      }
      return { done, refused };
    };
    const names = new Map(rows.map((row) => [row.employee?.id, localName(row.employee)]));
    const sentence = sentences(t(`performance.examine.many.${what}.body`, { count: rows.length }), promise[what]);
    return runBulk({
      ask: {
        title: t(`performance.examine.many.${what}.title`),
        body: shown ? [sentence, shown] : sentence,
        action: t(`performance.examine.many.${what}.action`),
      },
      run,
      nameOf: (id) => names.get(id) ?? '',
      told: (done) => t(`performance.examine.many.${what}.done`, { count: done }),
    });
  };
}
