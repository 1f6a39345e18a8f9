import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormField } from '../../../ui/form/FormField';
import { FormGrid } from '../../../ui/form/FormGrid';
import { PageForm } from '../../../ui/form/PageForm';
import { applyUserErrors } from '../../../ui/form/userErrors';
import { usePageAccess } from '../../../ui/PageAccess';
import { Select } from '../../../ui/input/Select';
import { SectionCard } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { ConnectionFields } from './ConnectionFields';
import { MappingFields } from './MappingFields';
import { type SyncSystemType, useSaveDirectorySyncMutation, useTestDirectorySyncMutation } from './sync.gen';
import {
  connectionOf,
  inputOf,
  isAsked,
  isDirectory,
  kindOf,
  mappingOf,
  type Settings,
  type SyncValues as Values,
  valuesOf,
} from './syncValues';

/** What each kind is, for people who know it by its brand. */
const TYPE_HELPS = {
  SCIM: 'settings.sync.type.SCIM',
  CHAT: 'settings.sync.type.CHAT',
  ENTERPRISE_MESSAGING: 'settings.sync.type.ENTERPRISE_MESSAGING',
} as const;

/** Which directory, how it is reached, and what of it fills what. */
export function SyncForm({ settings, onReload }: { settings: Settings; onReload: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: valuesOf(settings), disabled: !edit });
  const type = form.watch('type');
  const kind = kindOf(settings, type);
  const [save] = useSaveDirectorySyncMutation();
  const [test] = useTestDirectorySyncMutation();
  const [testing, setTesting] = useState(false);
  // Another kind has fields of its own: what was chosen for the one before means nothing there.
  const choose = (next: SyncSystemType) => {
    const chosen = kindOf(settings, next);
    const isSaved = next === settings.type;
    const { mapping, added } = mappingOf(settings, chosen, isSaved ? settings.mapping : (chosen?.defaults ?? []));
    form.setValue('mapping', mapping, { shouldDirty: true });
    form.setValue('added', added);
    form.setValue('address', isSaved ? (settings.address ?? '') : (chosen?.address ?? ''));
  };
  const onSave = (values: Values) =>
    outcome(async () => (await save({ variables: { input: inputOf(values, settings) } })).data?.saveDirectorySync);
  const onTest = async () => {
    setTesting(true);
    let departments: number | null = null;
    const errors = await outcome(async () => {
      const answer = (await test({ variables: { input: connectionOf(form.getValues()) } })).data?.testDirectorySync;
      departments = answer?.departments ?? null;
      return answer;
    });
    setTesting(false);
    if (!applyUserErrors(form, errors)) toast.success(t('settings.sync.test.ok', { count: departments ?? 0 }));
  };
  const options = [
    { value: 'NONE', label: label('SyncSystemType', 'NONE') },
    ...settings.kinds.flatMap(({ type: value, available }) =>
      value === null
        ? []
        : [
            {
              value,
              label: available
                ? label('SyncSystemType', value)
                : t('settings.sync.notAvailable', { type: label('SyncSystemType', value) }),
              disabled: !available,
            },
          ],
    ),
  ];
  return (
    <PageForm
      form={form}
      onSave={onSave}
      onDone={() => {
        toast.success(t('settings.sync.saved'));
        onReload();
      }}
      onCancel={() => form.reset(valuesOf(settings))}
    >
      <Stack gap="4">
        <SectionCard title={t('settings.sync.directory')} hint={t('settings.sync.directory.hint')}>
          <Stack gap="4">
            <FormGrid>
              <FormField<Values>
                name="type"
                label={t('settings.sync.type')}
                help={t(TYPE_HELPS[type as keyof typeof TYPE_HELPS] ?? 'settings.sync.type.help')}
                required
                choice
                disabled={!edit}
              >
                {({ value, onBlur, onChange }, invalid) => (
                  <Select
                    options={options}
                    value={value}
                    onBlur={onBlur}
                    invalid={invalid}
                    clearable={false}
                    onChange={(next) => {
                      onChange(next);
                      choose(next as SyncSystemType);
                    }}
                  />
                )}
              </FormField>
            </FormGrid>
            {isDirectory(type) && <ConnectionFields type={type} kept={settings.hasSecret && type === settings.type} />}
            {edit && isAsked(type) && (
              <Button alignSelf="start" loading={testing} onClick={() => void onTest()}>
                {t('settings.sync.test')}
              </Button>
            )}
          </Stack>
        </SectionCard>
        {kind && isDirectory(type) && <MappingFields kind={kind} fields={settings.fields} />}
      </Stack>
    </PageForm>
  );
}
