import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { useCurrentUser } from '../../../session/currentUser';
import { SecretDialog } from '../../../shared/SecretDialog';
import { ListPage } from '../../../ui/list/ListPage';
import { SignInTabs } from '../signIn/SignInTabs';
import { AccountDetail } from './AccountDetail';
import { NewAccountDrawer, RenameAccountDrawer } from './AccountDrawers';
import { type Account, useAccountActions } from './useAccountActions';
import { useAccountColumns } from './useAccountColumns';
import { type AccountFilter, useAccountList } from './useAccountList';

type Task =
  | { at: 'new' }
  | { at: 'show' | 'rename'; account: Account }
  | { at: 'made' | 'reset'; account: Account; password: string };

/** Accounts of the company: who signs in with them, how they stand, and what an administrator does about it. */
export function AccountList() {
  const t = useT();
  const options = useEnumOptions();
  const isAdministrator = useCurrentUser().highestRole === 'ADMIN';
  const list = useAccountList();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const actions = useAccountActions((account, password) => setTask({ at: 'reset', account, password }));
  const columns = useAccountColumns({
    ...actions,
    show: (account) => setTask({ at: 'show', account }),
    rename: (account) => setTask({ at: 'rename', account }),
  });
  const shown = task?.at === 'show' ? list.rows.find(({ id }) => id === task.account.id) : undefined;
  return (
    <>
      <ListPage<Account, AccountFilter>
        title={t('settings.title.accounts')}
        purpose={t('settings.account.purpose')}
        tableId="settings.accounts"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        filters={[
          { kind: 'text', name: 'keyword', label: t('settings.account.keyword') },
          { kind: 'select', name: 'status', label: t('settings.account.status'), options: options('SignInStatus') },
          {
            kind: 'select',
            name: 'kind',
            label: t('settings.account.kind'),
            options: [{ value: 'system', label: t('settings.account.noPerson') }],
          },
        ]}
        actions={
          isAdministrator && (
            <Can do="edit">
              <Button variant="solid" onClick={() => setTask({ at: 'new' })}>
                <PlusIcon />
                {t('settings.account.new')}
              </Button>
            </Can>
          )
        }
        empty={{ title: t('settings.account.empty'), hint: t('settings.account.empty.hint') }}
      >
        <SignInTabs />
      </ListPage>
      {task?.at === 'new' && (
        <NewAccountDrawer
          onClose={close}
          onMade={(account, password) => {
            setTask({ at: 'made', account, password });
            list.refetch();
          }}
        />
      )}
      {task?.at === 'show' && <AccountDetail account={shown ?? task.account} onClose={close} />}
      {task?.at === 'rename' && <RenameAccountDrawer account={task.account} onClose={close} />}
      {(task?.at === 'made' || task?.at === 'reset') && (
        <SecretDialog
          title={t(task.at === 'made' ? 'settings.account.made' : 'settings.account.reset.done', {
            name: task.account.name,
          })}
          hint={t('settings.account.password.hint')}
          secret={task.password}
          action={t('settings.account.password.kept')}
          onClose={close}
        />
      )}
    </>
  );
}
