import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import type { Save } from '../../../ui/form/useSubmit';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { BLANK, type ChangeValues } from '../changes/changeKinds';
import {
  type ChangeProposalFormQuery,
  type EmployeeType,
  type ExitKind,
  type ProposePersonnelChangeInput,
  useProposePersonnelChangeMutation,
} from './changeProposals.gen';
import { DAY_OF, proposedFields, type ProposedInput, type ProposedKind, TYPE_OF } from './proposedKinds';

export type Proposable = NonNullable<ChangeProposalFormQuery['employee']>;

/** The form of a proposal; what was typed goes out under one key for every try. */
export function useProposeChange(kind: ProposedKind, person: Proposable) {
  const t = useT();
  const [clientMutationId] = useState(randomId);
  const form = useForm<ChangeValues>({
    defaultValues: { ...BLANK, regularDate: kind === 'regularisation' ? (person.regularDate ?? '') : '' },
  });
  const [propose] = useProposePersonnelChangeMutation({ refetchQueries: ['ChangeProposalsAbout'] });
  const save: Save<ChangeValues> = async (values) => {
    // What was left blank stays as it is.
    const { type, ...chosen } = Object.fromEntries(
      proposedFields(kind).flatMap((field) => (values[field].trim() ? [[field, values[field].trim()]] : [])),
    ) as Partial<Record<ProposedInput, string>>;
    const input: ProposePersonnelChangeInput = {
      clientMutationId,
      employeeId: person.id,
      type: TYPE_OF[kind],
      effectiveDate: values[DAY_OF(kind)],
      reason: values.reason.trim() || null,
      ...(kind === 'exit' && { exitKind: values.exitKind as ExitKind, exitReason: values.exitReason || null }),
      ...chosen,
      ...(type && { employmentType: type as EmployeeType }),
    };
    const errors = await outcome(async () => (await propose({ variables: { input } })).data?.proposePersonnelChange);
    if (errors.length === 0) toast.success(t('employee.proposed.sent', { name: localName(person) }));
    // The form calls them by the kind of change.
    return errors.map((one) =>
      one.field === 'effectiveDate'
        ? { ...one, field: DAY_OF(kind) }
        : one.field === 'employmentType'
          ? { ...one, field: 'type' }
          : one,
    );
  };
  return { form, save };
}
