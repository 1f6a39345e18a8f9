import { useFileExport } from '../../../shared/save/useFileExport';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type PointAccountRowFragment, useExportPointAccountsMutation, usePointAccountListQuery } from './points.gen';

const defaults = { keyword: '', departmentId: '' };
export type AccountFilter = typeof defaults;
export type Account = PointAccountRowFragment;

/** Everybody's points; conditions and page live in the address. */
export function useAccounts() {
  const list = useListState(defaults);
  const { keyword, departmentId } = list.filter;
  const filter = { ...(keyword.trim() && { keyword: keyword.trim() }), ...(departmentId && { departmentId }) };
  const query = usePointAccountListQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  const [mutate] = useExportPointAccountsMutation();
  const { save } = useFileExport(
    async () => (await mutate({ variables: { input: { filter, format: 'XLSX' } } })).data?.exportPointAccounts,
  );
  return { ...list, ...listRows(query, (data) => data.pointAccounts), save };
}
