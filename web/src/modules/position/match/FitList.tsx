import { Link } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPanel } from '../../../ui/list/ListPanel';
import { useListState } from '../../../ui/list/useListState';
import { SectionCard } from '../../../ui/Panel';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { type PersonFitRowFragment, useWhoFitsQuery } from './match.gen';
import { FitStatus, percent } from './MatchFacts';
import { personMatchPath } from './places';

type Row = PersonFitRowFragment;
const defaults = { who: 'holders', keyword: '', dept: [] as string[], minimum: '' };

function useFits(positionId: string) {
  const list = useListState(defaults);
  const { who, keyword, dept, minimum } = list.filter;
  const query = useWhoFitsQuery({
    variables: {
      positionId,
      filter: {
        everybody: who === 'everybody',
        keyword: keyword.trim() || null,
        departmentIds: dept.length > 0 ? dept : null,
        fitting: minimum === 'reached',
      },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.whoFits) };
}

/** Who matches a position, the best first: those in it, or everybody of whom a level is known. */
export function FitList({ positionId }: { positionId: string }) {
  const t = useT();
  const list = useFits(positionId);
  const columns: Column<Row>[] = [
    {
      id: 'person',
      header: t('position.match.person'),
      width: 160,
      cell: ({ employee }) =>
        employee && (
          <Link to={personMatchPath(employee.id, positionId)}>
            <Person person={{ name: localName(employee), number: employee.number }} />
          </Link>
        ),
    },
    { id: 'match', header: t('position.match.match'), numeric: true, width: 90, cell: (r) => percent(r.match) },
    { id: 'fit', header: t('position.match.gaps'), width: 220, cell: (r) => <FitStatus fit={r} /> },
    {
      id: 'position',
      header: t('position.match.holds'),
      width: 140,
      maxWidth: 220,
      cell: ({ employee }) => localName(employee?.position),
    },
    {
      id: 'department',
      header: t('position.department'),
      width: 140,
      maxWidth: 220,
      cell: ({ employee }) => localName(employee?.department),
    },
  ];
  const everybody = list.filter.who === 'everybody';
  return (
    <SectionCard id="fits" title={t('position.match.who')} hint={t('position.match.who.hint')}>
      <ListPanel<Row, typeof defaults>
        title={t('position.match.who')}
        tableId="position.fits"
        list={list}
        columns={columns}
        cards
        rowKey={({ employee }) => employee?.id ?? ''}
        rowName={({ employee }) => localName(employee)}
        filters={[
          {
            kind: 'select',
            name: 'who',
            label: t('position.match.among'),
            options: [
              { value: 'holders', label: t('position.match.among.holders') },
              { value: 'everybody', label: t('position.match.among.everybody') },
            ],
          },
          { kind: 'text', name: 'keyword', label: t('position.match.keyword') },
          {
            kind: 'select',
            name: 'minimum',
            label: t('position.match.fitting'),
            options: [{ value: 'reached', label: t('position.match.fitting.yes') }],
          },
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
        ]}
        empty={
          everybody
            ? { title: t('position.match.nobody'), hint: t('position.match.nobody.hint') }
            : { title: t('position.match.noIncumbent'), hint: t('position.match.noIncumbent.hint') }
        }
      />
    </SectionCard>
  );
}
