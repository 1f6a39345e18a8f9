import { LIMITS } from '@hengcai/shared/rules/limits';
import { localName } from '../../../i18n/format';
import { DateField, NumberField, SelectField, TextField } from '../../../ui/form/fields';
import { FormField } from '../../../ui/form/FormField';
import { MultiSelect } from '../../../ui/input/Select';
import { useDictionaries } from '../dictionary/useDictionaries';
import type { SectionForm } from '../sectionValues';
import { ownName, toText, toValues } from './ownValues';
import type { CustomField } from './useCustomFields';

/** The control of a field the company has added. */
export function OwnFieldInput({
  field,
  held = [],
  disabled = false,
}: {
  field: CustomField;
  /** What stands there already. */
  held?: readonly string[];
  disabled?: boolean;
}) {
  const { choicesFor } = useDictionaries();
  const common = { name: ownName(field), label: localName(field), required: field.required, disabled };
  const dictionary = field.dictionaryId ?? '';
  switch (field.type) {
    case 'NUMBER':
      return <NumberField<SectionForm> {...common} places={4} negative />;
    case 'DATE':
      return <DateField<SectionForm> {...common} />;
    case 'SELECT':
      return <SelectField<SectionForm> {...common} options={choicesFor(dictionary, held[0]) ?? []} />;
    case 'MULTI_SELECT': {
      const known = held.flatMap((code) => choicesFor(dictionary, code) ?? []);
      const offered = choicesFor(dictionary, null) ?? [];
      const more = known.filter(({ value }, i) => known.findIndex((one) => one.value === value) === i);
      const options = [...offered, ...more.filter(({ value }) => !offered.some((one) => one.value === value))];
      return (
        <FormField<SectionForm> {...common} choice>
          {({ value, onChange, onBlur }, invalid) => (
            <MultiSelect
              options={options}
              value={toValues(value)}
              onChange={(values) => onChange(toText(values))}
              onBlur={onBlur}
              invalid={invalid}
              disabled={disabled}
            />
          )}
        </FormField>
      );
    }
    default:
      return <TextField<SectionForm> {...common} maxLength={LIMITS.customText} />;
  }
}
