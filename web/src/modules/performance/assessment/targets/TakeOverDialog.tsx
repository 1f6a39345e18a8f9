import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { DATE_RANGE_SEPARATOR } from '@hengcai/shared/rules/limits';
import { formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { Checkbox } from '../../../../theme/parts/Checkbox';
import { DialogFrame } from '../../../../ui/DialogFrame';
import { EmptyState } from '../../../../ui/EmptyState';
import { Select } from '../../../../ui/input/Select';
import { Pending } from '../../../../ui/Pending';
import type { Assessment } from '../model';
import { useEarlierPeriodsQuery, useEarlierTargetsQuery } from './earlier.gen';
import { takenOver } from './takenOver';
import type { TargetRow } from './targetRows';

interface Props {
  assessment: Pick<Assessment, 'parts' | 'plan'>;
  employeeId: string;
  rows: readonly TargetRow[];
  onTake: (rows: readonly TargetRow[]) => void;
  onClose: () => void;
}

/** Chooses targets of an earlier period that are worked on further. */
export function TakeOverDialog({ assessment, employeeId, rows, onTake, onClose }: Props) {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const periods = useEarlierPeriodsQuery({ variables: { employeeId }, fetchPolicy: 'network-only' });
  const begins = assessment.plan?.periodFrom ?? '';
  const earlier = (periods.data?.personAppraisals ?? []).filter(({ plan, periodTo }) => plan && periodTo < begins);
  const from = chosen || (earlier[0]?.plan?.id ?? '');
  const targets = useEarlierTargetsQuery({ variables: { planId: from, employeeId }, skip: from === '' });
  const found = targets.data?.assessment;
  const there = new Set(rows.map(({ keyResult }) => keyResult.trim()));
  const offered = (found ? takenOver(found, assessment.parts) : []).filter(
    ({ keyResult }) => keyResult.trim() !== '' && !there.has(keyResult.trim()),
  );
  const taken = offered.filter(({ keyResult }) => !left.has(keyResult));
  const failed = [periods, targets].find(({ error, data }) => error && !data);
  const loading = !failed && (!periods.data || (from !== '' && !targets.data));
  const choose = (keyResult: string, on: boolean) =>
    setLeft((now) => new Set(on ? [...now].filter((one) => one !== keyResult) : [...now, keyResult]));
  return (
    <DialogFrame
      title={t('performance.takeOver')}
      size="md"
      long
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="solid"
            disabled={taken.length === 0}
            onClick={() => {
              onTake(taken);
              onClose();
            }}
          >
            {t('performance.takeOver.action', { count: taken.length })}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">{t('performance.takeOver.body')}</Text>
      {(loading || failed) && <Pending failed={Boolean(failed)} onRetry={() => void failed?.refetch()} />}
      {earlier.length > 0 && (
        <Select
          label={t('performance.takeOver.period')}
          clearable={false}
          value={from}
          onChange={(value) => {
            setChosen(value);
            setLeft(new Set());
          }}
          options={earlier.flatMap(({ plan, periodFrom, periodTo }) =>
            plan ? [{ value: plan.id, label: `${plan.name} · ${periodFrom} ${DATE_RANGE_SEPARATOR} ${periodTo}` }] : [],
          )}
        />
      )}
      {periods.data && earlier.length === 0 && (
        <EmptyState compact title={t('performance.takeOver.noPeriod')} hint={t('performance.takeOver.noPeriod.hint')} />
      )}
      {found && offered.length === 0 && <EmptyState compact title={t('performance.takeOver.none')} />}
      <Stack gap="0">
        {offered.map(({ key, keyResult, startValue, targetValue, measureUnit, weight }) => (
          <HStack key={key} py="2" borderTopWidth="1px" align="start">
            <Checkbox.Root
              checked={!left.has(keyResult)}
              onCheckedChange={({ checked }) => choose(keyResult, checked === true)}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label fontWeight="normal" overflowWrap="anywhere">
                {keyResult}
                <Text as="span" display="block" textStyle="xs" color="fg.muted">
                  {[
                    ...(targetValue === ''
                      ? []
                      : [`${formatNumber(startValue)} → ${formatNumber(targetValue)} ${measureUnit}`.trim()]),
                    ...(weight === '' ? [] : [`${formatNumber(weight)}%`]),
                  ].join(' · ')}
                </Text>
              </Checkbox.Label>
            </Checkbox.Root>
          </HStack>
        ))}
      </Stack>
    </DialogFrame>
  );
}
