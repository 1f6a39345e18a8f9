import { localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { downloadFile } from '../../../../session/files';
import { DepartmentPicker } from '../../../../shared/pickers/DepartmentPicker';
import { act } from '../../../../shared/save/outcome';
import type { FilterField } from '../../../../ui/list/filterFields';
import { ListPanel } from '../../../../ui/list/ListPanel';
import { LIST_QUERY, listRows } from '../../../../ui/list/listRows';
import { useListState } from '../../../../ui/list/useListState';
import { usePageAccess } from '../../../../ui/PageAccess';
import { useExportPlanTransfersMutation, usePlanTransfersQuery } from './transfers.gen';
import { useTransferColumns } from './useTransferColumns';

const defaults = { keyword: '', departmentId: '' };
type Asked = typeof defaults;

const toFilter = ({ keyword, departmentId }: Asked) => ({
  ...(keyword.trim() && { keyword: keyword.trim() }),
  ...(departmentId && { departmentId }),
});

/** Who of the plan changed department within its period, with the days in each and the parts of the result. */
export function TransfersTab({ planId }: { planId: string }) {
  const t = useT();
  const state = useListState(defaults);
  const filter = toFilter(state.filter);
  const query = usePlanTransfersQuery({ variables: { id: planId, filter, page: state.page }, ...LIST_QUERY });
  const list = { ...state, ...listRows(query, (data) => data.assessmentPlan?.transfers) };
  const columns = useTransferColumns(planId);
  const access = usePageAccess();
  const [exportRows] = useExportPlanTransfersMutation();
  const exportThem = () =>
    act(async () => {
      const { data } = await exportRows({ variables: { input: { planId, filter } } });
      if (data?.exportAssessmentTransfers?.file) await downloadFile(data.exportAssessmentTransfers.file);
      return data?.exportAssessmentTransfers;
    }, t('performance.transfers.exported'));
  const department = t('performance.manage.department');
  const filters: FilterField<Asked>[] = [
    { kind: 'text', name: 'keyword', label: t('performance.manage.personKeyword') },
    {
      kind: 'custom',
      label: department,
      render: (draft, change) => (
        <DepartmentPicker
          label={department}
          value={draft.departmentId ? [draft.departmentId] : []}
          onChange={([id]) => change({ departmentId: id ?? '' })}
        />
      ),
    },
  ];
  return (
    <ListPanel
      title={t('performance.manage.transfers')}
      tableId="performance.transfers"
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={({ employee }) => (employee ? localName(employee) : t('performance.manage.hidden'))}
      filters={filters}
      onExport={access.export ? () => void exportThem() : undefined}
      empty={{ title: t('performance.transfers.none') }}
    />
  );
}
