import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { today } from '../../i18n/zone';
import { useT } from '../../i18n/useT';
import { markStale } from '../../shared/save/known';
import { useFormDraft } from '../../ui/guard/useFormDraft';
import type { Save } from '../../ui/form/useSubmit';
import { randomId } from '../../ui/randomId';
import { atOwnFields, ownInput } from './custom/ownValues';
import { useCustomFields } from './custom/useCustomFields';
import { sections } from './sections';
import type { SectionForm } from './sectionValues';
import { type AddEmployeeInput, useAddEmployeeMutation, useEmployeeFieldsFreeLazyQuery } from './employee.gen';

/** What stands in a field that is never empty before anybody says otherwise. */
const chosen: Readonly<Record<string, string>> = {
  sex: 'UNFILLED',
  type: 'FULL_TIME',
  fullTimeEquivalent: '1',
  maritalStatus: 'UNFILLED',
  education: 'UNFILLED',
};
const blank = (): SectionForm => ({
  ...Object.fromEntries(
    sections.flatMap(({ fields }) =>
      fields.flatMap(({ kind, input }) => (kind === 'since' ? [] : [[input, chosen[input] ?? '']])),
    ),
  ),
  entryDate: today(),
});

export interface Added {
  id: string;
  name: string;
  initialPassword: string | null;
}

const taken = {
  number: 'employee.taken.number',
  email: 'employee.taken.email',
  loginAccount: 'employee.taken.loginAccount',
} as const;
type UniqueField = keyof typeof taken;
export const isUnique = (input: string): input is UniqueField => input in taken;

/** The form of a new employee: uniqueness asked on leaving a field, server errors at their fields, the same key for every try. */
export function useAddEmployee() {
  const t = useT();
  const form = useForm<SectionForm>({ defaultValues: blank() });
  const own = useCustomFields();
  const [key] = useState(randomId);
  const [added, setAdded] = useState<Added | null>(null);
  const [mutate] = useAddEmployeeMutation({ update: (cache) => markStale(cache, 'employees') });
  const [ask] = useEmployeeFieldsFreeLazyQuery({ fetchPolicy: 'network-only' });
  useFormDraft('employee.add', form);

  const checkFree = async (field: UniqueField, value: string) => {
    if (!value) return;
    // Without an answer nothing speaks against it: saving asks again.
    const answer = await ask({ variables: { [field]: value } }).catch(() => null);
    const free = answer?.data?.employeeFieldsFree?.[field] ?? true;
    if (!free && form.getValues(field)?.trim() === value)
      form.setError(field, { type: 'TAKEN', message: t(taken[field]) });
  };
  const save: Save<SectionForm> = async (values) => {
    const filled = Object.fromEntries(
      sections.flatMap(({ fields }) =>
        fields.flatMap(({ input }) => {
          const value = (values[input] ?? '').trim();
          return value === '' ? [] : [[input, value] as const];
        }),
      ),
    );
    const customValues = ownInput(own, values, null);
    // `sections` names fields as the input does; what has to be given is, or the form would not have been submitted.
    const input = { ...filled, ...(customValues && { customValues }), clientMutationId: key } as AddEmployeeInput;
    const { data } = await mutate({ variables: { input } });
    const { employee, initialPassword = null, userErrors = [] } = data?.addEmployee ?? {};
    if (employee) setAdded({ id: employee.id, name: employee.name, initialPassword });
    return atOwnFields(userErrors);
  };
  return { form, save, added, checkFree };
}
