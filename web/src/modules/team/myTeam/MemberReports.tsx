import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { Person } from '../../../ui/Person';
import { MemberState } from './MemberState';
import { memberPath } from './memberPath';
import { useMyTeamQuery } from './myTeam.gen';

const SHOWN = 50;

/** Who reports to somebody of the team. */
export function MemberReports({ managerId }: { managerId: string }) {
  const t = useT();
  const { data, loading, refetch } = useMyTeamQuery({
    variables: { filter: { managerId }, page: { pageNo: 1, pageSize: SHOWN } },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const { items = [], total = 0 } = data?.myTeam ?? {};
  const more = total - items.length;
  return (
    <SectionCard id="reports" title={t('team.reports')}>
      {!data?.myTeam && !loading && <EmptyState kind="failed" compact onRetry={() => void refetch()} />}
      <Box as="ul" listStyleType="none">
        {items.map(({ id, employee }) => (
          <Flex key={id} as="li" gap="4" py="2.5" align="center" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Box flex="1" minW="0">
              <Link asChild maxW="full">
                <RouterLink to={memberPath(id)}>
                  <Person person={{ name: localName(employee), number: employee.number }} />
                </RouterLink>
              </Link>
              <Text color="fg.muted" textStyle="xs" overflowWrap="anywhere">
                {localName(employee.position)}
              </Text>
            </Box>
            <MemberState employee={employee} />
          </Flex>
        ))}
      </Box>
      {more > 0 && <Text color="fg.muted">{t('team.reports.more', { count: more })}</Text>}
    </SectionCard>
  );
}
