import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { type Account, lastAccount } from '../../../session/account';
import { FormErrors } from '../../../ui/form/FormErrors';
import { TextField } from '../../../ui/form/textFields';
import { useSubmit } from '../../../ui/form/useSubmit';
import { useRequestPasswordResetMutation } from '../passwordReset.gen';

/** Asks for the mail; what is said then is the same for every account, there or not. */
export function ForgotForm() {
  const t = useT();
  const [sent, setSent] = useState(false);
  const form = useForm<Account>({ defaultValues: lastAccount() });
  const [request] = useRequestPasswordResetMutation({ context: { anySession: true } });
  const submit = useSubmit(form, async ({ companyCode, userName }) => {
    const input = { companyCode: companyCode.trim(), userName: userName.trim() };
    const { data } = await request({ variables: { input } });
    const errors = data?.requestPasswordReset?.userErrors ?? [];
    if (errors.length > 0) return errors;
    setSent(true);
  });
  if (sent) return <Text role="status">{t('session.forgot.sent')}</Text>;
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      <FormProvider {...form}>
        <FormErrors form={form} general />
        <Stack gap="4">
          <Text color="fg.muted">{t('session.forgot.hint')}</Text>
          <TextField<Account>
            name="companyCode"
            label={t('session.company')}
            required
            autoComplete="organization"
            maxLength={40}
          />
          <TextField<Account>
            name="userName"
            label={t('session.account')}
            placeholder={t('session.account.hint')}
            required
            autoComplete="username"
            maxLength={100}
          />
          <Button type="submit" variant="solid" size="lg" mt="2" loading={form.formState.isSubmitting}>
            {t('session.forgot.submit')}
          </Button>
        </Stack>
      </FormProvider>
    </form>
  );
}
