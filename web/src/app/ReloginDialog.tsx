import { Button, Dialog, Link, Portal, Text } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../i18n/useT';
import { lastAccount } from '../session/account';
import { type Ended, goOnSignedIn } from '../session/relogin';
import { signIn, type SignInInput } from '../session/signIn';
import { signOut } from '../session/signOut';
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
    Boolean(form.getValues('company') && form.getValues('userName')) &&
    !form.formState.dirtyFields.company &&
    !form.formState.dirtyFields.userName;
  return (
    <Dialog.Root
      open
      role="alertdialog"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      placement="center"
      size="xs"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content asChild>
            <form noValidate onSubmit={(e) => void submit(e)}>
              <Dialog.Header>
                <Dialog.Title>{t('app.relogin.title')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body display="grid" gap="4">
                <Text color="fg.muted">{ended.message ?? t(reasons[ended.reason])}</Text>
                <FormProvider {...form}>
                  <FormErrors form={form} general />
                  {known ? (
                    <Text>
                      {t('app.relogin.account', {
                        company: form.getValues('company'),
                        account: form.getValues('userName'),
                      })}
                    </Text>
                  ) : (
                    <>
                      <TextField<SignInInput> name="company" label={t('session.company')} required />
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
              </Dialog.Body>
              <Dialog.Footer justifyContent="space-between">
                <Link as="button" type="button" onClick={() => void signOut()}>
                  {t('app.relogin.toLogin')}
                </Link>
                <Button type="submit" variant="solid" loading={form.formState.isSubmitting}>
                  {t('app.relogin.submit')}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
