import { Stack, Text } from '@chakra-ui/react';
import { formatDate, formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { List } from '../../../../theme/parts/List';
import type { ProgressFragment } from './progress.gen';

/** The figures of one note: week, value with its share of the way, confidence. */
export function useNoteFigures() {
  const t = useT();
  return ({ week, value, progress, confidence }: ProgressFragment): string =>
    [
      t('performance.progress.week', { from: formatDate(week) }),
      value !== null &&
        (progress === null
          ? formatNumber(value)
          : t('performance.progress.reached', { value: formatNumber(value), progress: formatNumber(progress, 1) })),
      confidence !== null && t('performance.progress.confident', { confidence }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Notes on one indicator, newest week first. */
export function ProgressLines({ notes }: { notes: readonly ProgressFragment[] }) {
  const t = useT();
  const figures = useNoteFigures();
  return (
    <List.Root listStyleType="none" gap="2" aria-label={t('performance.progress')}>
      {notes.map((note) => (
        <List.Item key={note.id}>
          <Stack gap="0">
            <Text textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
              {figures(note)}
            </Text>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {note.text}
            </Text>
          </Stack>
        </List.Item>
      ))}
    </List.Root>
  );
}
