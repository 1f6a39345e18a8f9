import { useForm } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { askForCode } from '../../../session/askForCode';
import { client } from '../../../session/client';
import { useCurrentUser } from '../../../session/currentUser';
import { failuresOf, failureText } from '../../../session/failures';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import type { UserError } from '../../../ui/form/userErrors';
import { PasswordField, TextField } from '../../../ui/form/textFields';
import { toast } from '../../../ui/toast';
import { LinkIdentityDocument } from './identities.gen';
import { keepIdentities } from './keepIdentities';

interface Form {
  userName: string;
  password: string;
}

/** Another own account, proven by its password; after three wrong ones a code is asked for, as at sign-in. */
export default function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { company } = useCurrentUser();
  const form = useForm<Form>({ defaultValues: { userName: '', password: '' } });
  const save = async (values: Form, verificationCode?: string): Promise<readonly UserError[] | void> => {
    const userName = values.userName.trim();
    const input = { userName, password: values.password, verificationCode };
    const answer = await client
      .mutate({
        mutation: LinkIdentityDocument,
        variables: { input },
        update: (cache, { data }) => keepIdentities(cache, data?.linkIdentity?.identities),
        context: { quiet: true },
      })
      .catch((error: unknown) => ({ failures: failuresOf(error) }));
    if ('failures' in answer) {
      const [failure] = answer.failures;
      if (!failure) return [];
      const message = failureText(failure, t);
      if (failure.code === 'VERIFICATION_REQUIRED') {
        const code = await askForCode({ companyCode: company.code, userName }, message);
        if (code !== null) return save(values, code);
      }
      return [{ field: null, code: failure.code, message }];
    }
    const errors = answer.data?.linkIdentity?.userErrors ?? [];
    if (errors.length > 0) return errors;
    toast.success(t('session.identities.linked'));
    return;
  };
  return (
    <FormDrawer<Form>
      open
      onClose={onClose}
      title={t('session.identities.link')}
      description={t('session.identities.link.hint')}
      form={form}
      onSave={(values) => save(values)}
      saveLabel={t('session.identities.link.submit')}
    >
      <TextField<Form>
        name="userName"
        label={t('session.account')}
        placeholder={t('session.account.hint')}
        required
        maxLength={100}
      />
      <PasswordField<Form> name="password" label={t('session.password')} required autoComplete="off" />
    </FormDrawer>
  );
}
