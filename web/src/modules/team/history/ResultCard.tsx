import { Box, Flex } from '@chakra-ui/react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { DASH, localName } from '../../../i18n/format';
import { useResultOf } from '../../../shared/person/useResultOf';
import { Person } from '../../../ui/Person';
import { memberPath } from '../myTeam/memberPath';
import type { MemberResults } from './useTeamResults';

/** A row of the list on the phone. */
export const ResultCard = memo(function ResultCard({
  member: { id, employee, appraisals },
}: {
  member: MemberResults;
}) {
  const resultOf = useResultOf();
  return (
    <Link to={memberPath(id)}>
      <Person person={{ name: localName(employee), number: employee.number }} />
      <Box ps="8" pt="1" color="fg.muted" overflowWrap="anywhere">
        {appraisals.map((appraisal) => (
          <Flex key={appraisal.id} justify="space-between" gap="3">
            <Box>{appraisal.plan?.name ?? DASH}</Box>
            <Box flexShrink="0">{resultOf(appraisal) ?? DASH}</Box>
          </Flex>
        ))}
      </Box>
    </Link>
  );
});
