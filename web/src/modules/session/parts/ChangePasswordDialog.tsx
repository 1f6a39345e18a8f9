import { Button, Text } from '@chakra-ui/react';
import { FormProvider } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { signOut } from '../../../session/signOut';
import { DialogFrame } from '../../../ui/DialogFrame';
import { PasswordField } from '../../../ui/form/textFields';
import { FormErrors } from '../../../ui/form/FormErrors';
import { type PasswordForm, useChangePassword } from './useChangePassword';

interface Props {
  onClose?: () => void;
  /** Why the password has to be changed. */
  notice?: string;
}

/** Three masked fields. Without `onClose` the change is forced: nothing closes it but the change or the way back to sign-in. */
export default function ChangePasswordDialog({ onClose, notice }: Props) {
  const t = useT();
  const { form, submit } = useChangePassword(() => onClose?.());
  const forced = onClose === undefined;
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  return (
    <DialogFrame
      title={t('session.password.change')}
      size="xs"
      keepsInput
      onClose={forced ? undefined : onClose}
      onSubmit={(e) => void submit(e)}
      footer={
        <>
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
        </>
      }
    >
      {notice && <Text color="fg.muted">{notice}</Text>}
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
    </DialogFrame>
  );
}
