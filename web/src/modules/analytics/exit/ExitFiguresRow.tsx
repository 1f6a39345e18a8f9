import { formatCount, formatDate, formatNumber, formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Figures } from '../people/Figures';
import type { ExitFigures } from './useExitRates';

/** The four figures of the report, each with its definition. */
export function ExitFiguresRow({
  total,
  to,
  basis,
}: {
  total: ExitFigures;
  to: string;
  basis: 'AVERAGE' | 'START_AND_JOINS';
}) {
  const t = useT();
  const figures = [
    {
      label: t('analytics.figure.leavers'),
      value: formatCount(total.leavers),
      what: t('analytics.figure.leavers.what', { day: formatDate(to) }),
      more: t('analytics.figure.voluntary.of', { count: total.voluntary }),
    },
    {
      label: t('analytics.figure.rate'),
      value: formatPercent(total.rate),
      what: t(`analytics.figure.rate.${basis}`),
      more: t(`analytics.filter.basis.${basis}`),
    },
    {
      label: t('analytics.figure.voluntaryRate'),
      value: formatPercent(total.voluntaryRate),
      what: t(`analytics.figure.voluntaryRate.${basis}`),
      more: '',
    },
    {
      label: t('analytics.figure.averageHeads'),
      value: formatNumber(total.averageHeads),
      what: t('analytics.figure.averageHeads.what'),
      more: t('analytics.figure.averageHeads.of', {
        start: total.startHeads,
        joins: total.joins,
        end: total.endHeads,
      }),
    },
  ];
  return <Figures figures={figures} />;
}
