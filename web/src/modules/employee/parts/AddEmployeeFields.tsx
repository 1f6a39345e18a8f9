import { Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { DepartmentPickerField, EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { DateField, NumberField, SelectField, TextField } from '../../../ui/form/fields';
import { FormGrid } from '../../../ui/form/FormGrid';
import { SectionCard } from '../../../ui/Panel';
import type { AddEmployeeForm as F, useAddEmployee } from '../useAddEmployee';
import { useEmployeeReferences } from '../useEmployeeReferences';

/** Sections of a new employee in reading order; only the first two are needed. */
export function AddEmployeeFields({ checkFree }: Pick<ReturnType<typeof useAddEmployee>, 'checkFree'>) {
  const t = useT();
  const { getValues } = useFormContext<F>();
  const { positions, ranks, jobFamilies } = useEmployeeReferences();
  const options = useEnumOptions();
  const after = (from: keyof F, text: string) => (value: string) =>
    getValues(from) && value < getValues(from) ? text : null;
  return (
    <Stack gap="4">
      <SectionCard title={t('employee.section.basic')}>
        <FormGrid>
          <TextField<F> name="name" label={t('employee.name')} required maxLength={50} />
          <TextField<F> name="nameEn" label={t('employee.nameEn')} maxLength={50} />
          <TextField<F>
            name="number"
            label={t('employee.number')}
            required
            maxLength={20}
            onLeave={(v) => void checkFree('number', v)}
          />
          <SelectField<F> name="sex" label={t('employee.sex')} options={options('Sex')} clearable={false} />
          <TextField<F>
            name="email"
            label={t('employee.email')}
            maxLength={100}
            onLeave={(v) => void checkFree('email', v)}
          />
          <TextField<F>
            name="loginAccount"
            label={t('employee.loginAccount')}
            help={t('employee.loginAccount.hint')}
            maxLength={50}
            onLeave={(v) => void checkFree('loginAccount', v)}
          />
        </FormGrid>
      </SectionCard>
      <SectionCard title={t('employee.section.work')}>
        <FormGrid>
          <DepartmentPickerField<F> name="departmentId" label={t('employee.department')} required />
          <SelectField<F> name="positionId" label={t('employee.position')} options={positions} />
          <SelectField<F> name="rankId" label={t('employee.rank')} options={ranks} />
          <SelectField<F> name="jobFamilyId" label={t('employee.jobFamily')} options={jobFamilies} />
          <EmployeePickerField<F> name="managerId" label={t('employee.manager')} />
          <EmployeePickerField<F> name="virtualManagerId" label={t('employee.virtualManager')} />
          <SelectField<F> name="type" label={t('employee.type')} options={options('EmployeeType')} clearable={false} />
          <TextField<F> name="city" label={t('employee.city')} maxLength={50} />
          <DateField<F> name="entryDate" label={t('employee.entryDate')} required />
          <DateField<F>
            name="regularDate"
            label={t('employee.regularDate')}
            check={after('entryDate', t('employee.check.regularBeforeEntry'))}
          />
        </FormGrid>
      </SectionCard>
      <SectionCard title={t('employee.section.contact')}>
        <FormGrid>
          <TextField<F> name="phone" label={t('employee.phone')} maxLength={30} />
          <TextField<F> name="emergencyContact" label={t('employee.emergencyContact')} maxLength={50} />
          <TextField<F> name="emergencyPhone" label={t('employee.emergencyPhone')} maxLength={30} />
        </FormGrid>
      </SectionCard>
      <SectionCard title={t('employee.section.personal')}>
        <FormGrid>
          <DateField<F> name="birthDate" label={t('employee.birthDate')} />
          <TextField<F> name="nationality" label={t('employee.nationality')} maxLength={50} />
          <SelectField<F>
            name="maritalStatus"
            label={t('employee.maritalStatus')}
            options={options('MaritalStatus')}
            clearable={false}
          />
          <TextField<F> name="politicalStatus" label={t('employee.politicalStatus')} maxLength={50} />
          <SelectField<F>
            name="education"
            label={t('employee.education')}
            options={options('Education')}
            clearable={false}
          />
          <SelectField<F> name="idType" label={t('employee.idType')} options={options('IdType')} />
          <TextField<F> name="idNumber" label={t('employee.idNumber')} maxLength={30} />
        </FormGrid>
      </SectionCard>
      <SectionCard title={t('employee.section.contract')}>
        <FormGrid>
          <DateField<F> name="contractStart" label={t('employee.contractStart')} />
          <DateField<F>
            name="contractEnd"
            label={t('employee.contractEnd')}
            check={after('contractStart', t('employee.check.contractEndBeforeStart'))}
          />
          <TextField<F> name="bankName" label={t('employee.bankName')} maxLength={50} />
          <TextField<F> name="bankCard" label={t('employee.bankCard')} maxLength={30} />
          <NumberField<F>
            name="baseSalary"
            label={t('employee.baseSalary')}
            places={2}
            unit={t('employee.unit.month')}
          />
          <NumberField<F>
            name="targetBonus"
            label={t('employee.targetBonus')}
            places={2}
            unit={t('employee.unit.year')}
          />
        </FormGrid>
      </SectionCard>
    </Stack>
  );
}
