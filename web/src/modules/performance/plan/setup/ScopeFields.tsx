import { Field, Stack } from '@chakra-ui/react';
import { get, useController, useFormState, useWatch } from 'react-hook-form';
import { useT } from '../../../../i18n/useT';
import { DepartmentPicker } from '../../../../shared/pickers/DepartmentPicker';
import { RadioField } from '../../../../ui/form/fields';
import type { Plan } from '../planModel';
import { PeopleField } from '../../../../shared/pickers/PeopleField';
import type { ScopeValues } from './useScopeForm';

/** Whole company, or departments and people; and whoever is left out. */
export function ScopeFields({ plan, disabled = false }: { plan: Plan; disabled?: boolean }) {
  const t = useT();
  const who = useWatch<ScopeValues, 'who'>({ name: 'who' });
  return (
    <Stack gap="5" maxW="720px">
      <RadioField<ScopeValues>
        name="who"
        label={t('performance.plan.scope.who')}
        required
        options={[
          { value: 'all', label: t('performance.plan.scope.all') },
          { value: 'some', label: t('performance.plan.scope.some') },
        ]}
        disabled={disabled}
      />
      {who === 'some' && (
        <>
          <DepartmentsField disabled={disabled} />
          <PeopleField
            name="employeeIds"
            label={t('performance.plan.scope.employees')}
            known={plan.scope.employees ?? []}
            disabled={disabled}
          />
        </>
      )}
      <PeopleField
        name="excludedEmployeeIds"
        label={t('performance.plan.scope.excluded')}
        help={t('performance.plan.scope.excluded.help')}
        known={plan.scope.excludedEmployees ?? []}
        disabled={disabled}
      />
    </Stack>
  );
}

function DepartmentsField({ disabled }: { disabled: boolean }) {
  const t = useT();
  const { field } = useController({ name: 'departmentIds' });
  const { errors } = useFormState({ name: 'departmentIds', exact: false });
  const error: string | undefined = get(errors, 'departmentIds.root.message') ?? get(errors, 'departmentIds.message');
  const label = t('performance.plan.scope.departments');
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label as="div">{label}</Field.Label>
      <DepartmentPicker
        multiple
        value={field.value as string[]}
        onChange={field.onChange}
        label={label}
        disabled={disabled}
        invalid={Boolean(error)}
      />
      {error ? (
        <Field.ErrorText>{error}</Field.ErrorText>
      ) : (
        <Field.HelperText>{t('performance.plan.scope.departments.help')}</Field.HelperText>
      )}
    </Field.Root>
  );
}
