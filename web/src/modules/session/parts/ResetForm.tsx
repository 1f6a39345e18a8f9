import { checkResetPassword } from '@hengcai/shared/rules/session/password';
import { Button, Stack } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormErrors } from '../../../ui/form/FormErrors';
import { PasswordField } from '../../../ui/form/textFields';
import { useSubmit } from '../../../ui/form/useSubmit';
import { BRIEF_MS, toast } from '../../../ui/toast';
import { useResetPasswordMutation } from '../passwordReset.gen';

interface Form {
  newPassword: string;
  confirmation: string;
}

/** Sets the new password; a link that does not work any more leads back to asking for another. */
export function ResetForm({ token, onInvalid }: { token: string; onInvalid: () => void }) {
  const t = useT();
  const issueText = useIssueText();
  const navigate = useNavigate();
  const form = useForm<Form>({ defaultValues: { newPassword: '', confirmation: '' } });
  const [reset] = useResetPasswordMutation({ context: { anySession: true } });
  const submit = useSubmit(form, async ({ newPassword, confirmation }) => {
    const issues = checkResetPassword(newPassword, { confirmation });
    if (issues.length > 0)
      return issues.map((one) => ({
        field: one.field === 'confirmation' ? 'confirmation' : 'newPassword',
        code: one.code,
        message: issueText(one),
      }));
    const input = { token, newPassword: newPassword.trim() };
    const errors = await outcome(async () => (await reset({ variables: { input } })).data?.resetPassword);
    const [invalid] = errors.filter(({ code }) => code === 'RESET_LINK_INVALID');
    if (invalid) {
      toast.error(invalid.message);
      onInvalid();
      return;
    }
    if (errors.length > 0) return errors;
    toast.brief(t('session.password.changed'));
    setTimeout(() => void navigate('/login', { replace: true }), BRIEF_MS);
  });
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      <FormProvider {...form}>
        <FormErrors form={form} general />
        <Stack gap="4">
          <PasswordField<Form>
            name="newPassword"
            label={t('session.password.new')}
            required
            help={t('session.reset.rule')}
            autoComplete="new-password"
          />
          <PasswordField<Form>
            name="confirmation"
            label={t('session.password.confirm')}
            required
            autoComplete="new-password"
          />
          <Button type="submit" variant="solid" size="lg" mt="2" loading={form.formState.isSubmitting}>
            {t('session.password.submit')}
          </Button>
        </Stack>
      </FormProvider>
    </form>
  );
}
