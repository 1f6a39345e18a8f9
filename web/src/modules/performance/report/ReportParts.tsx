import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { formatDateTime, formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { List } from '../../../theme/parts/List';
import { Progress } from '../../../theme/parts/Progress';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { Person } from '../../../ui/Person';
import { ProgressLines } from '../assessment/progress/ProgressLines';
import type { ReportFragment } from './report.gen';

/** Whose report it is: a person, or a department with its head. */
export function ReportOwner({ report: { person, department } }: { report: ReportFragment }) {
  const t = useT();
  const named = <Person person={{ name: localName(person), number: person.number }} />;
  if (!department) return named;
  return (
    <Flex align="center" gap="3" wrap="wrap" minW="0">
      <Text fontWeight="medium" overflowWrap="anywhere">
        {localName(department)}
      </Text>
      <HStack color="fg.muted" gap="1.5">
        {t('performance.report.head')}
        {named}
      </HStack>
    </Flex>
  );
}

/** Agreed targets with how far they are and what was noted within the time of the report. */
export function ReportTargets({ targets, mayWrite, department }: ReportFragment) {
  const t = useT();
  return (
    <SectionCard
      id="report-targets"
      title={t('performance.report.targets')}
      hint={t(department ? 'performance.report.targets.hint.department' : 'performance.report.targets.hint')}
    >
      {targets.length === 0 && (
        <EmptyState
          compact
          title={t('performance.report.targets.empty')}
          hint={mayWrite && !department ? t('performance.report.targets.empty.hint') : undefined}
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
              {target.notes.length > 0 && <ProgressLines notes={target.notes} />}
              {target.notes.length === 0 && !department && (
                <Text color="fg.muted">{t('performance.report.noNote')}</Text>
              )}
            </Stack>
          </List.Item>
        ))}
      </List.Root>
      {department && targets.length > 0 && targets.every(({ progress }) => progress === null) && (
        <Text color="fg.muted" mt="5">
          {t('performance.report.noProgress')}
        </Text>
      )}
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

/** When a report was written and, of a department, by whom. */
export const writtenBy = (
  t: ReturnType<typeof useT>,
  { updatedAt, writer }: Pick<ReportFragment, 'updatedAt' | 'writer'>,
): string =>
  writer
    ? t('performance.report.writtenBy', { at: formatDateTime(updatedAt), name: localName(writer) })
    : t('performance.report.writtenAt', { at: formatDateTime(updatedAt) });

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
    <SectionCard id="report-texts" title={t('performance.report.words')} hint={writtenBy(t, report)}>
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
