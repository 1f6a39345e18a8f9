import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { useSubmit } from '../../../ui/form/useSubmit';
import { randomId } from '../../../ui/randomId';
import { toast } from '../../../ui/toast';
import { atOwnFields } from '../custom/ownValues';
import type { Profile, Section } from '../sections';
import { formOf, inputOf, type SectionForm } from '../sectionValues';
import { type ProposeRecordChangeInput, useProposeRecordChangeMutation } from './proposals.gen';

/** A section of the own record, filled in to be proposed. */
export function useProposeEdit(section: Section, profile: Profile, onDone: () => void) {
  const t = useT();
  const [clientMutationId, setKey] = useState(randomId);
  const form = useForm<SectionForm>({ defaultValues: formOf(section, profile) });
  const [mutate] = useProposeRecordChangeMutation({ refetchQueries: ['EmployeeProposals'] });
  const submit = useSubmit(form, async (values) => {
    const { id: _id, version: _version, reason, ...fields } = inputOf(section, profile, values);
    const note = typeof reason === 'string' ? { note: reason } : {};
    const input = { clientMutationId, group: section.group, ...fields, ...note } as ProposeRecordChangeInput;
    const errors = await outcome(async () => (await mutate({ variables: { input } })).data?.saved);
    setKey(randomId());
    if (errors.length === 0) {
      toast.success(t('employee.proposal.sent'));
      onDone();
    }
    // What is about the group as a whole stands above the form.
    return atOwnFields(errors).map((error) => (error.field === 'group' ? { ...error, field: null } : error));
  });
  return { form, submit, conflict: null, base: profile };
}
