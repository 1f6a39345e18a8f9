import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { HostTabs, ModuleTabs } from '../../../shared/moduleTabs';
import type { FilterField } from '../../../ui/list/filterFields';
import { ListPage } from '../../../ui/list/ListPage';
import { NewPlan } from '../plan/NewPlan';
import { PlanCard } from '../plan/PlanCard';
import { useDeletePlan } from '../plan/useDeletePlan';
import { usePlanColumns } from '../plan/usePlanColumns';
import { type PlanFilter, usePlanList } from '../plan/usePlanList';
import { yearOptions } from '../plan/years';

const PAGE = '/performance/management';

/** Assessment plans: where each one stands and how far it is. */
export default function PlanListPage() {
  return (
    <ModuleTabs page={PAGE} tabs={<Tabs />}>
      <PlanList />
    </ModuleTabs>
  );
}

function Tabs() {
  const t = useT();
  return (
    <HostTabs
      page={PAGE}
      label={t('performance.title.planList')}
      own={{ name: 'plans', label: t('performance.manage.tab.plans') }}
    />
  );
}

function PlanList() {
  const t = useT();
  const options = useEnumOptions();
  const list = usePlanList();
  const remove = useDeletePlan();
  const columns = usePlanColumns((plan) => void remove(plan).then((done) => done && list.refetch()));
  const filters: FilterField<PlanFilter>[] = [
    { kind: 'text', name: 'keyword', label: t('performance.manage.name') },
    { kind: 'select', name: 'year', label: t('performance.manage.year'), options: yearOptions() },
    { kind: 'multi', name: 'status', label: t('performance.manage.status'), options: options('AssessmentPlanStatus') },
    { kind: 'select', name: 'cycle', label: t('performance.manage.cycle'), options: options('AssessmentPlanCycle') },
  ];
  const create = (
    <Can do="edit">
      <NewPlan />
    </Can>
  );
  return (
    <ListPage
      title={t('performance.title.planList')}
      purpose={t('performance.manage.purpose')}
      tableId="performance.plans"
      list={list}
      columns={columns}
      rowKey={(r) => r.id}
      filters={filters}
      actions={create}
      card={(r) => <PlanCard plan={r} />}
      empty={{ title: t('performance.manage.empty'), hint: t('performance.manage.empty.hint'), action: create }}
    >
      <Tabs />
    </ListPage>
  );
}
