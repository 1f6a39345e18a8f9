import { Button, Text } from '@chakra-ui/react';
import { compare } from '@hengcai/shared/numbers';
import { DownloadIcon } from 'lucide-react';
import { formatCount, formatDate, formatNumber, formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { SectionCard } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { useIsPhone } from '../../../ui/useMedia';
import { DepartmentName } from '../people/DepartmentName';
import { Figures } from '../people/Figures';
import type { PromotionReport, PromotionRow } from './usePromotions';

const MOST = 12;
const MOST_ON_PHONE = 6;
const LONG = 40;

interface Props {
  report: PromotionReport;
  onOpen: (departmentId: string) => void;
  /** Names who rose: of a row, or of the report. */
  onPeople: (row: PromotionRow | null) => void;
  onExport: (() => void) | undefined;
}

/** Figures, picture and rows of promotion rates. */
export function PromotionReportView({ report, ...on }: Props) {
  const t = useT();
  const { total, to } = report;
  return (
    <>
      <Figures
        figures={[
          {
            label: t('analytics.promotion.promoted'),
            value: formatCount(total.promoted),
            what: t('analytics.promotion.promoted.what', { day: formatDate(to) }),
            more: '',
          },
          {
            label: t('analytics.promotion.rate'),
            value: formatPercent(total.rate),
            what: t('analytics.promotion.rate.what'),
            more: t('analytics.promotion.rate.how'),
          },
          {
            label: t('analytics.figure.averageHeads'),
            value: formatNumber(total.averageHeads),
            what: t('analytics.figure.averageHeads.what'),
            more: t('analytics.promotion.heads', { start: total.startHeads, end: total.endHeads }),
          },
        ]}
      />
      {report.unread > 0 && (
        <Notice tone="warning">
          <Text>{t('analytics.promotion.unread', { count: report.unread })}</Text>
        </Notice>
      )}
      <PromotionChart rows={report.rows} />
      <PromotionTable report={report} {...on} />
    </>
  );
}

function PromotionChart({ rows }: { rows: readonly PromotionRow[] }) {
  const t = useT();
  const phone = useIsPhone();
  const byRate = [...rows].sort((a, b) => compare(b.rate ?? 0, a.rate ?? 0));
  const chosen = new Set(byRate.slice(0, phone ? MOST_ON_PHONE : MOST));
  const shown = rows.filter((row) => chosen.has(row));
  const left = shown.length < rows.length ? ` ${t('analytics.promotion.chart.shown', { count: shown.length })}` : '';
  const [highest] = byRate;
  const reading =
    highest && compare(highest.rate ?? 0, 0) > 0
      ? t('analytics.promotion.chart.highest', {
          name: highest.label,
          rate: formatPercent(highest.rate),
          count: highest.promoted,
        })
      : t('analytics.promotion.chart.none');
  return (
    <ChartCard
      title={t('analytics.promotion.rate')}
      reading={`${reading}${left}`}
      kind="bar"
      width={phone ? 420 : 1080}
      height={phone ? 260 : 280}
      categoryLabel={t('analytics.exit.dimension.department')}
      format={formatPercent}
      series={[
        {
          id: 'rate',
          label: t('analytics.promotion.rate'),
          points: shown.map(({ label, rate }) => ({ category: label, value: rate ?? '' })),
        },
      ]}
    />
  );
}

function PromotionTable({ report: { rows, total }, onOpen, onPeople, onExport }: Props) {
  const t = useT();
  const phone = useIsPhone();
  const people = (count: number, name: string, onClick: () => void) =>
    count === 0 ? (
      formatCount(count)
    ) : (
      <Button variant="plain" size="md" aria-label={t('analytics.promotion.look', { name, count })} onClick={onClick}>
        {formatCount(count)}
      </Button>
    );
  const columns: Column<PromotionRow>[] = [
    {
      id: 'label',
      header: t('analytics.exit.dimension.department'),
      maxWidth: phone ? 120 : 260,
      cell: ({ key, label, opens }) => <DepartmentName label={label} onOpen={opens && (() => onOpen(key))} />,
    },
    {
      id: 'promoted',
      header: t('analytics.promotion.promoted'),
      numeric: true,
      cell: (row) => people(row.promoted, row.label, () => onPeople(row)),
    },
    { id: 'rate', header: t('analytics.promotion.rate'), numeric: true, cell: ({ rate }) => formatPercent(rate) },
    { id: 'share', header: t('analytics.promotion.share'), numeric: true, cell: ({ share }) => formatPercent(share) },
    {
      id: 'startHeads',
      header: t('analytics.column.startHeads'),
      numeric: true,
      cell: ({ startHeads }) => formatCount(startHeads),
    },
    {
      id: 'endHeads',
      header: t('analytics.column.endHeads'),
      numeric: true,
      cell: ({ endHeads }) => formatCount(endHeads),
    },
    {
      id: 'averageHeads',
      header: t('analytics.column.averageHeads'),
      numeric: true,
      cell: ({ averageHeads }) => formatNumber(averageHeads),
    },
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
          promoted: people(total.promoted, t('analytics.rows.total'), () => onPeople(null)),
          rate: formatPercent(total.rate),
          startHeads: formatCount(total.startHeads),
          endHeads: formatCount(total.endHeads),
          averageHeads: formatNumber(total.averageHeads),
        }}
        {...(rows.length > LONG && { maxHeight: '70vh' })}
      />
    </SectionCard>
  );
}
