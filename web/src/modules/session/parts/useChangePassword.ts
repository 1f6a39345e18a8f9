import { checkPassword } from '@hengcai/shared/rules/session/password';
import { useForm } from 'react-hook-form';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { signOut } from '../../../session/signOut';
import { outcome } from '../../../shared/save/outcome';
import { useSubmit } from '../../../ui/form/useSubmit';
import { BRIEF_MS, toast } from '../../../ui/toast';
import { useChangePasswordMutation } from '../password.gen';

export interface PasswordForm {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

/** Names of the rule's fields in this form. */
const fieldOf: Record<string, keyof PasswordForm> = {
  password: 'newPassword',
  passwordOriginal: 'oldPassword',
  confirmation: 'confirmation',
};

/** Specification 5 and 4: checks, changes, says so for two seconds, then every session is over and the login page opens. */
export function useChangePassword(onDone: () => void) {
  const t = useT();
  const issueText = useIssueText();
  const form = useForm<PasswordForm>({ defaultValues: { oldPassword: '', newPassword: '', confirmation: '' } });
  const [change] = useChangePasswordMutation();
  const warn = () => toast.warning(t('session.password.check'), { id: 'password-check' });
  const save = async ({ oldPassword, newPassword, confirmation }: PasswordForm) => {
    const issues = checkPassword(newPassword, { old: oldPassword, confirmation });
    if (issues.length > 0) {
      warn();
      return issues.map((one) => ({ field: fieldOf[one.field] ?? null, code: one.code, message: issueText(one) }));
    }
    const input = { oldPassword: oldPassword.trim(), newPassword: newPassword.trim() };
    const errors = await outcome(async () => (await change({ variables: { input } })).data?.changePassword);
    if (errors.length > 0) return errors;
    toast.brief(t('session.password.changed'));
    setTimeout(() => {
      onDone();
      void signOut();
    }, BRIEF_MS);
    return [];
  };
  return { form, submit: useSubmit(form, save, undefined, warn) };
}
