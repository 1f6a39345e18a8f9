import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { Chart } from '../chart/Chart';
import type { ChartTree } from '../chart/chartItem';
import { ChartSearch, ChartTools } from '../chart/ChartTools';
import { PickedUnit } from '../chart/PickedUnit';
import { useChart } from '../chart/useChart';
import { useOrganisation } from '../chart/useOrganisation';

/** The organisation of today as a chart. */
export default function ChartPage() {
  const t = useT();
  const organisation = useOrganisation();
  return (
    <>
      <PageHeader title={t('org.title.chart')} purpose={t('org.chart.purpose')} />
      {organisation.failed && <EmptyState kind="failed" onRetry={organisation.refetch} />}
      {organisation.loading && <Skeleton h="420px" />}
      {organisation.tree && <UnitChart tree={organisation.tree} day={organisation.day} units={organisation.byId} />}
    </>
  );
}

function UnitChart({
  tree,
  day,
  units,
}: {
  tree: ChartTree;
  day: string;
  units: ReturnType<typeof useOrganisation>['byId'];
}) {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const picked = params.get('dept');
  const chart = useChart(tree, picked);
  const unit = units.get(picked ?? '');
  return (
    <>
      <ChartTools
        chart={chart}
        title={t('org.chart.title', { day })}
        finder={<ChartSearch chart={chart} label={t('org.chart.search')} />}
      />
      {tree.byId.size === 1 && <EmptyState compact title={t('org.chart.empty')} hint={t('org.chart.empty.hint')} />}
      <Chart
        chart={chart}
        label={t('org.chart.title', { day })}
        picked={picked}
        onPick={(dept) => setParams({ dept }, { replace: true })}
      />
      {unit && <PickedUnit unit={unit} units={units} />}
    </>
  );
}
