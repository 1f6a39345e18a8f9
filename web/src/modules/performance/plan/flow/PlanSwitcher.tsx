import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ArrowLeftRightIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import { hasFailed } from '../../../../session/failures';
import { EmptyState } from '../../../../ui/EmptyState';
import { Pending } from '../../../../ui/Pending';
import { ReadDrawer } from '../../../../ui/ReadDrawer';
import { usePlansAtStageQuery } from '../plan.gen';
import { type Plan, planPath, statusOf } from '../planModel';
import { useCycleText } from '../useCycleText';

/** Goes to another plan at the same stage, without the way back over the list. */
export function PlanSwitcher({ plan }: { plan: Plan }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <ArrowLeftRightIcon />
        {t('performance.manage.switchPlan')}
      </Button>
      {open && <PlansAtStage plan={plan} onClose={() => setOpen(false)} />}
    </>
  );
}

function PlansAtStage({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const cycleText = useCycleText();
  const { data, error, refetch } = usePlansAtStageQuery({
    variables: { status: statusOf(plan), locked: plan.locked },
    fetchPolicy: 'network-only',
  });
  const plans = data?.assessmentPlansAt;
  const others = plans?.filter((one) => one.id !== plan.id);
  const stage = [label('AssessmentPlanStatus', plan.status)]
    .concat(plan.locked ? t('performance.manage.locked') : [])
    .join(' · ');
  return (
    <ReadDrawer title={t('performance.manage.switchPlan.title', { stage })} onClose={onClose}>
      {!others && <Pending failed={hasFailed(error) || plans === null} onRetry={() => void refetch()} />}
      {others?.length === 0 && <EmptyState compact title={t('performance.manage.switchPlan.none')} />}
      <Stack as="ul" gap="0" listStyleType="none">
        {others?.map((one) => (
          <Flex as="li" key={one.id} direction="column" py="2" borderTopWidth="1px">
            <Link to={planPath(one.id)} onClick={onClose}>
              {one.name}
            </Link>
            <Text color="fg.muted" textStyle="xs">
              {cycleText(one)}
            </Text>
          </Flex>
        ))}
      </Stack>
    </ReadDrawer>
  );
}
