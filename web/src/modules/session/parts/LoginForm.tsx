import { Button, Stack } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { lastAccount } from '../../../session/account';
import { signIn, type SignInInput } from '../../../session/signIn';
import { PasswordField, TextField } from '../../../ui/form/textFields';
import { FormErrors } from '../../../ui/form/FormErrors';
import { useSubmit } from '../../../ui/form/useSubmit';

export function LoginForm() {
  const t = useT();
  const navigate = useNavigate();
  const form = useForm<SignInInput>({ defaultValues: { ...lastAccount(), password: '' } });
  const submit = useSubmit(form, async (values) => {
    const answer = await signIn(values);
    if ('errors' in answer) return answer.errors;
    const { mustChangePassword, loginWay } = answer.user;
    await navigate(mustChangePassword && loginWay === 'DEFAULT' ? '/first-login' : '/index', { replace: true });
  });
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      <FormProvider {...form}>
        <FormErrors form={form} general />
        <Stack gap="4">
          <TextField<SignInInput>
            name="company"
            label={t('session.company')}
            required
            autoComplete="organization"
            maxLength={40}
          />
          <TextField<SignInInput>
            name="userName"
            label={t('session.account')}
            placeholder={t('session.account.hint')}
            required
            autoComplete="username"
            maxLength={100}
          />
          <PasswordField<SignInInput>
            name="password"
            label={t('session.password')}
            required
            autoComplete="current-password"
          />
          <Button type="submit" variant="solid" size="lg" mt="2" loading={form.formState.isSubmitting}>
            {t('session.login.submit')}
          </Button>
        </Stack>
      </FormProvider>
    </form>
  );
}
