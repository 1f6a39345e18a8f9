import { LIMITS } from '@hengcai/shared/rules/limits';
import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { DateField, NumberField, SelectField, TextField } from '../../../ui/form/fields';
import type { UserError } from '../../../ui/form/userErrors';
import { toast } from '../../../ui/toast';
import { useDictionaries } from '../dictionary/useDictionaries';
import { type KeptRecord, nameOf, type RecordField, type RecordKindSpec } from './recordKinds';

type Values = Record<RecordField['name'], string>;

/** One title, certificate or grant to be added or changed. Mounted only while it is open. */
export function RecordDrawer({
  spec,
  record,
  onClose,
  onSave,
}: {
  spec: RecordKindSpec;
  /** Null: a new one. */
  record: KeptRecord | null;
  onClose: () => void;
  onSave: (record: Partial<KeptRecord>) => Promise<UserError[]>;
}) {
  const t = useT();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(spec.fields.map(({ name }) => [name, record?.[name] ?? ''])),
  });
  const { choicesFor } = useDictionaries();
  const from = form.watch('validFrom');
  const save = async (values: Values) => {
    const errors = await onSave({ ...(record && { id: record.id }), ...values });
    if (errors.length === 0) toast.success(t('employee.saved'));
    return errors;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={record ? t('employee.records.change', { name: nameOf(record) }) : t(spec.add)}
      form={form}
      onSave={save}
    >
      <FormGrid columns={1}>
        {spec.fields.map(({ name, label, kind, required = false, unit }) => {
          const common = { name, label: t(label), required };
          if (kind === 'date')
            return <DateField<Values> key={name} {...common} {...(name === 'validTo' && from && { min: from })} />;
          if (kind === 'number')
            return <NumberField<Values> key={name} {...common} places={4} {...(unit && { unit: t(unit) })} />;
          const choices = kind === 'choice' ? choicesFor(name, record?.[name]) : null;
          if (choices) return <SelectField<Values> key={name} {...common} options={choices} />;
          return <TextField<Values> key={name} {...common} maxLength={LIMITS.shortText} />;
        })}
      </FormGrid>
    </FormDrawer>
  );
}
