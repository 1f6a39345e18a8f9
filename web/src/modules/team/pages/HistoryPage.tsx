import { Stack } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterBar } from '../../../ui/list/FilterBar';
import { useListState } from '../../../ui/list/useListState';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { HistoryTabs } from '../history/HistoryTabs';
import { PlanTable } from '../history/PlanTable';
import { ResultChart } from '../history/ResultChart';
import { useResultPlans } from '../history/useResultPlans';
import { useReachField } from '../myTeam/useReachField';

const defaults = { reach: '' };

/** What the people one leads reached in the plans that are finished. */
export default function HistoryPage() {
  const t = useT();
  const list = useListState(defaults);
  const reachField = useReachField<typeof defaults>();
  const { reach } = list.filter;
  const { plans, loading, refetch } = useResultPlans(reach);
  return (
    <>
      <PageHeader title={t('team.title.history')} purpose={t('team.results.purpose')} />
      <HistoryTabs current="overview" />
      <Panel mb="3">
        <FilterBar fields={[reachField]} list={list} />
      </Panel>
      {plans === null ? (
        loading ? (
          <Resting h="320px" />
        ) : (
          <Panel>
            <EmptyState kind="failed" onRetry={refetch} />
          </Panel>
        )
      ) : plans.length === 0 ? (
        <Panel>
          <EmptyState title={t('team.results.empty')} hint={t('team.results.empty.hint')} />
        </Panel>
      ) : (
        <Stack gap="3">
          <ResultChart plans={plans} />
          <PlanTable plans={plans} reach={reach} />
        </Stack>
      )}
    </>
  );
}
