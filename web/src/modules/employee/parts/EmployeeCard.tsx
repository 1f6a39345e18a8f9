import { Box, Flex, HStack } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { DASH, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { Person } from '../../../ui/Person';
import { signInTone } from '../../../shared/signInTone';
import { StatusDot } from '../../../ui/StatusDot';

import { statusTone } from '../../../shared/person/employeeStatus';
import { detailsPath } from '../useEmployeeColumns';
import type { EmployeeRow } from '../useEmployeeList';

/** A row of the list on the phone. */
export const EmployeeCard = memo(function EmployeeCard({ employee }: { employee: EmployeeRow }) {
  const label = useEnumLabel();
  const facts = [employee.department, employee.position]
    .map((thing) => localName(thing))
    .filter((text) => text !== DASH);
  return (
    <Link to={detailsPath(employee.id)}>
      <Flex justify="space-between" gap="3">
        <Person person={{ name: localName(employee), number: employee.number }} />
        <StatusDot tone={statusTone(employee.status)} label={label('EmployeeStatus', employee.status)} />
      </Flex>
      <HStack ps="8" pt="1" color="fg.muted" justify="space-between">
        <Box truncate>{facts.join(' · ')}</Box>
        {employee.signInStatus === 'DISABLED' && (
          <StatusDot tone={signInTone('DISABLED')} label={label('SignInStatus', 'DISABLED')} />
        )}
      </HStack>
    </Link>
  );
});
