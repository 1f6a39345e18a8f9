import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatDate, localName } from '../../../i18n/format';
import type { MessageId } from '../../../i18n/ids';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { randomId } from '../../../ui/randomId';
import type { Save } from '../../../ui/form/useSubmit';
import { toast } from '../../../ui/toast';
import type { ChangeProposal } from '../changeProposals/proposedKinds';
import { BLANK, type ChangeKind, type ChangeValues, FIELDS_OF } from './changeKinds';
import {
  type ExitGround,
  type ExitKind,
  type PersonnelChangeStatus,
  type TransferEmployeeInput,
  useChangeEmployeeMutation,
  useExitEmployeeMutation,
  usePromoteEmployeeMutation,
  useReenterEmployeeMutation,
  useRegulariseEmployeeMutation,
  useTransferEmployeeMutation,
} from './personnelChanges.gen';
import type { LoadedForm } from './useChangeForm';

const FILED: Partial<Record<PersonnelChangeStatus, MessageId>> = {
  PENDING: 'employee.change.filed.ahead',
  APPROVING: 'employee.change.filed.approving',
};

/**
 * The form of a change: what was typed stays whoever is chosen, goes out under one key for every try of one person, and a
 * stale person is asked for anew. `loaded` is null as long as nothing is known about whoever is chosen.
 */
export function useFileChange(
  kind: ChangeKind,
  employeeId: string,
  loaded: LoadedForm | null,
  again: () => Promise<unknown>,
  start: Partial<ChangeValues>,
  proposal: ChangeProposal | null,
) {
  const t = useT();
  const clientMutationId = useKeyOf(employeeId);
  const form = useForm<ChangeValues>({ defaultValues: { ...BLANK, ...start } });
  const agreed = start.regularDate ?? loaded?.regularisation?.regularDate ?? '';
  const { resetField, getFieldState } = form;
  useEffect(() => {
    // The day that is agreed stands there until another one is typed.
    if (!getFieldState('regularDate').isDirty) resetField('regularDate', { defaultValue: agreed });
  }, [agreed, getFieldState, resetField]);
  // The list it is filed from.
  const refetchQueries = [proposal ? 'ChangeProposalList' : 'PersonnelChangeList'];
  const [transfer] = useTransferEmployeeMutation({ refetchQueries });
  const [promote] = usePromoteEmployeeMutation({ refetchQueries });
  const [change] = useChangeEmployeeMutation({ refetchQueries });
  const [regularise] = useRegulariseEmployeeMutation({ refetchQueries });
  const [reenter] = useReenterEmployeeMutation({ refetchQueries });
  const [exit] = useExitEmployeeMutation({ refetchQueries });

  const send = async (values: ChangeValues, { person, version }: LoadedForm) => {
    const reason = values.reason.trim();
    const base = { clientMutationId, employeeId: person.id, version };
    const upon = proposal && { proposalId: proposal.id };
    if (kind === 'exit') {
      const { exitKind, exitReason, ground, handOverToId, lastDay } = values;
      const { data } = await exit({
        variables: {
          input: {
            ...base,
            ...upon,
            lastDay,
            exitKind: exitKind as ExitKind,
            ...(reason && { reason }),
            ...(exitReason && { exitReason }),
            ...(exitKind === 'INVOLUNTARY' && ground && { ground: ground as ExitGround }),
            ...(handOverToId && { handOverToId }),
          },
        },
      });
      return data?.exitEmployee;
    }
    if (kind === 'regularisation') {
      const input = { ...base, ...upon, regularDate: values.regularDate, ...(reason && { reason }) };
      return (await regularise({ variables: { input } })).data?.regulariseEmployee;
    }
    // What was left blank stays as it is.
    const chosen = Object.fromEntries(
      FIELDS_OF[kind].flatMap((field) => (values[field].trim() ? [[field, values[field].trim()]] : [])),
    );
    if (kind === 'reentry') {
      const { entryDate, regularDate } = values;
      const input = { ...base, ...chosen, entryDate, ...(regularDate && { regularDate }), ...(reason && { reason }) };
      return (await reenter({ variables: { input } })).data?.reenterEmployee;
    }
    const input = { ...base, ...upon, ...chosen, effectiveDate: values.effectiveDate, ...(reason && { reason }) };
    if (kind === 'common') return (await change({ variables: { input } })).data?.changeEmployee;
    const variables = { input: input satisfies TransferEmployeeInput };
    if (kind === 'promotion') return (await promote({ variables })).data?.promoteEmployee;
    return (await transfer({ variables })).data?.transferEmployee;
  };

  const save: Save<ChangeValues> = async (values) => {
    if (!loaded) return [{ code: 'REQUIRED', message: t('employee.change.person.hint') }];
    const errors = await outcome(async () => {
      const answer = await send(values, loaded);
      const filed = answer?.personnelChange;
      if (filed)
        toast.success(
          t(FILED[filed.status ?? 'EFFECTIVE'] ?? 'employee.change.filed.done', {
            name: localName(loaded.person),
            date: formatDate(filed.effectiveDate),
          }),
        );
      return answer;
    });
    if (errors.some(({ code }) => code === 'CONFLICT')) await again();
    return errors;
  };
  return { form, save };
}

/** A key for every try with one person; another person is another act. */
function useKeyOf(employeeId: string): string {
  const [key, setKey] = useState(() => ({ employeeId, id: randomId() }));
  if (key.employeeId === employeeId) return key.id;
  const next = { employeeId, id: randomId() };
  setKey(next);
  return next.id;
}
