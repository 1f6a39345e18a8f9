import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { ListPage } from '../../../ui/list/ListPage';
import { AppraisalCard } from './AppraisalCard';
import { useAppraisalPlansQuery } from './examine.gen';
import { ExamineTabs } from './ExamineTabs';
import { stageOptions } from './MyAppraisals';
import { TeamBulk } from './TeamBulk';
import { useAppraisalColumns } from './useAppraisalColumns';
import { useTeamAppraisals } from './useAppraisals';
import { useSeen } from '../../../ui/list/useSeen';

/** The people the caller approves, scores and confirms; what can be done to one of them alike is done to many at once. */
export function TeamAppraisals() {
  const t = useT();
  const list = useTeamAppraisals();
  const columns = useAppraisalColumns('leader');
  const seen = useSeen(list.rows, ({ id }) => id);
  const plans = useAppraisalPlansQuery().data?.appraisalPlans ?? [];
  return (
    <ListPage
      title={t('performance.title.examine')}
      purpose={t('performance.examine.purpose')}
      tableId="performance.team"
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => localName(row.employee)}
      filters={[
        { kind: 'text', name: 'keyword', label: t('performance.examine.keyword') },
        {
          kind: 'select',
          name: 'planId',
          label: t('performance.examine.plan'),
          options: plans.map(({ id, name }) => ({ value: id, label: name })),
        },
        { kind: 'select', name: 'assessFilterStage', label: t('performance.examine.stage'), options: stageOptions(t) },
        {
          kind: 'select',
          name: 'waiting',
          label: t('performance.examine.waiting'),
          options: [{ value: 'yes', label: t('performance.examine.waiting.yes') }],
        },
      ]}
      bulk={(ids, clear) => (
        <TeamBulk
          rows={seen(ids)}
          onDone={() => {
            clear();
            list.refetch();
          }}
        />
      )}
      card={(row) => <AppraisalCard row={row} viewer="leader" />}
      empty={{ title: t('performance.examine.team.empty'), hint: t('performance.examine.team.hint') }}
    >
      <ExamineTabs />
    </ListPage>
  );
}
