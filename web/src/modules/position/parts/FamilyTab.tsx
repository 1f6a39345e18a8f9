import { Link } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type JobFamilySortKey, useDeleteJobFamilyMutation, useJobFamilyListQuery } from '../jobFamily.gen';
import { DescribedTab } from './DescribedTab';
import { FamilyDrawer } from './FamilyDrawer';

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

/** The job families of the company. */
export function FamilyTab() {
  const t = useT();
  const list = useFamilyList();
  const [remove] = useDeleteJobFamilyMutation();
  return (
    <DescribedTab
      kind="family"
      list={list}
      name={(r) => <Link to={`?tabName=positions&family=${r.id}`}>{localName(r)}</Link>}
      columns={[{ id: 'parent', header: t('position.family.parent'), width: 160, cell: (r) => localName(r.parent) }]}
      people={() => null}
      remove={async (input) => (await remove({ variables: { input } })).data?.deleteJobFamily}
      drawer={(family, onClose) => <FamilyDrawer family={family} onClose={onClose} onAdded={list.refetch} />}
    />
  );
}
