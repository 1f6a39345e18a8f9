import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useT } from '../../../i18n/useT';
import { outcome } from '../../../shared/save/outcome';
import { FormDrawer } from '../../../ui/form/FormDrawer';
import { FormGrid } from '../../../ui/form/FormGrid';
import { TextField } from '../../../ui/form/fields';
import { randomId } from '../../../ui/randomId';
import { useCreateUserAccountMutation, useRenameUserAccountMutation } from './accounts.gen';
import type { Account } from './useAccountActions';

interface Values {
  name: string;
  account: string;
}
const trimmed = ({ name, account }: Values): Values => ({ name: name.trim(), account: account.trim() });

function NameFields() {
  const t = useT();
  return (
    <FormGrid columns={1}>
      <TextField<Values> name="name" label={t('settings.account.name')} required maxLength={LIMITS.personName} />
      <TextField<Values>
        name="account"
        label={t('settings.account.account')}
        help={t('settings.account.account.help')}
        required
        maxLength={LIMITS.loginAccount}
      />
    </FormGrid>
  );
}

/** An account for an administrator who is no employee. */
export function NewAccountDrawer({
  onClose,
  onMade,
}: {
  onClose: () => void;
  /** With the password that nothing shows again. */
  onMade: (account: Account, password: string) => void;
}) {
  const t = useT();
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { name: '', account: '' } });
  const [create] = useCreateUserAccountMutation();
  const key = useRef(randomId());
  const made = useRef<{ account: Account; password: string } | null>(null);
  const save = (values: Values) =>
    outcome(async () => {
      const input = { ...trimmed(values), clientMutationId: key.current };
      const answer = (await create({ variables: { input } })).data?.createUserAccount;
      // A refused one may be sent again with other words.
      if (!answer?.userAccount) key.current = randomId();
      else made.current = { account: answer.userAccount, password: answer.initialPassword ?? '' };
      return answer;
    });
  const close = () => {
    onClose();
    if (made.current) onMade(made.current.account, made.current.password);
  };
  return (
    <FormDrawer
      open
      onClose={close}
      title={t('settings.account.new')}
      description={t('settings.account.new.hint')}
      form={form}
      onSave={save}
      saveLabel={t('settings.account.make')}
    >
      <NameFields />
    </FormDrawer>
  );
}

/** Another name for an account without a person. */
export function RenameAccountDrawer({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useT();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { name: account.name, account: account.account ?? '' },
  });
  const [rename] = useRenameUserAccountMutation();
  const save = (values: Values) =>
    outcome(async () => {
      const input = { id: account.id, version: account.version, ...trimmed(values) };
      return (await rename({ variables: { input } })).data?.renameUserAccount;
    });
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={t('settings.account.rename.title', { name: account.name })}
      form={form}
      onSave={save}
    >
      <NameFields />
    </FormDrawer>
  );
}
