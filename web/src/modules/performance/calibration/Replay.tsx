import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { Panel } from '../../../ui/Panel';
import type { CalibrationChangeFragment } from './calibration.gen';
import type { CalibrationDistribution } from './useCalibration';
import { useNameOf } from './useNameOf';

interface Props {
  /** Newest first. */
  entries: readonly CalibrationChangeFragment[];
  /** Adjustments altogether; there may be older ones than the entries. */
  total: number;
  distribution: CalibrationDistribution;
}

/** The meeting again: how many people stood on each level after each adjustment. */
export function Replay({ entries, total, distribution }: Props) {
  const t = useT();
  const nameOf = useNameOf();
  const [step, setStep] = useState(entries.length);
  const last = entries[entries.length - step];
  // What came later is taken back from what is now.
  const later = entries.slice(0, entries.length - step);
  const heads = (level: string, now: number) =>
    later.reduce((count, one) => count + Number(one.levelBefore === level) - Number(one.levelAfter === level), now);
  return (
    <Panel p="3" mb="4">
      <Stack gap="2">
        <HStack justify="space-between" gap="2">
          <Button size="sm" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t('performance.calib.replay.back')}
          </Button>
          <Text role="status" textAlign="center">
            {step === 0
              ? t('performance.calib.replay.start')
              : t('performance.calib.replay.at', { step, total: entries.length })}
          </Text>
          <Button size="sm" disabled={step === entries.length} onClick={() => setStep(step + 1)}>
            {t('performance.calib.replay.on')}
          </Button>
        </HStack>
        <chakra.input
          type="range"
          w="full"
          min={0}
          max={entries.length}
          value={step}
          aria-label={t('performance.calib.replay')}
          onChange={(event) => setStep(Number(event.currentTarget.value))}
        />
        {last && (
          <Text>
            {t('performance.calib.latest', {
              name: nameOf(last.employee),
              levelBefore: orDash(last.levelBefore),
              levelAfter: orDash(last.levelAfter),
            })}
          </Text>
        )}
        <List.Root listStyleType="none" gap="1">
          {distribution.bins.map(({ levelName, count, quota }) => (
            <List.Item key={levelName} display="flex" justifyContent="space-between" gap="3">
              <Text as="span">{t('performance.calib.board.level', { level: levelName })}</Text>
              <Text as="span" fontVariantNumeric="tabular-nums">
                {t('performance.calib.board.count', { count: heads(levelName, count), quota })}
              </Text>
            </List.Item>
          ))}
        </List.Root>
        {total > entries.length && (
          <Text color="fg.muted" textStyle="sm">
            {t('performance.calib.replay.last', { total: entries.length })}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
