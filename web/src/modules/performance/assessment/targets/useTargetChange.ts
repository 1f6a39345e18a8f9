import { outcome } from '../../../../shared/save/outcome';
import {
  useApproveTargetChangeMutation,
  useRejectTargetChangeMutation,
  useSubmitTargetChangeMutation,
  useWithdrawTargetChangeMutation,
} from '../assessment.gen';
import { useMutationKey } from '../useMutationKey';
import { type TargetRow, toInput } from './targetRows';

interface Seen {
  planId: string;
  employeeId: string;
  version: number;
}

/** What is done about a change of agreed targets, each with the version that is seen. */
export function useTargetChange(seen: Seen) {
  const [submit] = useSubmitTargetChangeMutation();
  const [withdraw] = useWithdrawTargetChangeMutation();
  const [approve] = useApproveTargetChangeMutation();
  const [reject] = useRejectTargetChangeMutation();
  const keyed = useMutationKey();
  const decision = <More extends object>(clientMutationId: string, more: More) => ({
    variables: { input: { ...seen, clientMutationId, ...more } },
  });
  return {
    submit: (rows: readonly TargetRow[], reason: string) =>
      outcome(() =>
        keyed(
          'change',
          async (key) => (await submit(decision(key, { rows: rows.map(toInput), reason }))).data?.submitTargetChange,
        ),
      ),
    withdraw: () =>
      keyed('withdrawChange', async (key) => (await withdraw(decision(key, {}))).data?.withdrawTargetChange),
    approve: (opinion: string) =>
      outcome(() =>
        keyed('approveChange', async (key) => (await approve(decision(key, { opinion }))).data?.approveTargetChange),
      ),
    reject: (opinion: string) =>
      outcome(() =>
        keyed('rejectChange', async (key) => (await reject(decision(key, { opinion }))).data?.rejectTargetChange),
      ),
  };
}
