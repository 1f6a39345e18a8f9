import { Box, Stack, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { fromIso } from '../../../ui/input/dates';
import { ChangeEntry } from './ChangeEntry';
import type { ChangeRow } from './usePersonnelChanges';

export interface ChangeDaysProps {
  /** First day of the month. */
  first: string;
  days: ReadonlyMap<string, readonly ChangeRow[]>;
  onOpen: (change: ChangeRow) => void;
}

/** The days of a month on which something takes effect, one below the other. */
export function ChangeDays({ days, onOpen }: ChangeDaysProps) {
  const intl = useIntl();
  return (
    <Stack gap="4">
      {[...days].map(([day, changes]) => (
        <Box as="section" key={day}>
          <Text as="h3" fontWeight="medium" mb="1">
            {intl.formatDate(fromIso(day), { month: 'long', day: 'numeric', weekday: 'long' })}
          </Text>
          <Stack as="ul" gap="1.5" listStyleType="none">
            {changes.map((change) => (
              <li key={change.id}>
                <ChangeEntry change={change} onOpen={onOpen} />
              </li>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
