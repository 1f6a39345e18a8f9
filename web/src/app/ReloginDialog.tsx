import { Button, Link, Text } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../i18n/useT';
import { lastAccount } from '../session/account';
import { type Ended, goOnSignedIn } from '../session/relogin';
import { signIn, type SignInInput } from '../session/signIn';
import { signOut } from '../session/signOut';
import { DialogFrame } from '../ui/DialogFrame';
import { PasswordField, TextField } from '../ui/form/textFields';
import { FormErrors } from '../ui/form/FormErrors';
import { useSubmit } from '../ui/form/useSubmit';

const reasons = {
  timeout: 'errors.loginTimeout',
  elsewhere: 'errors.loginElsewhere',
  changed: 'errors.accountChanged',
} as const;

/** Blocks the page until the password is given again; what was typed is kept for after the reload. */
export default function ReloginDialog({ ended }: { ended: Ended }) {
  const t = useT();
  const form = useForm<SignInInput>({ defaultValues: { ...lastAccount(), password: '' } });
  const submit = useSubmit(form, async (values) => {
    const answer = await signIn(values);
    if ('errors' in answer) return answer.errors;
    goOnSignedIn();
  });
  const known =
    Boolean(form.getValues('companyCode') && form.getValues('userName')) &&
    !form.formState.dirtyFields.companyCode &&
    !form.formState.dirtyFields.userName;
  return (
    <DialogFrame
      title={t('app.relogin.title')}
      size="xs"
      alert
      onSubmit={(e) => void submit(e)}
      footer={
        <>
          <Link as="button" type="button" marginInlineEnd="auto" onClick={() => void signOut()}>
            {t('app.relogin.toLogin')}
          </Link>
          <Button type="submit" variant="solid" loading={form.formState.isSubmitting}>
            {t('app.relogin.submit')}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">{ended.message ?? t(reasons[ended.reason])}</Text>
      <FormProvider {...form}>
        <FormErrors form={form} general />
        {known ? (
          <Text>
            {t('app.relogin.account', {
              company: form.getValues('companyCode'),
              account: form.getValues('userName'),
            })}
          </Text>
        ) : (
          <>
            <TextField<SignInInput> name="companyCode" label={t('session.company')} required />
            <TextField<SignInInput> name="userName" label={t('session.account')} required />
          </>
        )}
        <PasswordField<SignInInput>
          name="password"
          label={t('session.password')}
          required
          autoComplete="current-password"
        />
      </FormProvider>
    </DialogFrame>
  );
}
