import { Text } from '@chakra-ui/react';
import { formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { ChartCard } from '../../../ui/chart/ChartCard';
import { Panel } from '../../../ui/Panel';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { CalibrationDistribution } from './useCalibration';

const tones: Record<string, StatusTone> = { ok: 'approved', warn: 'approving', block: 'danger' };

/** People on each level beside their quota. */
export function DistributionChart({ distribution }: { distribution: CalibrationDistribution }) {
  const t = useT();
  const { bins, people, assessed, fit } = distribution;
  const reading = !assessed
    ? t('performance.calib.tooFew', { people })
    : fit
      ? t('performance.calib.fits', { people })
      : t('performance.calib.misfits', { people, heads: bins.reduce((sum, bin) => sum + Math.max(bin.delta, 0), 0) });
  return (
    <ChartCard
      title={t('performance.calib.distribution')}
      reading={reading}
      kind="bar"
      width={380}
      height={240}
      categoryLabel={t('performance.calib.level')}
      series={[
        {
          id: 'count',
          label: t('performance.calib.heads'),
          points: bins.map((bin) => ({ category: bin.levelName, value: String(bin.count) })),
        },
        {
          id: 'quota',
          label: t('performance.calib.quota'),
          points: bins.map((bin) => ({ category: bin.levelName, value: String(bin.quota) })),
        },
      ]}
    />
  );
}

/** How many people are to leave a level or come to it. */
export function MoveWords({ bin: { delta } }: { bin: CalibrationDistribution['bins'][number] }) {
  const t = useT();
  return (
    <Text as="span" color={delta === 0 ? 'fg.muted' : 'fg'} fontWeight={delta === 0 ? 'normal' : 'medium'}>
      {delta === 0
        ? t('performance.calib.move.none')
        : delta > 0
          ? t('performance.calib.move.out', { heads: delta })
          : t('performance.calib.move.in', { heads: -delta })}
    </Text>
  );
}

/** In words how many people are to move to which level: nobody moves a percent. */
export function Quotas({ distribution }: { distribution: CalibrationDistribution }) {
  const t = useT();
  const { bins, assessed, outcome } = distribution;
  return (
    <Panel p="4">
      <StatusDot
        wraps
        tone={assessed ? (tones[outcome] ?? 'neutral') : 'neutral'}
        label={t(
          outcome === 'block'
            ? 'performance.calib.outcome.block'
            : outcome === 'warn'
              ? 'performance.calib.outcome.warn'
              : 'performance.calib.outcome.ok',
        )}
      />
      <List.Root mt="2" gap="1" listStyleType="none">
        {bins.map((bin) => (
          <List.Item key={bin.levelName} display="flex" justifyContent="space-between" gap="3">
            <Text as="span">
              {t('performance.calib.bin', {
                level: bin.levelName,
                proportion: formatPercent(bin.proportion),
                count: bin.count,
                quota: bin.quota,
              })}
            </Text>
            {assessed && <MoveWords bin={bin} />}
          </List.Item>
        ))}
      </List.Root>
    </Panel>
  );
}
