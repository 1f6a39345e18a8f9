import { Button } from '@chakra-ui/react';
import type { ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { DownloadIcon } from 'lucide-react';
import { formatCount, formatNumber, formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SectionCard } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import type { Column } from '../../../ui/table/columns';
import { useIsPhone } from '../../../ui/useMedia';
import { DepartmentName } from '../people/DepartmentName';
import type { ExitFigures, ExitRow } from './useExitRates';

const LONG = 40;

interface Props {
  dimension: ExitDimension;
  rows: readonly ExitRow[];
  total: ExitFigures;
  /** Looks into a department. */
  onOpen: (key: string) => void;
  /** Names who left: of a row, or of the report. */
  onLeavers: (row: ExitRow | null) => void;
  onExport: (() => void) | undefined;
}

/** The rows of the report with their total. */
export function ExitTable({ dimension, rows, total, onOpen, onLeavers, onExport }: Props) {
  const t = useT();
  const phone = useIsPhone();
  const tooFew = t('analytics.rows.tooFew');
  const numeric = (id: 'startHeads' | 'joins' | 'voluntary' | 'endHeads'): Column<ExitRow> => ({
    id,
    header: t(`analytics.column.${id}`),
    numeric: true,
    cell: ({ figures }) => (figures ? formatCount(figures[id]) : ''),
  });
  const people = (count: number, name: string, onClick: () => void) =>
    count === 0 ? (
      formatCount(count)
    ) : (
      <Button variant="plain" size="md" aria-label={t('analytics.rows.look', { name, count })} onClick={onClick}>
        {formatCount(count)}
      </Button>
    );
  const columns: Column<ExitRow>[] = [
    {
      id: 'label',
      header: t(`analytics.exit.dimension.${dimension}`),
      maxWidth: phone ? 120 : 260,
      cell: ({ key, label, opens }) => <DepartmentName label={label} onOpen={opens && (() => onOpen(key))} />,
    },
    {
      id: 'leavers',
      header: t('analytics.column.leavers'),
      numeric: true,
      cell: (row) => (row.figures ? people(row.figures.leavers, row.label, () => onLeavers(row)) : tooFew),
    },
    {
      id: 'rate',
      header: t('analytics.column.rate'),
      numeric: true,
      cell: ({ figures }) => figures && formatPercent(figures.rate),
    },
    numeric('voluntary'),
    {
      id: 'voluntaryRate',
      header: t('analytics.column.voluntaryRate'),
      numeric: true,
      cell: ({ figures }) => figures && formatPercent(figures.voluntaryRate),
    },
    {
      id: 'share',
      header: t('analytics.column.share'),
      numeric: true,
      cell: ({ figures, share }) => figures && formatPercent(share),
    },
    // A reason is known of leavers alone.
    ...(dimension === 'reason'
      ? []
      : [
          numeric('startHeads'),
          numeric('joins'),
          numeric('endHeads'),
          {
            id: 'averageHeads',
            header: t('analytics.column.averageHeads'),
            numeric: true,
            cell: ({ figures }: ExitRow) => figures && formatNumber(figures.averageHeads),
          },
        ]),
  ];
  return (
    <SectionCard
      id="figures"
      title={t('analytics.rows.title')}
      actions={
        onExport && (
          <Button onClick={onExport}>
            <DownloadIcon />
            {t('analytics.rows.export')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('analytics.rows.title')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        totals={{
          label: t('analytics.rows.total'),
          leavers: people(total.leavers, t('analytics.rows.total'), () => onLeavers(null)),
          rate: formatPercent(total.rate),
          voluntary: formatCount(total.voluntary),
          voluntaryRate: formatPercent(total.voluntaryRate),
          startHeads: formatCount(total.startHeads),
          joins: formatCount(total.joins),
          endHeads: formatCount(total.endHeads),
          averageHeads: formatNumber(total.averageHeads),
        }}
        {...(rows.length > LONG && { maxHeight: '70vh' })}
      />
    </SectionCard>
  );
}
