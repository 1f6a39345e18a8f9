import { Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate, localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { planPath } from './paths';
import type { ProbationPlanRowFragment } from './plan.gen';
import { PlanState } from './PlanState';

/** A plan of a list on the phone. */
export function PlanCard({ plan }: { plan: ProbationPlanRowFragment }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <Panel p="4">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Link to={planPath(plan.id)}>
          {plan.employeeName} {plan.employeeNumber}
        </Link>
        <PlanState plan={plan} />
      </Flex>
      <Text color="fg.muted" mt="1">
        {localName(plan.department)} · {t('probation.regularOn', { date: formatDate(plan.regularDate) })}
      </Text>
      {!plan.outcome && <Text mt="1">{label('EvaluateProcess', plan.process)}</Text>}
    </Panel>
  );
}
