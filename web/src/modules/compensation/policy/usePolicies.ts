import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { useFileExport } from '../../../shared/save/useFileExport';
import { confirm } from '../../../ui/confirm';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import {
  type SalaryMatrixHeadFragment,
  useDeleteSalaryMatrixMutation,
  useExportSalaryMatrixMutation,
  useSalaryMatrixListQuery,
} from './policy.gen';

const defaults = { keyword: '' };
export type PolicyFilter = typeof defaults;
export type Policy = SalaryMatrixHeadFragment;

/** The pay policies of the company, and what is done to them in the list; condition and page live in the address. */
export function usePolicies() {
  const t = useT();
  const list = useListState(defaults);
  const keyword = list.filter.keyword.trim() || null;
  const query = useSalaryMatrixListQuery({ variables: { keyword, page: list.page }, ...LIST_QUERY });
  const [remove] = useDeleteSalaryMatrixMutation({ refetchQueries: ['SalaryMatrixList'] });
  const [take] = useExportSalaryMatrixMutation();
  const { save } = useFileExport(
    async (id: string) => (await take({ variables: { input: { id } } })).data?.exportSalaryMatrix,
  );
  return {
    ...list,
    ...listRows(query, (data) => data.salaryMatrices),
    save: ({ id }: Policy) => void save(id),
    remove: async ({ id, version, name }: Policy) => {
      const sure = await confirm({
        title: t('compensation.policy.delete.title', { name }),
        body: t('compensation.policy.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (sure)
        await act(
          async () => (await remove({ variables: { input: { id, version } } })).data?.deleteSalaryMatrix,
          t('compensation.policy.deleted', { name }),
        );
    },
  };
}
