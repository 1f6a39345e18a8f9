import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatDate, formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { DepartmentPickerField, EmployeePickerField } from '../../../shared/pickers/pickerFields';
import { DateField, NumberField, SelectField, TextAreaField, TextField } from '../../../ui/form/fields';
import { FormGrid } from '../../../ui/form/FormGrid';
import { useDictionaries } from '../dictionary/useDictionaries';
import { useEmployeeReferences } from '../useEmployeeReferences';
import { proposedFields } from '../changeProposals/proposedKinds';
import { type ChangeInput, type ChangeValues, FIELDS_OF, LABELS } from './changeKinds';
import type { PersonOfChangeFragment } from './personnelChanges.gen';
import type { LoadedForm } from './useChangeForm';

/** What stands there today, in words. */
function useCurrent(person: PersonOfChangeFragment): (field: ChangeInput) => string {
  const { wordFor } = useDictionaries();
  return (field) => {
    switch (field) {
      case 'departmentId':
        return localName(person.department);
      case 'positionId':
        return localName(person.position);
      case 'rankId':
        return orDash(person.rank?.name);
      case 'jobFamilyId':
        return localName(person.jobFamily);
      case 'managerId':
        return localName(person.manager);
      case 'virtualManagerId':
        return localName(person.virtualManager);
      case 'city':
        return wordFor('city', person.city);
      case 'type':
        return wordFor('type', person.type, 'EmployeeType');
      case 'fullTimeEquivalent':
        return formatNumber(person.fullTimeEquivalent, LIMITS.fullTimeEquivalentDigits);
      case 'contractType':
        return wordFor('contractType', person.contractType);
      case 'contractStart':
        return formatDate(person.contractStart);
      case 'contractEnd':
        return formatDate(person.contractEnd);
      default:
        return orDash(null);
    }
  };
}

/** The day, the fields a kind of change may change with what stands there now, and the reason. */
export function ChangeFields({
  kind,
  form,
  proposes = false,
}: {
  kind: 'transfer' | 'promotion' | 'common' | 'reentry';
  form: Pick<LoadedForm, 'person' | 'entryDate' | 'lastDay'>;
  /** Whether it is proposed only: without what is HR's to say, and never without a reason. */
  proposes?: boolean;
}) {
  const t = useT();
  const fields = proposes && kind !== 'reentry' ? proposedFields(kind) : FIELDS_OF[kind];
  const ranksHidden = form.person.maskedFields.includes('rank');
  return (
    <FormGrid>
      {kind === 'reentry' ? (
        <ReentryDays form={form} />
      ) : (
        <DateField<ChangeValues>
          name="effectiveDate"
          label={t('employee.change.effectiveDate')}
          required
          wide
          {...(!proposes && { help: t('employee.change.effectiveDate.hint') })}
          min={form.entryDate}
          {...(form.lastDay && { max: form.lastDay })}
        />
      )}
      {fields.map((field) =>
        field === 'rankId' && ranksHidden ? null : <ChangeFieldInput key={field} field={field} person={form.person} />,
      )}
      <TextAreaField<ChangeValues>
        name="reason"
        label={t('employee.change.reason')}
        required={proposes}
        maxLength={LIMITS.reason}
        wide
      />
    </FormGrid>
  );
}

/** The first day back, and the end of another probation. */
function ReentryDays({ form }: { form: Pick<LoadedForm, 'entryDate' | 'lastDay'> }) {
  const t = useT();
  return (
    <>
      <DateField<ChangeValues>
        name="entryDate"
        label={t('employee.entryDate')}
        required
        help={t('employee.change.reentry.before', {
          from: formatDate(form.entryDate),
          until: formatDate(form.lastDay),
        })}
      />
      <DateField<ChangeValues>
        name="regularDate"
        label={t('employee.regularDate')}
        help={t('employee.change.reentry.regular')}
      />
    </>
  );
}

function ChangeFieldInput({ field, person }: { field: ChangeInput; person: PersonOfChangeFragment }) {
  const t = useT();
  const { choicesFor } = useDictionaries();
  const references = useEmployeeReferences();
  const current = useCurrent(person);
  const common = {
    name: field,
    label: t(LABELS[field]),
    help: t('employee.change.current', { value: current(field) }),
  };
  const placeholder = t('employee.change.unchanged');
  switch (field) {
    case 'departmentId':
      return <DepartmentPickerField<ChangeValues> {...common} placeholder={placeholder} />;
    case 'managerId':
    case 'virtualManagerId':
      return <EmployeePickerField<ChangeValues> {...common} superiorOf={person.id} />;
    case 'positionId':
      return <SelectField<ChangeValues> {...common} placeholder={placeholder} options={references.positions} />;
    case 'rankId':
      return <SelectField<ChangeValues> {...common} placeholder={placeholder} options={references.ranks} />;
    case 'jobFamilyId':
      return <SelectField<ChangeValues> {...common} placeholder={placeholder} options={references.jobFamilies} />;
    case 'type':
      return (
        <SelectField<ChangeValues>
          {...common}
          placeholder={placeholder}
          options={choicesFor('type', null, 'EmployeeType') ?? []}
        />
      );
    case 'fullTimeEquivalent':
      return (
        <NumberField<ChangeValues> {...common} placeholder={placeholder} places={LIMITS.fullTimeEquivalentDigits} />
      );
    case 'city':
    case 'contractType': {
      const choices = choicesFor(field, null);
      if (!choices)
        return <TextField<ChangeValues> {...common} placeholder={placeholder} maxLength={LIMITS.shortText} />;
      return <SelectField<ChangeValues> {...common} placeholder={placeholder} options={choices} />;
    }
    default:
      return <DateField<ChangeValues> {...common} />;
  }
}
