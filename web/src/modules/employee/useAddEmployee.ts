import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { today } from '../../i18n/zone';
import { useT } from '../../i18n/useT';
import { useFormDraft } from '../../ui/guard/useFormDraft';
import type { Save } from '../../ui/form/useSubmit';
import { randomId } from '../../ui/randomId';
import { type AddEmployeeInput, useAddEmployeeMutation, useEmployeeFieldsFreeLazyQuery } from './employee.gen';

const blank = {
  number: '',
  name: '',
  nameEn: '',
  email: '',
  loginAccount: '',
  sex: 'UNFILLED',
  departmentId: '',
  positionId: '',
  rankId: '',
  jobFamilyId: '',
  managerId: '',
  virtualManagerId: '',
  type: 'FULL_TIME',
  entryDate: '',
  regularDate: '',
  city: '',
  phone: '',
  emergencyContact: '',
  emergencyPhone: '',
  birthDate: '',
  nationality: '',
  maritalStatus: 'UNFILLED',
  politicalStatus: '',
  education: 'UNFILLED',
  idType: '',
  idNumber: '',
  contractStart: '',
  contractEnd: '',
  bankName: '',
  bankCard: '',
  baseSalary: '',
  targetBonus: '',
};
export type AddEmployeeForm = typeof blank;
type UniqueField = 'number' | 'email' | 'loginAccount';

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

/** The form of a new employee: uniqueness asked on leaving a field, server errors at their fields, the same key for every try. */
export function useAddEmployee() {
  const t = useT();
  const form = useForm<AddEmployeeForm>({ defaultValues: { ...blank, entryDate: today() } });
  const [key] = useState(randomId);
  const [added, setAdded] = useState<Added | null>(null);
  const [mutate] = useAddEmployeeMutation();
  const [ask] = useEmployeeFieldsFreeLazyQuery({ fetchPolicy: 'network-only' });
  useFormDraft('employee.add', form);

  const checkFree = async (field: UniqueField, value: string) => {
    if (!value) return;
    // Without an answer nothing speaks against it: saving asks again.
    const answer = await ask({ variables: { [field]: value } }).catch(() => null);
    const free = answer?.data?.employeeFieldsFree?.[field] ?? true;
    if (!free && form.getValues(field).trim() === value)
      form.setError(field, { type: 'TAKEN', message: t(taken[field]) });
  };
  const save: Save<AddEmployeeForm> = async (values) => {
    const filled = Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
    );
    // The form's fields are named as the input's; required ones are filled, or the form would not have been submitted.
    const input = { ...filled, clientMutationId: key } as unknown as AddEmployeeInput;
    const { data } = await mutate({ variables: { input }, refetchQueries: ['EmployeeList'] });
    const { employee, initialPassword = null, userErrors = [] } = data?.addEmployee ?? {};
    if (employee) setAdded({ id: employee.id, name: employee.name, initialPassword });
    return userErrors;
  };
  return { form, save, added, checkFree };
}
