import { Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import type { PlanListRowFragment } from './plan.gen';
import { planPath } from './planModel';
import { PlanState } from './PlanState';
import { StageProgress } from './StageProgress';
import { useCycleText } from './useCycleText';

/** A plan on the phone. */
export function PlanCard({ plan }: { plan: PlanListRowFragment }) {
  const t = useT();
  const cycleText = useCycleText();
  return (
    <Stack gap="1.5">
      <Flex justify="space-between" gap="3">
        <Text asChild color="brand.fg" overflowWrap="anywhere">
          <Link to={planPath(plan.id)}>{plan.name}</Link>
        </Text>
        <PlanState plan={plan} />
      </Flex>
      <HStack color="fg.muted" textStyle="xs" justify="space-between">
        <Text whiteSpace="nowrap">
          {cycleText(plan)} · {t('performance.manage.peopleCount', { count: plan.scopeCount })}
        </Text>
        <StageProgress plan={plan} />
      </HStack>
    </Stack>
  );
}
