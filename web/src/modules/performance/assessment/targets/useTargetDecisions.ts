import { outcome } from '../../../../shared/save/outcome';
import {
  useApproveTargetsMutation,
  useAssignTargetsMutation,
  useLockAssessmentMutation,
  useRejectTargetsMutation,
  useSubmitTargetsMutation,
  useWithdrawTargetsMutation,
} from '../assessment.gen';
import { useMutationKey } from '../useMutationKey';
import { toInput } from './targetRows';
import type { TargetForm } from './useTargetRows';

interface Options {
  planId: string;
  employeeId: string;
  form: TargetForm;
}

/** The decisions about a target form, each sent with the version that is seen. */
export function useTargetDecisions({ planId, employeeId, form }: Options) {
  const [submit] = useSubmitTargetsMutation();
  const [withdraw] = useWithdrawTargetsMutation();
  const [approve] = useApproveTargetsMutation();
  const [reject] = useRejectTargetsMutation();
  const [assign] = useAssignTargetsMutation();
  const [lock] = useLockAssessmentMutation();
  const keyed = useMutationKey();
  const person = { planId, employeeId };
  const decision = <More extends object>(clientMutationId: string, more: More) => ({
    variables: { input: { ...person, clientMutationId, version: form.version.current, ...more } },
  });
  return {
    // A draft that is on its way comes first, and none follows.
    submit: () =>
      form.inTurn(() => keyed('submit', async (key) => (await submit(decision(key, {}))).data?.submitTargets)),
    withdraw: () => keyed('withdraw', async (key) => (await withdraw(decision(key, {}))).data?.withdrawTargets),
    approve: (opinion: string) =>
      outcome(() => keyed('approve', async (key) => (await approve(decision(key, { opinion }))).data?.approveTargets)),
    reject: (opinion: string) =>
      outcome(() => keyed('reject', async (key) => (await reject(decision(key, { opinion }))).data?.rejectTargets)),
    assign: () =>
      keyed('assign', async (clientMutationId) => {
        const { data } = await assign({
          variables: {
            input: { ...person, clientMutationId, version: form.version.current, rows: form.rows.map(toInput) },
          },
        });
        if (data?.assignTargets?.assessment) form.replace(data.assignTargets.assessment);
        return data?.assignTargets;
      }),
    lock: async (locked: boolean) => (await lock({ variables: { input: { ...person, locked } } })).data?.lockAssessment,
  };
}
