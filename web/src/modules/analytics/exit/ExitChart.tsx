import type { ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { compare } from '@hengcai/shared/numbers';
import { formatCount, formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { useIsPhone } from '../../../ui/useMedia';
import type { ExitFigures, ExitRow } from './useExitRates';

const MOST = 12;
const MOST_ON_PHONE = 6;
type Told = ExitRow & { figures: ExitFigures };

/** The rates of the rows as a picture, or of reasons how many people left for them; with the sentence to take away. */
export function ExitChart({ dimension, rows }: { dimension: ExitDimension; rows: readonly ExitRow[] }) {
  const t = useT();
  const phone = useIsPhone();
  const told = rows.filter((row): row is Told => row.figures !== null);
  const byReason = dimension === 'reason';
  const chosen = new Set(mostLeavers(told).slice(0, phone ? MOST_ON_PHONE : MOST));
  const shown = dimension === 'date' ? told : told.filter((row) => chosen.has(row));
  const left = shown.length < told.length ? ` ${t('analytics.chart.most', { count: shown.length })}` : '';
  const [most] = mostLeavers(told);
  const highest = told.reduce<Told | undefined>(
    (best, row) => (compare(row.figures.rate ?? 0, best?.figures.rate ?? 0) > 0 ? row : best),
    undefined,
  );
  const reading =
    !most || most.figures.leavers === 0
      ? t('analytics.chart.none')
      : dimension === 'date' || byReason
        ? t(byReason ? 'analytics.chart.reason' : 'analytics.chart.date', {
            name: most.label,
            count: most.figures.leavers,
            rate: formatPercent(most.figures.rate),
            share: formatPercent(most.share),
          })
        : t('analytics.chart.highest', {
            name: (highest ?? most).label,
            count: (highest ?? most).figures.leavers,
            rate: formatPercent((highest ?? most).figures.rate),
          });
  const points = (value: (row: Told) => string) => shown.map((row) => ({ category: row.label, value: value(row) }));
  return (
    <ChartCard
      title={t(byReason ? 'analytics.chart.reasons' : 'analytics.chart.rates')}
      reading={`${reading}${left}`}
      kind={dimension === 'date' ? 'line' : 'bar'}
      width={phone ? 420 : 1080}
      height={phone ? 260 : 280}
      categoryLabel={t(`analytics.exit.dimension.${dimension}`)}
      format={byReason ? (value) => formatCount(Number(value)) : formatPercent}
      series={
        byReason
          ? [
              {
                id: 'leavers',
                label: t('analytics.column.leavers'),
                points: points(({ figures }) => String(figures.leavers)),
              },
            ]
          : [
              { id: 'rate', label: t('analytics.column.rate'), points: points(({ figures }) => figures.rate ?? '') },
              {
                id: 'voluntaryRate',
                label: t('analytics.column.voluntaryRate'),
                points: points(({ figures }) => figures.voluntaryRate ?? ''),
              },
            ]
      }
    />
  );
}

const mostLeavers = (rows: readonly Told[]) => [...rows].sort((a, b) => b.figures.leavers - a.figures.leavers);
