import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { usePageAccess } from '../../../ui/PageAccess';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import {
  type JobFamilyRowFragment,
  type JobFamilySortKey,
  useDeleteJobFamilyMutation,
  useJobFamilyListQuery,
} from '../jobFamily.gen';
import { useDeletion } from '../useDeletion';
import { FamilyDrawer } from './FamilyDrawer';
import { ManagementTabs } from './ManagementTabs';
import { Filled } from './Staffing';

type Family = JobFamilyRowFragment;
const defaults = { keyword: '', state: '' };

function useFamilyList() {
  const list = useListState(defaults);
  const { keyword, state } = list.filter;
  const query = useJobFamilyListQuery({
    variables: {
      filter: { keyword: keyword.trim() || null, closed: state === 'closed' },
      page: list.page,
      sort: list.sort && { by: list.sort.by as JobFamilySortKey, descending: list.sort.descending },
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.jobFamilyPage) };
}

/** Columns of the job families; `onChanged` brings the list up to date. */
function useFamilyColumns(onEdit: (family: Family) => void, onChanged: () => void): Column<Family>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const [remove] = useDeleteJobFamilyMutation();
  const deletion = useDeletion(onChanged);
  const deleteOne = (r: Family) =>
    deletion({
      thing: r,
      people: null,
      run: async () => (await remove({ variables: { input: { id: r.id, version: r.version } } })).data?.deleteJobFamily,
    });
  const actions: Column<Family> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (r) =>
      r.closedOn ? null : (
        <RowActions
          actions={[
            { id: 'edit', label: t('position.change'), onSelect: () => onEdit(r) },
            { id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => void deleteOne(r) },
          ]}
        />
      ),
  };
  return [
    {
      id: 'name',
      header: t('position.family.name'),
      width: 160,
      sortKey: 'NAME',
      cell: (r) => <Link to={`?tabName=positions&family=${r.id}`}>{r.name}</Link>,
    },
    { id: 'code', header: t('position.family.code'), width: 120, sortKey: 'CODE', cell: (r) => r.code },
    { id: 'parent', header: t('position.family.parent'), width: 160, cell: (r) => orDash(r.parent?.name) },
    {
      id: 'filled',
      header: t('position.people'),
      numeric: true,
      width: 120,
      sortKey: 'FILLED',
      cell: (r) => <Filled filled={r.filled} coming={r.coming} />,
    },
    ...(edit ? [actions] : []),
  ];
}

/** The job families of the company. */
export function FamilyTab() {
  const t = useT();
  const list = useFamilyList();
  const [editing, setEditing] = useState<Family | 'new' | null>(null);
  const columns = useFamilyColumns(setEditing, list.refetch);
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <LuPlus />
        {t('position.family.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        title={t('position.title.management')}
        purpose={t('position.family.purpose')}
        tableId="position.families"
        list={list}
        columns={columns}
        rowKey={(r) => r.id}
        rowName={(r) => r.name}
        filters={[
          { kind: 'text', name: 'keyword', label: t('position.family.keyword') },
          {
            kind: 'select',
            name: 'state',
            label: t('position.state'),
            options: [{ value: 'closed', label: t('position.state.closed') }],
          },
        ]}
        actions={add}
        empty={{ title: t('position.family.empty'), hint: t('position.family.empty.hint'), action: add }}
      >
        <ManagementTabs />
      </ListPage>
      {editing && (
        <FamilyDrawer
          family={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onAdded={list.refetch}
        />
      )}
    </>
  );
}
