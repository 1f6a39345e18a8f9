import { Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../../i18n/useT';
import { List } from '../../../../theme/parts/List';
import type { Assessment } from '../model';
import { useNoteFigures } from './ProgressLines';
import { useAssessmentProgressQuery } from './progress.gen';

/** What was noted last about each indicator, for whoever scores to begin with. */
export function ProgressEvidence({
  assessment,
  planId,
  employeeId,
}: {
  assessment: Pick<Assessment, 'indicators'>;
  planId: string;
  employeeId: string;
}) {
  const t = useT();
  const figures = useNoteFigures();
  const { data } = useAssessmentProgressQuery({
    variables: { planId, employeeId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const notes = data?.assessment?.progressNotes ?? [];
  const latest = assessment.indicators.flatMap((row) => {
    const note = notes.find((one) => one.indicatorId === row.id);
    return note ? [{ row, note }] : [];
  });
  if (latest.length === 0) return null;
  return (
    <Stack gap="1">
      <Text fontWeight="medium">
        {t('performance.progress.evidence')}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {t('performance.progress.evidence.hint')}
        </Text>
      </Text>
      <List.Root listStyleType="none" gap="2" aria-label={t('performance.progress.evidence')}>
        {latest.map(({ row, note }) => (
          <List.Item key={row.id} overflowWrap="anywhere">
            <Text>
              {row.keyResult}{' '}
              <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                {figures(note)}
              </Text>
            </Text>
            <Text color="fg.muted">{note.text}</Text>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
