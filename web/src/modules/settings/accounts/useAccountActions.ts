import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { randomId } from '../../../ui/randomId';
import {
  type UserAccountRowFragment,
  useDisableUserAccountMutation,
  useEnableUserAccountMutation,
  useResetUserAccountPasswordMutation,
  useSignOutUserAccountMutation,
} from './accounts.gen';

export type Account = UserAccountRowFragment;

/** What is done to an account beyond forms; whatever ends somebody's work asks first. */
export function useAccountActions(onPassword: (account: Account, password: string) => void) {
  const t = useT();
  const [enable] = useEnableUserAccountMutation();
  const [disable] = useDisableUserAccountMutation();
  const [reset] = useResetUserAccountPasswordMutation();
  const [signOut] = useSignOutUserAccountMutation();
  const sure = (task: 'disable' | 'reset' | 'signOut', { name }: Account) =>
    confirm({
      title: t(`settings.account.${task}.title`, { name }),
      body: t(`settings.account.${task}.body`),
      action: t(`settings.account.${task}`),
      danger: task === 'disable',
    });
  return {
    enable: ({ id, version, name }: Account) =>
      act(
        async () => (await enable({ variables: { input: { id, version } } })).data?.enableUserAccount,
        t('settings.account.enable.done', { name }),
      ),
    disable: async (account: Account) => {
      const { id, version, name } = account;
      if (!(await sure('disable', account))) return;
      await act(
        async () => (await disable({ variables: { input: { id, version } } })).data?.disableUserAccount,
        t('settings.account.disable.done', { name }),
      );
    },
    signOut: async (account: Account) => {
      if (!(await sure('signOut', account))) return;
      await act(
        async () => (await signOut({ variables: { input: { id: account.id } } })).data?.signOutUserAccount,
        t('settings.account.signOut.done', { name: account.name }),
      );
    },
    reset: async (account: Account) => {
      if (!(await sure('reset', account))) return;
      await act(async () => {
        const input = { id: account.id, clientMutationId: randomId() };
        const answer = (await reset({ variables: { input } })).data?.resetUserAccountPassword;
        if (answer?.initialPassword) onPassword(account, answer.initialPassword);
        return answer;
      });
    },
  };
}
