import { Button } from '@chakra-ui/react';
import { EyeIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import { NewRoleDrawer, RenameRoleDrawer } from './RoleDrawers';
import { type Role, rolePath, seeAsPath } from './roleModel';
import { useRolesQuery } from './roles.gen';
import { useRoleActions } from './useRoleActions';
import { useRoleColumns } from './useRoleColumns';

type Task = { at: 'new'; from: Role | null } | { at: 'rename'; role: Role };

/** All roles: the shipped ones first, then the company's own. */
export function RoleList() {
  const t = useT();
  const go = useNavigate();
  const { data, loading, error, refetch } = useRolesQuery({ fetchPolicy: 'cache-and-network' });
  const [task, setTask] = useState<Task | null>(null);
  const actions = useRoleActions();
  const roles = data?.roles ?? [];
  const columns = useRoleColumns({
    copy: (from) => setTask({ at: 'new', from }),
    rename: (role) => setTask({ at: 'rename', role }),
    remove: (role) => void actions.remove(role),
  });
  return (
    <>
      <PageHeader
        title={t('settings.title.authority')}
        purpose={t('settings.role.purpose')}
        actions={
          <>
            <Button asChild>
              <RouterLink to={seeAsPath()}>
                <EyeIcon />
                {t('settings.seeAs')}
              </RouterLink>
            </Button>
            <Can do="edit">
              <Button variant="solid" onClick={() => setTask({ at: 'new', from: null })}>
                <PlusIcon />
                {t('settings.role.new')}
              </Button>
            </Can>
          </>
        }
      />
      <Panel>
        <DataTable
          label={t('settings.title.authority')}
          columns={columns}
          rows={roles}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          loading={loading}
          empty={error ? <EmptyState kind="failed" onRetry={() => void refetch()} /> : <EmptyState />}
        />
      </Panel>
      {task?.at === 'new' && (
        <NewRoleDrawer
          roles={roles}
          from={task.from}
          onClose={() => setTask(null)}
          onMade={(id) => void go(rolePath(id))}
        />
      )}
      {task?.at === 'rename' && <RenameRoleDrawer role={task.role} onClose={() => setTask(null)} />}
    </>
  );
}
