import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { LuPlus } from 'react-icons/lu';
import { formatNumber, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { usePageAccess } from '../../../ui/PageAccess';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { type RankRowFragment, type RankSortKey, useDeleteRankMutation, useRankListQuery } from '../rank.gen';
import { useDeletion } from '../useDeletion';
import { useReferences } from '../useReferences';
import { ManagementTabs } from './ManagementTabs';
import { RankDrawer } from './RankDrawer';
import { Filled } from './Staffing';

type Rank = RankRowFragment;
const defaults = { keyword: '', grade: [] as string[], state: '' };

function useRankList() {
  const list = useListState(defaults);
  const { keyword, grade, state } = list.filter;
  const query = useRankListQuery({
    variables: {
      filter: {
        keyword: keyword.trim() || null,
        gradeIds: grade.length > 0 ? grade : null,
        closed: state === 'closed',
      },
      page: list.page,
      sort: list.sort && { by: list.sort.by as RankSortKey, descending: list.sort.descending },
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.rankPage) };
}

/** Columns of the ranks; `onChanged` brings the list up to date. */
function useRankColumns(onEdit: (rank: Rank) => void, onChanged: () => void): Column<Rank>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const [remove] = useDeleteRankMutation();
  const deletion = useDeletion(onChanged);
  const deleteOne = (r: Rank) =>
    deletion({
      thing: r,
      people: `/employee/list?rank=${r.id}`,
      run: async () => (await remove({ variables: { input: { id: r.id, version: r.version } } })).data?.deleteRank,
    });
  const actions: Column<Rank> = {
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
    { id: 'name', header: t('position.rank.name'), width: 140, sortKey: 'NAME', cell: (r) => r.name },
    { id: 'code', header: t('position.rank.code'), width: 120, sortKey: 'CODE', cell: (r) => r.code },
    { id: 'jobGrade', header: t('position.grade'), width: 140, cell: (r) => orDash(r.jobGrade?.name) },
    {
      id: 'grade',
      header: t('position.seniority'),
      numeric: true,
      width: 100,
      sortKey: 'GRADE',
      cell: (r) => formatNumber(String(r.grade)),
    },
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

/** The ranks of the company, the most senior first. */
export function RankTab() {
  const t = useT();
  const list = useRankList();
  const { grades } = useReferences();
  const [editing, setEditing] = useState<Rank | 'new' | null>(null);
  const columns = useRankColumns(setEditing, list.refetch);
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <LuPlus />
        {t('position.rank.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        title={t('position.title.management')}
        purpose={t('position.rank.purpose')}
        tableId="position.ranks"
        list={list}
        columns={columns}
        rowKey={(r) => r.id}
        rowName={(r) => r.name}
        filters={[
          { kind: 'text', name: 'keyword', label: t('position.rank.keyword') },
          { kind: 'multi', name: 'grade', label: t('position.grade'), options: grades },
          {
            kind: 'select',
            name: 'state',
            label: t('position.state'),
            options: [{ value: 'closed', label: t('position.state.closed') }],
          },
        ]}
        actions={add}
        empty={{ title: t('position.rank.empty'), hint: t('position.rank.empty.hint'), action: add }}
      >
        <ManagementTabs />
      </ListPage>
      {editing && (
        <RankDrawer rank={editing === 'new' ? null : editing} onClose={() => setEditing(null)} onAdded={list.refetch} />
      )}
    </>
  );
}
