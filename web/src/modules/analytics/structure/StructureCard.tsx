import { Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { EmptyState } from '../../../ui/EmptyState';
import { Panel } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { useIsPhone } from '../../../ui/useMedia';
import { StructureNotes } from './StructureNotes';
import { cellOf, type Dimension, mostOf, type Report, widestOf } from './structureModel';
import type { useStructure } from './useStructure';

interface Props {
  dimension: Dimension;
  structure: ReturnType<typeof useStructure>;
  /** What a side is called. */
  labelOf: (report: Report) => string;
  /** Width of the drawing on a screen. */
  width: number;
  children?: (reports: readonly Report[]) => ReactNode;
}

/** The shares of one dimension as a picture, of one side or of several beside each other, with who is not in it. */
export function StructureCard({ dimension, structure, labelOf, width, children }: Props) {
  const t = useT();
  const phone = useIsPhone();
  const { reports, loading, refetch } = structure;
  const title = t(`analytics.structure.dimension.${dimension}`);
  if (!reports)
    return loading ? (
      <Resting h="320px" />
    ) : (
      <Panel>
        <EmptyState kind="failed" onRetry={refetch} />
      </Panel>
    );
  const [first, second] = reports;
  const told = first?.values.filter(({ key }) => reports.some(({ total }) => cellOf(total, key)?.people)) ?? [];
  const hidden =
    first?.values.filter(({ key }) => reports.some(({ total }) => cellOf(total, key)?.people === null)) ?? [];
  const widest = first && second && reports.length === 2 ? widestOf(first, second) : null;
  const most = first && mostOf(first);
  const nobody = reports.every(({ total }) => total.people === 0);
  const reading = nobody
    ? t('analytics.structure.chart.none')
    : widest && first && second
      ? t('analytics.structure.chart.widest', {
          name: widest.label,
          a: labelOf(first),
          from: formatPercent(widest.from),
          b: labelOf(second),
          to: formatPercent(widest.to),
        })
      : most && first && reports.length === 1
        ? t('analytics.structure.chart.most', {
            name: most.label,
            people: formatCount(most.people),
            share: formatPercent(most.share),
          })
        : t('analytics.structure.chart.beside', { count: reports.length });
  return (
    <Stack gap="3">
      <StructureNotes reports={reports} />
      <ChartCard
        title={title}
        reading={
          hidden.length > 0 ? `${reading} ${t('analytics.structure.chart.hidden', { count: hidden.length })}` : reading
        }
        kind="bar"
        width={phone ? 420 : width}
        height={phone ? 240 : 260}
        categoryLabel={title}
        format={formatPercent}
        series={reports.map((report, i) => ({
          id: String(i),
          label: reports.length > 1 ? labelOf(report) : t('analytics.structure.share'),
          points: told.map(({ key, label }) => ({ category: label, value: cellOf(report.total, key)?.share ?? '' })),
        }))}
      />
      {children && !nobody && children(reports)}
    </Stack>
  );
}

/** How many and their share, or why not. */
export function CellFigures({ cell }: { cell: Report['total']['cells'][number] | undefined }) {
  const t = useT();
  if (!cell) return null;
  if (cell.people === null) return <Text color="fg.subtle">{t('analytics.rows.tooFew')}</Text>;
  return (
    <>
      {formatCount(cell.people)} <Share share={cell.share} />
    </>
  );
}

export const Share = ({ share }: { share: string | null | undefined }) => (
  <Text as="span" color="fg.subtle" textStyle="xs" ms="1">
    {formatPercent(share ?? null)}
  </Text>
);
