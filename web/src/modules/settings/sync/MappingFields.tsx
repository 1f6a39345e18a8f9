import { fitsSyncField, isNeededOfSync, type SyncKey } from '@hengcai/shared/rules/employee/sync';
import { Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FormGrid } from '../../../ui/form/FormGrid';
import { RadioField, SelectField, TextField } from '../../../ui/form/fields';
import { SectionCard } from '../../../ui/Panel';
import { type Kind, type Settings, sourcesOf, type SyncValues as Values } from './syncValues';

/** What the fields are called that a company has added to its directory. */
const ADDED_HELPS = {
  CHAT: 'settings.sync.added.CHAT',
  ENTERPRISE_MESSAGING: 'settings.sync.added.ENTERPRISE_MESSAGING',
} as const;

/** Which field of the directory fills which of ours, and by which one people are recognised. */
export function MappingFields({ kind, fields }: { kind: Kind; fields: Settings['fields'] }) {
  const t = useT();
  const { formState, watch } = useFormContext<Values>();
  const { disabled } = formState;
  const sources = sourcesOf(kind, watch('added'));
  const identifyBy = watch('identifyBy') === 'EMAIL' ? 'email' : 'number';
  const labels = new Map(fields.map(({ field, label }) => [field, label]));
  return (
    <SectionCard title={t('settings.sync.mapping')} hint={t('settings.sync.mapping.hint')}>
      <Stack gap="4">
        <RadioField<Values>
          name="identifyBy"
          label={t('settings.sync.identifyBy')}
          help={t('settings.sync.identifyBy.help')}
          options={[
            { value: 'NUMBER', label: labels.get('empNumber') ?? '' },
            { value: 'EMAIL', label: labels.get('email') ?? '' },
          ]}
          disabled={disabled}
        />
        {kind.addedPrefix !== null && (
          <TextField<Values>
            name="added"
            label={t('settings.sync.added')}
            help={t(ADDED_HELPS[kind.type as keyof typeof ADDED_HELPS])}
            disabled={disabled}
          />
        )}
        <FormGrid>
          {fields.map(({ field, label }) => (
            <SelectField<Values>
              key={field}
              name={`mapping.${field}`}
              label={label}
              required={isNeededOfSync(field as SyncKey, identifyBy)}
              placeholder={t('settings.sync.mapping.none')}
              options={sources
                .filter((source) => fitsSyncField(field as SyncKey, source))
                .map((value) => ({ value, label: value }))}
              disabled={disabled}
            />
          ))}
        </FormGrid>
      </Stack>
    </SectionCard>
  );
}
