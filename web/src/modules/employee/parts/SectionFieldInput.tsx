import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { DepartmentPickerField, EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { DateField, NumberField, SelectField, TextField } from '../../../ui/form/fields';
import { useDictionaries } from '../dictionary/useDictionaries';
import type { Profile, SectionField } from '../sections';
import type { SectionForm } from '../sectionValues';
import { useEmployeeReferences } from '../useEmployeeReferences';

interface Props {
  field: SectionField;
  /** Whose values are changed; nobody's where somebody is added. */
  profile?: Profile;
  disabled?: boolean;
  /** Called with the text of a field that is left. */
  onLeave?: (value: string) => void;
}

/** The control of one field of a section. */
export function SectionFieldInput({ field, profile, disabled = false, onLeave }: Props) {
  const t = useT();
  const { choicesFor } = useDictionaries();
  const references = useEmployeeReferences();
  const common = {
    name: field.input,
    label: t(field.label),
    help: field.help && t(field.help),
    required: field.required ?? false,
    disabled,
  };
  switch (field.kind) {
    case 'text':
      return <TextField<SectionForm> {...common} maxLength={field.maxLength} {...(onLeave && { onLeave })} />;
    case 'secret':
      return (
        <TextField<SectionForm>
          {...common}
          maxLength={field.maxLength}
          {...(profile && { placeholder: profile[field.of] ?? '', help: t('employee.secret.hint') })}
        />
      );
    case 'date': {
      const { notBefore } = field;
      const check = (value: string, form: SectionForm) => {
        const first = notBefore && form[notBefore.input];
        return first && value < first ? t(notBefore.message) : null;
      };
      return <DateField<SectionForm> {...common} check={check} />;
    }
    case 'since':
      return <DateField<SectionForm> {...common} />;
    case 'money':
      return <NumberField<SectionForm> {...common} places={2} unit={t(field.unit)} />;
    case 'number':
      return <NumberField<SectionForm> {...common} places={field.places} />;
    case 'reference':
      return <SelectField<SectionForm> {...common} options={references[field.options]} />;
    case 'department':
      return <DepartmentPickerField<SectionForm> {...common} />;
    case 'person':
      return (
        <EmployeePickerField<SectionForm>
          {...common}
          superiorOf={profile?.id}
          chosen={(field.of === 'manager' ? profile?.manager : profile?.virtualManager) ?? null}
        />
      );
    case 'enum':
      return (
        <SelectField<SectionForm>
          {...common}
          options={choicesFor(field.of, profile?.[field.of], field.set) ?? []}
          clearable={field.optional ?? false}
        />
      );
    case 'choice': {
      const choices = choicesFor(field.of, profile?.[field.of]);
      if (!choices) return <TextField<SectionForm> {...common} maxLength={LIMITS.shortText} />;
      return <SelectField<SectionForm> {...common} options={choices} />;
    }
  }
}
