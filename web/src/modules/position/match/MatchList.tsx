import { Link } from 'react-router-dom';
import { DASH, formatCount, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import type { Column } from '../../../ui/table/columns';
import { type PositionMatchRowFragment, usePositionMatchListQuery } from './match.gen';
import { percent } from './MatchFacts';
import { positionMatchPath } from './places';

type Row = PositionMatchRowFragment;
const defaults = { keyword: '', dept: [] as string[], conditions: '' };
type Filter = typeof defaults;

function useMatches() {
  const list = useListState(defaults);
  const { keyword, dept, conditions } = list.filter;
  const query = usePositionMatchListQuery({
    variables: {
      filter: {
        keyword: keyword.trim() || null,
        departmentIds: dept.length > 0 ? dept : null,
        described: conditions === '' ? null : conditions === 'with',
      },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.positionMatches) };
}

/** The positions, and how those who are in them match. */
export function MatchList() {
  const t = useT();
  const list = useMatches();
  const columns: Column<Row>[] = [
    {
      id: 'position',
      header: t('position.name'),
      width: 180,
      maxWidth: 280,
      cell: ({ position }) => position && <Link to={positionMatchPath(position.id)}>{localName(position)}</Link>,
    },
    { id: 'code', header: t('position.code'), width: 110, cell: ({ position }) => position?.code },
    {
      id: 'department',
      header: t('position.department'),
      width: 160,
      maxWidth: 240,
      cell: ({ position }) => (position?.department ? localName(position.department) : t('position.department.all')),
    },
    {
      id: 'conditions',
      header: t('position.match.conditions'),
      numeric: true,
      width: 100,
      cell: (r) => (r.conditionCount === 0 ? t('position.match.notSaid') : formatCount(r.conditionCount)),
    },
    {
      id: 'assessed',
      header: t('position.match.assessed'),
      numeric: true,
      width: 110,
      cell: (r) => (r.conditionCount === 0 ? DASH : t('ui.progress', { done: r.assessedCount, total: r.peopleCount })),
    },
    {
      id: 'below',
      header: t('position.match.belowPeople'),
      numeric: true,
      width: 130,
      cell: (r) => (r.assessedCount === 0 ? DASH : formatCount(r.belowCount)),
    },
    {
      id: 'match',
      header: t('position.match.mean'),
      numeric: true,
      width: 110,
      cell: (r) => percent(r.match),
    },
  ];
  return (
    <ListPage<Row, Filter>
      title={t('position.title.personJob')}
      purpose={t('position.match.purpose')}
      tableId="position.matches"
      list={list}
      columns={columns}
      cards
      rowKey={({ position }) => position?.id ?? ''}
      rowName={({ position }) => localName(position)}
      filters={[
        { kind: 'text', name: 'keyword', label: t('position.keyword') },
        {
          kind: 'custom',
          label: t('position.department'),
          render: (draft, change) => (
            <DepartmentPicker
              multiple
              label={t('position.department')}
              value={draft.dept}
              onChange={(dept) => change({ dept })}
            />
          ),
        },
        {
          kind: 'select',
          name: 'conditions',
          label: t('position.match.conditions'),
          options: [
            { value: 'with', label: t('position.match.with') },
            { value: 'without', label: t('position.match.without') },
          ],
        },
      ]}
      empty={{ title: t('position.empty'), hint: t('position.match.empty.hint') }}
    />
  );
}
