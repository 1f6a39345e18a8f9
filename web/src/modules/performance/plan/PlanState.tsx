import { HStack } from '@chakra-ui/react';
import { LockIcon } from 'lucide-react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { StatusDot } from '../../../ui/StatusDot';
import { Tip } from '../../../ui/Tip';
import { isOverdue, statusOf, statusTone } from './planModel';

/** Where a plan stands, and whether an administrator has locked it. */
export function PlanState({
  plan,
}: {
  plan: {
    status: string | null;
    locked: boolean;
    lockReason?: string | null;
    windows?: Parameters<typeof isOverdue>[0]['windows'];
  };
}) {
  const t = useT();
  const label = useEnumLabel();
  const status = statusOf(plan);
  return (
    <HStack gap="2">
      <StatusDot tone={statusTone[status]} label={label('AssessmentPlanStatus', status)} />
      {plan.windows && isOverdue({ status: plan.status, windows: plan.windows }) && (
        <StatusDot tone="danger" label={t('ui.stage.overdue')} />
      )}
      {plan.locked && (
        <Tip content={plan.lockReason}>
          <HStack as="span" tabIndex={0} gap="1" color="fg.warning" textStyle="xs">
            <LockIcon aria-hidden />
            {t('performance.manage.locked')}
          </HStack>
        </Tip>
      )}
    </HStack>
  );
}
