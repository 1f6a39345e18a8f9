import { HStack } from '@chakra-ui/react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import { StatusDot, type StatusTone } from '../../../ui/StatusDot';
import type { ProbationPlanRowFragment } from './plan.gen';

const TONES: Record<string, StatusTone> = {
  DRAFT: 'neutral',
  RUNNING: 'fillingIn',
  SCORING: 'scoring',
  APPROVING: 'approving',
  ARCHIVED: 'closed',
  TERMINATED: 'danger',
};

/** How far a plan is, how it ended, and whether it is late. */
export function PlanState({ plan }: { plan: Pick<ProbationPlanRowFragment, 'status' | 'outcome' | 'overdue'> }) {
  const t = useT();
  const label = useEnumLabel();
  return (
    <HStack as="span" display="inline-flex" gap="2">
      <StatusDot tone={TONES[plan.status ?? ''] ?? 'neutral'} label={label('ProbationPlanStatus', plan.status)} />
      {plan.outcome && <Badge variant="outline">{label('ProbationOutcome', plan.outcome)}</Badge>}
      {plan.overdue && <Badge colorPalette="red">{t('probation.overdue')}</Badge>}
    </HStack>
  );
}
