import { Flex, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { planPath } from './paths';
import type { ProbationPlanRowFragment } from './plan.gen';
import { PlanState } from './PlanState';

/** A plan of a list on the phone. */
export function PlanCard({ plan }: { plan: ProbationPlanRowFragment }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <Stack gap="1.5">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text asChild color="brand.fg" overflowWrap="anywhere">
          <Link to={planPath(plan.id)}>
            {plan.employeeName} {plan.employeeNumber}
          </Link>
        </Text>
        <PlanState plan={plan} />
      </Flex>
      <Text color="fg.muted" textStyle="xs">
        {localName(plan.department)} · {t('probation.regularOn', { date: formatDate(plan.regularDate) })}
      </Text>
      {!plan.outcome && <Text>{label('EvaluateProcess', plan.process)}</Text>}
    </Stack>
  );
}
