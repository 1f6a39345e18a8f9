import { Box, Flex } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { DASH, localName } from '../../../i18n/format';
import { useResultOf } from '../../../shared/person/useResultOf';
import { Person } from '../../../ui/Person';
import { MemberState } from './MemberState';
import { memberPath } from './memberPath';
import type { Member } from './useMyTeam';

/** A row of the list on the phone. */
export const MemberCard = memo(function MemberCard({ member: { id, employee, appraisal } }: { member: Member }) {
  const resultOf = useResultOf();
  const facts = [localName(employee.department), localName(employee.position)].filter((text) => text !== DASH);
  return (
    <Link to={memberPath(id)}>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Person person={{ name: localName(employee), number: employee.number }} />
        <MemberState employee={employee} />
      </Flex>
      <Box ps="8" pt="1" color="fg.muted" overflowWrap="anywhere">
        <Box>{facts.join(' · ')}</Box>
        {appraisal?.plan && <Box>{[appraisal.plan.name, resultOf(appraisal)].filter(Boolean).join(' · ')}</Box>}
      </Box>
    </Link>
  );
});
