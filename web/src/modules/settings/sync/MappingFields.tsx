import { SYNC_BOUND, SYNC_FIELDS, type SyncField } from '@hengcai/shared/rules/employee/sync';
import { Stack } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { FormGrid } from '../../../ui/form/FormGrid';
import { RadioField, SelectField } from '../../../ui/form/fields';
import { SectionCard } from '../../../ui/Panel';
import type { SyncValues as Values } from './syncValues';

/** Days and managers come from what is one; everything else from any other field. */
const fits = (field: SyncField, source: string): boolean => {
  const bound = SYNC_BOUND[source];
  return bound === undefined ? field !== 'bossNumber' && field !== 'entryDate' : bound === field;
};

/** Which field of the directory fills which of ours, and by which one people are recognised. */
export function MappingFields({ sources }: { sources: readonly string[] }) {
  const t = useT();
  const { formState, watch } = useFormContext<Values>();
  const { disabled } = formState;
  const byEmail = watch('identifyBy') === 'EMAIL';
  const isNeeded = (field: SyncField) => field === 'empNumber' || field === 'empName' || (field === 'email' && byEmail);
  return (
    <SectionCard title={t('settings.sync.mapping')} hint={t('settings.sync.mapping.hint')}>
      <Stack gap="4">
        <RadioField<Values>
          name="identifyBy"
          label={t('settings.sync.identifyBy')}
          help={t('settings.sync.identifyBy.help')}
          options={[
            { value: 'NUMBER', label: t('settings.sync.field.empNumber') },
            { value: 'EMAIL', label: t('settings.sync.field.email') },
          ]}
          disabled={disabled}
        />
        <FormGrid>
          {SYNC_FIELDS.map((field) => (
            <SelectField<Values>
              key={field}
              name={`mapping.${field}`}
              label={t(`settings.sync.field.${field}`)}
              required={isNeeded(field)}
              placeholder={t('settings.sync.mapping.none')}
              options={sources.filter((source) => fits(field, source)).map((value) => ({ value, label: value }))}
              disabled={disabled}
            />
          ))}
        </FormGrid>
      </Stack>
    </SectionCard>
  );
}
