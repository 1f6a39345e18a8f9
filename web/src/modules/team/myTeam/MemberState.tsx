import { Box, Text } from '@chakra-ui/react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { statusTone } from '../../../shared/person/employeeStatus';
import { StatusDot } from '../../../ui/StatusDot';
import { comingOf } from './comingOf';
import type { Member } from './useMyTeam';

/** How somebody is employed, and what is coming of it. */
export function MemberState({ employee }: { employee: Member['employee'] }) {
  const t = useT();
  const label = useEnumLabel();
  const coming = comingOf(employee);
  return (
    <Box>
      <StatusDot tone={statusTone(employee.status)} label={label('EmployeeStatus', employee.status)} />
      {coming && (
        <Text as="span" color="fg.muted" textStyle="xs" ms="2">
          {t(coming.id, { day: coming.day })}
        </Text>
      )}
    </Box>
  );
}
