import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { teamPath, workOf } from '@hengcai/shared/rules/performance/handovers';
import { TodoType } from '@hengcai/shared/enums';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Due } from '../../../shared/attention/Due';
import { SectionCard } from '../../../ui/Panel';
import { Initials } from '../../../ui/Person';
import type { Team } from '../useHomeOverview';

const OWES = ['MY_TARGETS', 'MY_SCORE', 'MY_CONFIRM'] as const;
type Owed = (typeof OWES)[number];
const isOwed = (kind: string | null): kind is Owed => OWES.some((one) => one === kind);

/** What the people the reader leads have to do: who owes what until when, each with the form. */
export const TeamCard = memo(function TeamCard({ team: { total, items } }: { team: Team }) {
  const t = useT();
  const rows = items.flatMap(({ type, plan, employee, lastDay }) => {
    const work = isOwed(type) ? workOf(TodoType[type]) : null;
    return isOwed(type) && work && plan && employee
      ? [{ type, plan, employee, lastDay, path: teamPath(work, { planCode: plan.id, empId: employee.id }) }]
      : [];
  });
  return (
    <SectionCard
      id="team"
      title={t('home.team')}
      hint={total > 0 ? t('home.team.open', { count: total }) : undefined}
      actions={
        <Link asChild>
          <RouterLink to="/performance/examine?tabName=team">{t('home.team.all')}</RouterLink>
        </Link>
      }
    >
      {rows.length === 0 && <Text color="fg.muted">{t('home.team.none')}</Text>}
      <Box as="ul" listStyleType="none">
        {rows.map(({ type, plan, employee, lastDay, path }) => (
          <Flex
            as="li"
            key={type + plan.id + employee.id}
            gap="3"
            py="2"
            align="center"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Initials name={employee.name} />
            <Box flex="1" minW="0">
              <Link asChild fontWeight="medium" overflowWrap="anywhere">
                <RouterLink to={path}>{t(`home.team.${type}`, { name: employee.name })}</RouterLink>
              </Link>
              <Text color="fg.muted" textStyle="xs" overflowWrap="anywhere">
                {plan.name}
              </Text>
            </Box>
            <Due lastDay={lastDay} />
          </Flex>
        ))}
      </Box>
    </SectionCard>
  );
});
