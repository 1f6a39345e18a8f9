import { formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type RankSortKey, useDeleteRankMutation, useRankListQuery } from '../rank.gen';
import { useReferences } from '../useReferences';
import { DescribedTab } from './DescribedTab';
import { RankDrawer } from './RankDrawer';

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

/** The ranks of the company, the most senior first. */
export function RankTab() {
  const t = useT();
  const list = useRankList();
  const { grades } = useReferences();
  const [remove] = useDeleteRankMutation();
  return (
    <DescribedTab
      kind="rank"
      list={list}
      columns={[
        { id: 'jobGrade', header: t('position.grade'), width: 140, cell: (r) => localName(r.jobGrade) },
        {
          id: 'grade',
          header: t('position.seniority'),
          numeric: true,
          width: 100,
          sortKey: 'GRADE',
          cell: (r) => formatNumber(String(r.grade)),
        },
      ]}
      filters={[{ kind: 'multi', name: 'grade', label: t('position.grade'), options: grades }]}
      people={(r) => `/employee/list?rank=${r.id}`}
      remove={async (input) => (await remove({ variables: { input } })).data?.deleteRank}
      drawer={(rank, onClose) => <RankDrawer rank={rank} onClose={onClose} onAdded={list.refetch} />}
    />
  );
}
