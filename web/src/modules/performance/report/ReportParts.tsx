import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { formatDateTime, formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { Progress } from '../../../theme/parts/Progress';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { ProgressLines } from '../assessment/progress/ProgressLines';
import type { ReportFragment } from './report.gen';

/** Agreed targets with how far they are and what was noted within the time of the report. */
export function ReportTargets({ targets, mayWrite }: Pick<ReportFragment, 'targets' | 'mayWrite'>) {
  const t = useT();
  return (
    <SectionCard
      id="report-targets"
      title={t('performance.report.targets')}
      hint={t('performance.report.targets.hint')}
    >
      {targets.length === 0 && (
        <EmptyState
          compact
          title={t('performance.report.targets.empty')}
          hint={mayWrite ? t('performance.report.targets.empty.hint') : undefined}
        />
      )}
      <List.Root listStyleType="none" gap="5" aria-label={t('performance.report.targets')}>
        {targets.map((target) => (
          <List.Item key={target.id}>
            <Stack gap="1.5">
              <HStack justify="space-between" align="flex-start" gap="4" wrap="wrap">
                <Box minW="0">
                  <Text fontWeight="medium" overflowWrap="anywhere">
                    {target.keyResult}
                  </Text>
                  <Text textStyle="xs" color="fg.subtle">
                    {factsOf(target)}
                  </Text>
                </Box>
                {target.progress !== null && (
                  <Text fontVariantNumeric="tabular-nums">{`${formatNumber(target.progress, 1)}%`}</Text>
                )}
              </HStack>
              {target.progress !== null && (
                <Progress.Root
                  value={Number(target.progress)}
                  size="xs"
                  colorPalette="brand"
                  aria-label={t('performance.report.progressOf', { name: target.keyResult })}
                >
                  <Progress.Track>
                    <Progress.Range />
                  </Progress.Track>
                </Progress.Root>
              )}
              {target.notes.length > 0 ? (
                <ProgressLines notes={target.notes} />
              ) : (
                <Text color="fg.muted">{t('performance.report.noNote')}</Text>
              )}
            </Stack>
          </List.Item>
        ))}
      </List.Root>
    </SectionCard>
  );
}

const factsOf = ({
  planName,
  startValue,
  targetValue,
  measureUnit,
  weight,
}: ReportFragment['targets'][number]): string =>
  [
    planName,
    targetValue !== null && `${formatNumber(startValue)} → ${formatNumber(targetValue)} ${measureUnit ?? ''}`.trim(),
    weight !== null && `${formatNumber(weight)}%`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What somebody else wrote. */
export function ReportTexts({ report }: { report: ReportFragment }) {
  const t = useT();
  if (report.updatedAt === null)
    return (
      <SectionCard id="report-texts" title={t('performance.report.words')}>
        <EmptyState compact title={t('performance.report.unwritten')} />
      </SectionCard>
    );
  return (
    <SectionCard
      id="report-texts"
      title={t('performance.report.words')}
      hint={t('performance.report.writtenAt', { at: formatDateTime(report.updatedAt) })}
    >
      <Stack gap="4">
        {(['done', 'next'] as const).map((name) => (
          <Stack key={name} gap="1">
            <Text fontWeight="medium">{t(`performance.report.${name}`, { period: report.period ?? 'WEEK' })}</Text>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {report[name] || '-'}
            </Text>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );
}
