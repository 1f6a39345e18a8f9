import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { signOut } from '../../../session/signOut';
import { PasswordField } from '../../../ui/form/textFields';
import { FormErrors } from '../../../ui/form/FormErrors';
import { type PasswordForm, useChangePassword } from './useChangePassword';

/** Three masked fields. Without `onClose` it is the first sign-in: nothing closes it but the change or the way back to sign-in. */
export default function ChangePasswordDialog({ onClose }: { onClose?: () => void }) {
  const t = useT();
  const { form, submit } = useChangePassword(() => onClose?.());
  const forced = onClose === undefined;
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  return (
    <Dialog.Root
      open
      onOpenChange={(e) => !e.open && onClose?.()}
      closeOnEscape={!forced}
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
                <Dialog.Title>{t('session.password.change')}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body display="grid" gap="4">
                {forced && <Text color="fg.muted">{t('session.password.firstNotice')}</Text>}
                <FormProvider {...form}>
                  <FormErrors form={form} general />
                  <PasswordField<PasswordForm>
                    name="oldPassword"
                    label={t('session.password.old')}
                    required
                    autoComplete="current-password"
                  />
                  <PasswordField<PasswordForm>
                    name="newPassword"
                    label={t('session.password.new')}
                    required
                    help={t('session.password.rule')}
                    autoComplete="new-password"
                  />
                  <PasswordField<PasswordForm>
                    name="confirmation"
                    label={t('session.password.confirm')}
                    required
                    autoComplete="new-password"
                  />
                </FormProvider>
              </Dialog.Body>
              <Dialog.Footer>
                <Button onClick={forced ? () => void signOut() : onClose}>
                  {t(forced ? 'session.password.backToLogin' : 'ui.cancel')}
                </Button>
                <Button
                  type="submit"
                  variant="solid"
                  loading={isSubmitting || (isSubmitSuccessful && Object.keys(form.formState.errors).length === 0)}
                >
                  {t('session.password.submit')}
                </Button>
              </Dialog.Footer>
            </form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
