import { formatCount, formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SectionCard } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { CellFigures } from './StructureCard';
import { cellOf, type Dimension, pointsOf, type Report } from './structureModel';

type Value = Report['values'][number];

/** The values with the figures of each side; of two sides with the points of percent between them. */
export function ComparisonTable({
  dimension,
  reports,
  labelOf,
}: {
  dimension: Dimension;
  reports: readonly Report[];
  labelOf: (report: Report) => string;
}) {
  const t = useT();
  const title = t(`analytics.structure.dimension.${dimension}`);
  const [first, second, ...others] = reports;
  if (!first) return null;
  const points = (key: string) => {
    const value = second && pointsOf(cellOf(first.total, key)?.share, cellOf(second.total, key)?.share);
    return value
      ? t('analytics.compare.points', { sign: value.startsWith('-') ? '' : '+', value: formatNumber(value, 2) })
      : '-';
  };
  const columns: Column<Value>[] = [
    { id: 'label', header: title, cell: ({ label }) => label },
    ...reports.map((report, i): Column<Value> => ({
      id: `side-${i}`,
      header: labelOf(report),
      numeric: true,
      cell: ({ key }) => <CellFigures cell={cellOf(report.total, key)} />,
    })),
    ...(second && others.length === 0
      ? [{ id: 'points', header: t('analytics.compare.change'), numeric: true, cell: ({ key }: Value) => points(key) }]
      : []),
  ];
  return (
    <SectionCard id={`compare-${dimension}`} title={t('analytics.compare.figures', { name: title })}>
      <DataTable
        label={t('analytics.compare.figures', { name: title })}
        columns={columns}
        rows={first.values}
        rowKey={({ key }) => key}
        totals={{
          label: t('analytics.rows.total'),
          ...Object.fromEntries(reports.map(({ total }, i) => [`side-${i}`, formatCount(total.people)])),
        }}
      />
    </SectionCard>
  );
}
