import { checkPassword } from '@hengcai/shared/rules/session/password';
import { Button, Stack } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { rememberAccount } from '../../../session/account';
import { signIn } from '../../../session/signIn';
import { outcome } from '../../../shared/save/outcome';
import { Facts } from '../../../ui/Facts';
import { FormErrors } from '../../../ui/form/FormErrors';
import { PasswordField } from '../../../ui/form/textFields';
import { useSubmit } from '../../../ui/form/useSubmit';
import { toast } from '../../../ui/toast';
import { useAcceptInvitationMutation } from '../invitation.gen';

interface Form {
  password: string;
  confirmation: string;
}
interface Props {
  token: string;
  invitation: { companyCode: string; userName: string };
  onInvalid: (message: string) => void;
}

/** Sets the first password and signs in with it; where that needs more, sign-in opens with the account filled in. */
export function FirstPasswordForm({ token, invitation, onInvalid }: Props) {
  const t = useT();
  const issueText = useIssueText();
  const navigate = useNavigate();
  const form = useForm<Form>({ defaultValues: { password: '', confirmation: '' } });
  const [accept] = useAcceptInvitationMutation({ context: { anySession: true } });
  const submit = useSubmit(form, async ({ password, confirmation }) => {
    const issues = checkPassword(password, { confirmation });
    if (issues.length > 0)
      return issues.map((one) => ({
        field: one.field === 'confirmation' ? 'confirmation' : 'password',
        code: one.code,
        message: issueText(one),
      }));
    const chosen = password.trim();
    const input = { token, password: chosen };
    const errors = await outcome(async () => (await accept({ variables: { input } })).data?.acceptInvitation);
    const [invalid] = errors.filter(({ code }) => code === 'INVITATION_INVALID');
    if (invalid) return onInvalid(invalid.message);
    if (errors.length > 0) return errors;
    const account = { companyCode: invitation.companyCode, userName: invitation.userName };
    rememberAccount(account);
    const answer = await signIn({ ...account, password: chosen });
    toast.brief(t('session.invitation.done'));
    await navigate('user' in answer ? '/index' : '/login', { replace: true });
  });
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      <FormProvider {...form}>
        <FormErrors form={form} general />
        <Stack gap="4">
          <Facts
            columns={2}
            items={[
              { label: t('session.company'), value: invitation.companyCode },
              { label: t('session.account'), value: invitation.userName },
            ]}
          />
          <PasswordField<Form>
            name="password"
            label={t('session.invitation.password')}
            required
            help={t('session.password.rule')}
            autoComplete="new-password"
          />
          <PasswordField<Form>
            name="confirmation"
            label={t('session.invitation.confirm')}
            required
            autoComplete="new-password"
          />
          <Button type="submit" variant="solid" size="lg" mt="2" loading={form.formState.isSubmitting}>
            {t('session.invitation.submit')}
          </Button>
        </Stack>
      </FormProvider>
    </form>
  );
}
