import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import { hasCode } from '../../session/failures';
import { useFormDraft } from '../../ui/guard/useFormDraft';
import { useSubmit } from '../../ui/form/useSubmit';
import { toast } from '../../ui/toast';
import { atOwnFields } from './custom/ownValues';
import { EmployeeDetailsDocument } from './employee.gen';
import type { Profile, Section } from './sections';
import { changesBetween, type FieldChange, formOf, inputOf, sectionDraft, type SectionForm } from './sectionValues';

/**
 * Editing one section in place. When somebody else saved meanwhile, the form takes over what they changed, keeps what
 * was typed here, says what differs, and the next save goes against the new version.
 */
export function useSectionEdit(section: Section, profile: Profile, onDone: () => void) {
  const t = useT();
  const client = useApolloClient();
  const [base, setBase] = useState(profile);
  const [conflict, setConflict] = useState<readonly FieldChange[] | null>(null);
  const form = useForm<SectionForm>({ defaultValues: formOf(section, profile) });
  const [mutate] = useMutation(section.document, { refetchQueries: ['EmployeeAudit'] });
  useFormDraft(sectionDraft(section), form);

  const explain = async () => {
    const { data } = await client.query({
      query: EmployeeDetailsDocument,
      variables: { id: base.id },
      fetchPolicy: 'network-only',
    });
    const now = data?.employee;
    if (!now) return;
    setConflict(changesBetween(section, base, now));
    setBase(now);
    form.reset(formOf(section, now), { keepDirtyValues: true });
  };
  const submit = useSubmit(form, async (values) => {
    try {
      const { data } = await mutate({ variables: { input: inputOf(section, base, values) } });
      const errors = data?.saved?.userErrors ?? [];
      if (errors.length === 0) {
        toast.success(t('employee.saved'));
        onDone();
      }
      return atOwnFields(errors);
    } catch (error) {
      const conflicting = hasCode(error, 'CONFLICT');
      if (conflicting) await explain();
      return [
        { field: null, code: 'FAILED', message: t(conflicting ? 'employee.conflict.again' : 'errors.requestFailed') },
      ];
    }
  });
  return { form, submit, conflict, base };
}
