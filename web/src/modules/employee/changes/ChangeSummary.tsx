import { Box, Stack, Text } from '@chakra-ui/react';
import { orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import type { ChangeRow } from './usePersonnelChanges';

type Summed = Pick<ChangeRow, 'lines'> & Partial<Pick<ChangeRow, 'exitKind' | 'reason'>>;

/** What a change changes: a line for each field with both values, of an exit its kind. */
export function ChangeSummary({ change }: { change: Summed }) {
  const t = useT();
  const label = useEnumLabel();
  if (change.lines.length === 0)
    return <Text>{change.exitKind ? label('ExitKind', change.exitKind) : orDash(null)}</Text>;
  return (
    <Stack gap="0.5">
      {change.lines.map((line) => (
        <Box key={line.field} overflowWrap="anywhere">
          <Text as="span" color="fg.muted">
            {t('employee.history.field', { field: line.label })}
          </Text>
          {line.hidden
            ? t('employee.history.hidden')
            : line.before === line.after
              ? orDash(line.after)
              : t('employee.history.change', { before: orDash(line.before), after: orDash(line.after) })}
        </Box>
      ))}
    </Stack>
  );
}
