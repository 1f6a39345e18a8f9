import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import type { UserError } from '../../../ui/form/userErrors';
import { toast } from '../../../ui/toast';
import {
  type EmployeeProposalsQuery,
  useAcceptRecordProposalMutation,
  useEmployeeProposalsQuery,
  useRefuseRecordProposalMutation,
  useWithdrawRecordProposalMutation,
} from './proposals.gen';

export type Proposal = NonNullable<EmployeeProposalsQuery['employeeProposals']>[number];

/** The open proposals for a record and what can be done with them; none of services without them. */
export function useProposals(employeeId: string) {
  const t = useT();
  const { data, refetch } = useEmployeeProposalsQuery({
    variables: { employeeId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const [acceptOne] = useAcceptRecordProposalMutation();
  const [refuseOne] = useRefuseRecordProposalMutation();
  const [withdrawOne] = useWithdrawRecordProposalMutation();
  const at = ({ id, version }: Proposal) => ({ id, version });
  return {
    proposals: data?.employeeProposals ?? [],
    accept: async (proposal: Proposal) => {
      const variables = { input: at(proposal) };
      await act(
        async () => (await acceptOne({ variables })).data?.acceptRecordProposal,
        t('employee.proposal.accepted'),
      );
      await refetch();
    },
    refuse: async (proposal: Proposal, opinion: string): Promise<readonly UserError[]> => {
      const variables = { input: { ...at(proposal), opinion } };
      const errors = await outcome(async () => (await refuseOne({ variables })).data?.refuseRecordProposal);
      if (errors.length === 0) {
        toast.success(t('employee.proposal.refused'));
        await refetch();
      }
      return errors;
    },
    withdraw: async (proposal: Proposal) => {
      const variables = { input: at(proposal) };
      await act(
        async () => (await withdrawOne({ variables })).data?.withdrawRecordProposal,
        t('employee.proposal.withdrawn'),
      );
      await refetch();
    },
  };
}
