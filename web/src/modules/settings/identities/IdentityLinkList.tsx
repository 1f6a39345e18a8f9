import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { act } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { ListPage } from '../../../ui/list/ListPage';
import { IdentityLinkEndDrawer, NewIdentityLinkDrawer } from './IdentityLinkDrawers';
import { useRemoveIdentityLinkMutation } from './identities.gen';
import { useIdentityLinkColumns } from './useIdentityLinkColumns';
import { type IdentityLink, type LinkFilter, useIdentityLinkList } from './useIdentityLinkList';

/** Who may act as whom, and what administrators do about it. */
export function IdentityLinkList() {
  const t = useT();
  const list = useIdentityLinkList();
  const [task, setTask] = useState<'new' | IdentityLink | null>(null);
  const close = () => setTask(null);
  const [send] = useRemoveIdentityLinkMutation();
  const remove = async ({ id, userName: name }: IdentityLink) => {
    const sure = await confirm({
      title: t('settings.identity.remove.title', { name }),
      body: t('settings.identity.remove.body'),
      action: t('settings.identity.remove'),
      danger: true,
    });
    if (!sure) return;
    const removed = await act(
      async () => (await send({ variables: { input: { id } } })).data?.removeIdentityLink,
      t('settings.identity.removed'),
    );
    if (removed) list.refetch();
  };
  const columns = useIdentityLinkColumns({ change: setTask, remove: (link) => void remove(link) });
  return (
    <>
      <ListPage<IdentityLink, LinkFilter>
        title={t('settings.title.identities')}
        purpose={t('settings.identity.purpose')}
        tableId="settings.identities"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ userName }) => userName}
        filters={[{ kind: 'text', name: 'keyword', label: t('settings.identity.keyword') }]}
        actions={
          <Can do="edit">
            <Button variant="solid" onClick={() => setTask('new')}>
              <PlusIcon />
              {t('settings.identity.new')}
            </Button>
          </Can>
        }
        empty={{ title: t('settings.identity.empty'), hint: t('settings.identity.empty.hint') }}
      />
      {task === 'new' && <NewIdentityLinkDrawer onClose={close} onAdded={list.refetch} />}
      {task !== null && task !== 'new' && (
        <IdentityLinkEndDrawer link={task} onClose={close} onChanged={list.refetch} />
      )}
    </>
  );
}
