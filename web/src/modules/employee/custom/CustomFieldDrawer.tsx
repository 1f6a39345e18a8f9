import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { localName } from '../../../i18n/format';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { CheckboxField, SelectField, TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { useDictionariesQuery } from '../dictionary/dictionaries.gen';
import { useAddCustomFieldMutation, useUpdateCustomFieldMutation } from './customFields.gen';
import type { CustomField } from './useCustomFields';

interface Values {
  name: string;
  nameEn: string;
  group: string;
  type: string;
  dictionaryId: string;
  required: boolean;
}

/** A field to be added or changed; what it holds is decided once. Mounted only while it is open. */
export function CustomFieldDrawer({
  field,
  onClose,
  onAdded,
}: {
  /** Null: a new one. */
  field: CustomField | null;
  onClose: () => void;
  onAdded: () => Promise<unknown>;
}) {
  const t = useT();
  const options = useEnumOptions();
  const { data } = useDictionariesQuery();
  const [clientMutationId] = useState(randomId);
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      name: field?.name ?? '',
      nameEn: field?.nameEn ?? '',
      group: field?.group ?? '',
      type: field?.type ?? 'TEXT',
      dictionaryId: field?.dictionaryId ?? '',
      required: field?.required ?? false,
    },
  });
  const [add] = useAddCustomFieldMutation();
  const [update] = useUpdateCustomFieldMutation();
  const type = form.watch('type');
  const chooses = type === 'SELECT' || type === 'MULTI_SELECT';
  const onSave = async ({ name, nameEn, group, dictionaryId, required, type: holds }: Values) => {
    const described = { name: name.trim(), nameEn: nameEn.trim() || null, group: group as never, required };
    const errors = await outcome(async () => {
      if (field) {
        const input = { id: field.id, version: field.version, enabled: field.enabled, ...described };
        return (await update({ variables: { input } })).data?.updateCustomField;
      }
      const input = { clientMutationId, type: holds as never, ...(chooses && { dictionaryId }), ...described };
      return (await add({ variables: { input } })).data?.addCustomField;
    });
    if (errors.length === 0 && !field) await onAdded();
    return errors;
  };
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={field ? t('employee.custom.change', { name: localName(field) }) : t('employee.custom.new')}
      form={form}
      onSave={onSave}
    >
      <FormGrid columns={1}>
        <TextField<Values> name="name" label={t('employee.dictionary.name')} required maxLength={LIMITS.shortText} />
        <TextField<Values>
          name="nameEn"
          label={t('employee.dictionary.nameEn')}
          help={t('employee.dictionary.nameEn.help')}
          maxLength={LIMITS.shortText}
        />
        <SelectField<Values>
          name="group"
          label={t('employee.custom.group')}
          help={t('employee.custom.group.help')}
          required
          options={options('FieldGroup')}
        />
        {!field && (
          <SelectField<Values>
            name="type"
            label={t('employee.custom.type')}
            help={t('employee.custom.type.help')}
            required
            options={options('CustomFieldType')}
          />
        )}
        {!field && chooses && (
          <SelectField<Values>
            name="dictionaryId"
            label={t('employee.custom.dictionary')}
            required
            options={(data?.dictionaries ?? []).map((one) => ({ value: one.id, label: localName(one) }))}
          />
        )}
        <CheckboxField<Values> name="required" label={t('employee.custom.required')} />
      </FormGrid>
    </FormDrawer>
  );
}
