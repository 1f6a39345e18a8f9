import { LIST_QUERY, listRows } from '../../ui/list/listRows';
import { useListState } from '../../ui/list/useListState';
import { useFileExport } from '../../shared/save/useFileExport';
import {
  type PositionFilterInput,
  type PositionSortKey,
  useExportPositionsMutation,
  usePositionListQuery,
} from './position.gen';

const defaults = {
  keyword: '',
  dept: [] as string[],
  family: [] as string[],
  rank: [] as string[],
  staffing: '',
  state: '',
};
export type PositionFilter = typeof defaults;

const toFilter = ({ keyword, dept, family, rank, staffing, state }: PositionFilter): PositionFilterInput => ({
  keyword: keyword.trim() || null,
  departmentIds: dept.length > 0 ? dept : null,
  jobFamilyIds: family.length > 0 ? family : null,
  rankIds: rank.length > 0 ? rank : null,
  vacant: staffing === 'vacant',
  closed: state === 'closed',
});

/** The positions of the company; conditions, order and page live in the address. */
export function usePositionList() {
  const list = useListState(defaults);
  const filter = toFilter(list.filter);
  const query = usePositionListQuery({
    variables: {
      filter,
      page: list.page,
      sort: list.sort && { by: list.sort.by as PositionSortKey, descending: list.sort.descending },
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.positionPage), filterInput: filter };
}

/** Saves the filtered positions as a workbook. */
export function usePositionExport(filter: PositionFilterInput) {
  const [mutate] = useExportPositionsMutation();
  const { save } = useFileExport(
    async () => (await mutate({ variables: { input: { filter, format: 'XLSX' } } })).data?.exportPositions,
  );
  return () => void save();
}
