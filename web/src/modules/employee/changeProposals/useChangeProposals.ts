import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import type { TextQuestion } from '../../../ui/TextDialog';
import { toast } from '../../../ui/toast';
import {
  useChangeProposalsAboutQuery,
  useRefuseChangeProposalMutation,
  useWithdrawChangeProposalMutation,
} from './changeProposals.gen';
import type { ChangeProposal } from './proposedKinds';

/** What is proposed for a person, and whether the reader may propose; nothing of services without proposals. */
export function useChangeProposalsAbout(employeeId: string) {
  const { data } = useChangeProposalsAboutQuery({
    variables: { employeeId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  return {
    mayPropose: data?.changeProposalsAbout?.mayPropose ?? false,
    proposals: data?.changeProposalsAbout?.proposals ?? [],
  };
}

/** What ends a proposal besides filing it: taken back by the manager, refused by HR with a reason. */
export function useEndProposal() {
  const t = useT();
  const label = useEnumLabel();
  const [withdrawOne] = useWithdrawChangeProposalMutation();
  const [refuseOne] = useRefuseChangeProposalMutation();
  const [question, setQuestion] = useState<TextQuestion | null>(null);
  return {
    question,
    answered: () => setQuestion(null),
    withdraw: ({ id, version }: ChangeProposal) =>
      act(
        async () => (await withdrawOne({ variables: { input: { id, version } } })).data?.withdrawChangeProposal,
        t('employee.proposed.withdrawn'),
      ),
    refuse: ({ id, version, type, employee, proposedBy }: ChangeProposal) =>
      setQuestion({
        title: t('employee.proposed.refuse.title', {
          type: label('PersonnelChangeType', type),
          name: localName(employee),
        }),
        body: t('employee.proposed.refuse.body', { manager: proposedBy }),
        label: t('employee.proposed.opinion'),
        action: t('employee.proposed.refuse'),
        required: true,
        maxLength: LIMITS.reason,
        danger: true,
        run: async (opinion) => {
          const errors = await outcome(
            async () =>
              (await refuseOne({ variables: { input: { id, version, opinion } } })).data?.refuseChangeProposal,
          );
          if (errors.length === 0) toast.success(t('employee.proposed.refused'));
          return errors;
        },
      }),
  };
}
