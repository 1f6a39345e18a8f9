import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormGrid } from '../../../ui/form/FormGrid';
import { PageForm } from '../../../ui/form/PageForm';
import { CheckboxField, RadioField } from '../../../ui/form/fields';
import { applyUserErrors } from '../../../ui/form/userErrors';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { toast } from '../../../ui/toast';
import { DirectoryFields } from './DirectoryFields';
import { ProviderFields } from './ProviderFields';
import { type SignInSettingsQuery, useSaveSignInSettingsMutation, useTestSignInSettingsMutation } from './signIn.gen';
import { inputOf, type SignInValues as Values, valuesOf } from './signInValues';

/** The way to sign in, and what it needs; tried before it is saved. */
export function SignInForm({
  settings,
  onReload,
}: {
  settings: NonNullable<SignInSettingsQuery['signInSettings']>;
  onReload: () => void;
}) {
  const t = useT();
  const options = useEnumOptions();
  const { edit } = usePageAccess();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: valuesOf(settings), disabled: !edit });
  const [usesDirectory, usesProvider] = form.watch(['usesDirectory', 'usesProvider']);
  const [save] = useSaveSignInSettingsMutation();
  const [test] = useTestSignInSettingsMutation();
  const [testing, setTesting] = useState(false);
  const onSave = (values: Values) =>
    outcome(async () => {
      const input = { ...inputOf(values), version: settings.version };
      return (await save({ variables: { input } })).data?.saveSignInSettings;
    });
  const onTest = form.handleSubmit(async (values) => {
    setTesting(true);
    let entry: string | null = null;
    const errors = await outcome(async () => {
      const answer = (await test({ variables: { input: inputOf(values) } })).data?.testSignInSettings;
      entry = answer?.entry ?? null;
      return answer;
    });
    setTesting(false);
    if (!applyUserErrors(form, errors))
      toast.success(entry === null ? t('settings.signIn.test.ok') : t('settings.signIn.test.entry', { entry }));
  });
  return (
    <PageForm
      form={form}
      onSave={onSave}
      onDone={() => {
        toast.success(t('settings.signIn.saved'));
        onReload();
      }}
      onCancel={() => form.reset(valuesOf(settings))}
    >
      <Stack gap="4">
        <SectionCard title={t('settings.signIn.way')} hint={t('settings.signIn.way.hint')}>
          <FormGrid columns={1}>
            <RadioField<Values>
              name="loginWay"
              label={t('settings.signIn.way')}
              options={options('LoginWay')}
              required
            />
          </FormGrid>
        </SectionCard>
        <SectionCard title={t('settings.signIn.directory')} hint={t('settings.signIn.directory.hint')}>
          <Stack gap="4">
            <CheckboxField<Values> name="usesDirectory" label={t('settings.signIn.directory.use')} disabled={!edit} />
            {usesDirectory && <DirectoryFields isNew={settings.directory === null} />}
          </Stack>
        </SectionCard>
        <SectionCard
          title={t('settings.signIn.provider')}
          hint={t('settings.signIn.provider.hint', { address: settings.redirectUri })}
        >
          <Stack gap="4">
            <CheckboxField<Values> name="usesProvider" label={t('settings.signIn.provider.use')} disabled={!edit} />
            {usesProvider && <ProviderFields hasSecret={settings.provider?.hasClientSecret ?? false} />}
          </Stack>
        </SectionCard>
        {edit && (
          <Button
            alignSelf="start"
            loading={testing}
            disabled={!usesDirectory && !usesProvider}
            onClick={() => void onTest()}
          >
            {t('settings.signIn.test')}
          </Button>
        )}
      </Stack>
    </PageForm>
  );
}
