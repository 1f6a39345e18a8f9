import { Text } from '@chakra-ui/react';
import { List } from '../../../../theme/parts/List';
import { useNoteFigures } from './ProgressLines';
import type { useLatestNotes } from './useLatestNotes';

/** One line for each indicator with what was noted about it last. */
export function LatestNotes({
  label,
  latest,
}: {
  label: string;
  latest: NonNullable<ReturnType<typeof useLatestNotes>['latest']>;
}) {
  const figures = useNoteFigures();
  return (
    <List.Root listStyleType="none" gap="2" aria-label={label}>
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
  );
}
