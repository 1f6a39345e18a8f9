import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { BellRingIcon } from 'lucide-react';
import { useState } from 'react';
import { formatList, localName } from '../../../../i18n/format';
import type { MessageId } from '../../../../i18n/ids';
import { useT } from '../../../../i18n/useT';
import { Person } from '../../../../ui/Person';
import type { PlanObstaclesFragment } from '../plan.gen';
import type { Plan } from '../planModel';
import { useRemind } from '../useRemind';

const FIRST = 20;

/** What one person still has to do, by the code of the whole sentence. */
const owed: Partial<Record<string, MessageId>> = {
  TARGETS_PENDING: 'performance.manage.owed.targets',
  SELF_SCORES_PENDING: 'performance.manage.owed.self',
  BOSS_SCORES_PENDING: 'performance.manage.owed.boss',
  CONFIRMATIONS_PENDING: 'performance.manage.owed.confirm',
  RESULTS_MISSING: 'performance.manage.owed.result',
};

type Waiting = PlanObstaclesFragment['pending'][number];

/** Each person once, with all that is missing; whom the reader may not see stands for one thing each. */
function byPerson(waiting: readonly Waiting[]): { employee: Waiting['employee']; owes: Waiting[] }[] {
  const people = new Map<string | Waiting, Waiting[]>();
  for (const one of waiting) {
    const key = one.employee?.id ?? one;
    people.set(key, [...(people.get(key) ?? []), one]);
  }
  return [...people.values()].map((owes) => ({ employee: owes[0]?.employee ?? null, owes }));
}

/** People who are not ready, and a reminder to exactly them. */
export function WaitingPeople({ plan, waiting }: { plan: Plan; waiting: readonly Waiting[] }) {
  const t = useT();
  const remind = useRemind(plan);
  const [all, setAll] = useState(false);
  if (waiting.length === 0) return null;
  const ids = [...new Set(waiting.flatMap((one) => one.employee?.id ?? []))];
  const textOf = ({ code, message }: Waiting) => {
    const known = owed[code];
    return known ? t(known) : message;
  };
  const people = byPerson(waiting);
  const shown = all ? people : people.slice(0, FIRST);
  return (
    <Box borderWidth="1px" rounded="md">
      <Flex justify="space-between" align="center" px="3" py="2" borderBottomWidth="1px">
        <Text fontWeight="medium">{t('performance.manage.waiting', { count: ids.length })}</Text>
        <Button size="sm" onClick={() => void remind(ids)}>
          <BellRingIcon />
          {t('performance.manage.remind.these')}
        </Button>
      </Flex>
      <Stack as="ul" listStyleType="none" gap="0" divideY="1px" maxH="320px" overflowY="auto">
        {shown.map(({ employee, owes }, i) => (
          <Flex as="li" key={i} px="3" py="1.5" justify="space-between" gap="3" wrap="wrap">
            {employee && <Person person={{ name: localName(employee), number: employee.number }} />}
            <Text color="fg.muted" textStyle="xs">
              {formatList(owes.map(textOf))}
            </Text>
          </Flex>
        ))}
      </Stack>
      {!all && people.length > FIRST && (
        <Box px="3" py="2" borderTopWidth="1px">
          <Button variant="plain" size="sm" onClick={() => setAll(true)}>
            {t('performance.manage.waiting.all', { count: people.length })}
          </Button>
        </Box>
      )}
    </Box>
  );
}
