import { Box, Flex, Text } from '@chakra-ui/react';
import { formatCount, formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SegmentGroup } from '../../../theme/parts/SegmentGroup';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { Notice } from '../../../shared/Notice';
import { EmptyState } from '../../../ui/EmptyState';
import { Panel } from '../../../ui/Panel';
import { Chart } from '../chart/Chart';
import type { ChartTree } from '../chart/chartItem';
import { ChartSearch, ChartTools } from '../chart/ChartTools';
import { PickedUnit } from '../chart/PickedUnit';
import { useChart } from '../chart/useChart';
import { type Unit, useOrganisation } from '../chart/useOrganisation';
import { LineList } from '../line/LineList';
import { DaySlider } from './DaySlider';
import type { History, HistoryDays } from './useHistory';

export type Shape = 'list' | 'chart';

/** The organisation of a day, as a list or as a chart. */
export function DayView({
  days,
  versions,
  day,
  shape,
  picked,
  onPut,
}: {
  days: HistoryDays;
  versions: History['versions'];
  day: string;
  shape: Shape;
  picked: string | null;
  /** Keeps a choice in the address. */
  onPut: (values: Record<string, string | null>) => void;
}) {
  const t = useT();
  const organisation = useOrganisation(day);
  const root = organisation.units[0];
  const names = versions.filter((one) => one.day === day && !one.isAutomatic);
  return (
    <>
      <Panel p="3" mb="3">
        <DaySlider
          days={days}
          versions={versions}
          day={day}
          onDay={(next) => onPut({ day: next === days.today ? null : next })}
        />
        <Flex gap="4" wrap="wrap" rowGap="1" mt="2" role="status" fontVariantNumeric="tabular-nums">
          <Text fontWeight="medium">{formatDate(organisation.tree ? organisation.day : day)}</Text>
          {root && <Text>{t('org.history.departments', { count: organisation.units.length })}</Text>}
          {root && <Text>{t('org.people', { count: root.totalHeadcount })}</Text>}
          {names.map(({ id, name }) => (
            <Text key={id} color="fg.muted">
              {name}
            </Text>
          ))}
        </Flex>
        {day > days.today && (
          <Box mt="2">
            <Notice tone="warning">
              <Text>{t('org.history.ahead')}</Text>
            </Notice>
          </Box>
        )}
      </Panel>
      {organisation.failed && <EmptyState kind="failed" onRetry={organisation.refetch} />}
      {organisation.loading && <Skeleton h="420px" />}
      {organisation.tree && organisation.units.length > 0 && (
        <Shown
          tree={organisation.tree}
          units={organisation.byId}
          day={day}
          shape={shape}
          picked={picked}
          onPut={onPut}
        />
      )}
      {organisation.tree && organisation.units.length === 0 && (
        <EmptyState
          compact
          title={t('org.history.nothing', { day: formatDate(day) })}
          hint={t('org.history.nothing.hint')}
        />
      )}
    </>
  );
}

function Shown({
  tree,
  units,
  day,
  shape,
  picked,
  onPut,
}: {
  tree: ChartTree;
  units: ReadonlyMap<string, Unit>;
  day: string;
  shape: Shape;
  picked: string | null;
  onPut: (values: Record<string, string | null>) => void;
}) {
  const t = useT();
  const chart = useChart(tree, picked);
  const unit = units.get(picked ?? '');
  const title = t('org.chart.title', { day });
  const Drawn = shape === 'list' ? LineList : Chart;
  return (
    <>
      <ChartTools
        chart={chart}
        title={title}
        isList={shape === 'list'}
        finder={
          <>
            <SegmentGroup.Root
              size="sm"
              aria-label={t('org.history.shape')}
              value={shape}
              onValueChange={({ value }) => onPut({ shape: value === 'chart' ? value : null })}
            >
              <SegmentGroup.Indicator />
              <SegmentGroup.Items
                items={[
                  { value: 'list', label: t('org.history.list') },
                  { value: 'chart', label: t('org.history.chart') },
                ]}
              />
            </SegmentGroup.Root>
            <ChartSearch chart={chart} label={t('org.chart.search')} />
          </>
        }
      />
      <Drawn chart={chart} label={title} picked={picked} onPick={(dept) => onPut({ dept })} />
      {unit && <PickedUnit unit={unit} units={units} />}
      <Text srOnly role="status">
        {formatCount(tree.byId.size)}
      </Text>
    </>
  );
}
