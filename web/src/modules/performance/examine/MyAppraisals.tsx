import { useT } from '../../../i18n/useT';
import { ListPage } from '../../../ui/list/ListPage';
import { AppraisalCard } from './AppraisalCard';
import { ExamineTabs } from './ExamineTabs';
import { ExportSelected } from './ExportSelected';
import { FILTER_STAGES } from './stages';
import { useAppraisalColumns } from './useAppraisalColumns';
import { useMyAppraisals } from './useAppraisals';
import { useSeen } from '../../../ui/list/useSeen';

/** The caller's own appraisals, newest plan first; those of several years leave as one workbook. */
export function MyAppraisals() {
  const t = useT();
  const list = useMyAppraisals();
  const columns = useAppraisalColumns('myself');
  const seen = useSeen(list.rows, ({ id }) => id);
  return (
    <ListPage
      title={t('performance.title.examine')}
      purpose={t('performance.examine.purpose')}
      tableId="performance.mine"
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => row.plan?.name ?? ''}
      filters={[
        { kind: 'select', name: 'assessFilterStage', label: t('performance.examine.stage'), options: stageOptions(t) },
      ]}
      bulk={(ids) => <ExportSelected rows={seen(ids)} />}
      card={(row) => <AppraisalCard row={row} viewer="myself" />}
      empty={{ title: t('performance.examine.mine.empty'), hint: t('performance.examine.mine.hint') }}
    >
      <ExamineTabs />
    </ListPage>
  );
}

/** The conditions `assessFilterStage` knows. */
export const stageOptions = (t: ReturnType<typeof useT>) =>
  Object.keys(FILTER_STAGES).map((value) => ({
    value,
    label: t(`performance.examine.filter.${value as 'fill' | 'approve' | 'score' | 'confirm'}`),
  }));
