import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { ListPage } from '../../../ui/list/ListPage';
import { ProjectTypeDrawer } from '../setting/ProjectTypeDrawer';
import { useProjectTypeColumns } from '../setting/useProjectTypeColumns';
import { type ProjectType, type ProjectTypeFilter, STATUS, useProjectTypes } from '../setting/useProjectTypes';

/** Types of projects: what they are for, who approves, and whether new projects can be of them. */
export default function ProjectTypesPage() {
  const t = useT();
  const [editing, setEditing] = useState<ProjectType | 'new' | null>(null);
  const list = useProjectTypes();
  const columns = useProjectTypeColumns({
    edit: setEditing,
    enable: (one, enabled) => void list.enable(one, enabled),
    remove: (one) => void list.remove(one),
  });
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('projectfund.type.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<ProjectType, ProjectTypeFilter>
        title={t('projectfund.title.setting')}
        purpose={t('projectfund.types.purpose')}
        actions={add}
        tableId="projectfund.types"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        cards
        filters={[
          { kind: 'text', name: 'keyword', label: t('projectfund.type.name') },
          {
            kind: 'select',
            name: 'status',
            label: t('projectfund.type.status'),
            options: [
              { value: STATUS.on, label: t('projectfund.type.enabled') },
              { value: STATUS.off, label: t('projectfund.type.disabled') },
            ],
          },
        ]}
        empty={{ title: t('projectfund.types.empty'), hint: t('projectfund.types.empty.hint'), action: add }}
      />
      {editing && (
        <ProjectTypeDrawer
          type={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onAdded={list.refetch}
        />
      )}
    </>
  );
}
