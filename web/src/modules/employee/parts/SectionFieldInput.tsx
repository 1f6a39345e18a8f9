import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { DepartmentPickerField, EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { DateField, NumberField, SelectField, TextField } from '../../../ui/form/fields';
import type { Profile, SectionField } from '../sections';
import type { SectionForm } from '../sectionValues';
import { useEmployeeReferences } from '../useEmployeeReferences';

interface Props {
  field: SectionField;
  profile: Profile;
  disabled: boolean;
}

/** The control of one field of a section. */
export function SectionFieldInput({ field, profile, disabled }: Props) {
  const t = useT();
  const options = useEnumOptions();
  const references = useEmployeeReferences();
  const common = { name: field.input, label: t(field.label), required: field.required ?? false, disabled };
  switch (field.kind) {
    case 'text':
      return <TextField<SectionForm> {...common} maxLength={field.maxLength} />;
    case 'secret':
      return (
        <TextField<SectionForm>
          {...common}
          maxLength={field.maxLength}
          placeholder={profile[field.of] ?? ''}
          help={t('employee.secret.hint')}
        />
      );
    case 'date':
    case 'since':
      return <DateField<SectionForm> {...common} />;
    case 'money':
      return <NumberField<SectionForm> {...common} places={2} unit={t(field.unit)} />;
    case 'reference':
      return <SelectField<SectionForm> {...common} options={references[field.options]} />;
    case 'department':
      return <DepartmentPickerField<SectionForm> {...common} />;
    case 'person':
      return (
        <EmployeePickerField<SectionForm>
          {...common}
          chosen={field.of === 'manager' ? profile.manager : profile.virtualManager}
        />
      );
    case 'enum':
      return <SelectField<SectionForm> {...common} options={options(field.set)} clearable={field.optional ?? false} />;
  }
}
