import { Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { useFlowText } from '../../../shared/approval/useFlowText';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import { Pending } from '../../../ui/Pending';
import { useAssessmentApproversQuery, useAssessmentTimelineQuery } from './assessment.gen';
import { timelineEntries } from './timelineEntries';

interface Props {
  planId: string;
  employeeId: string;
  /** The targets have still to be submitted. */
  toSubmit: boolean;
}

/** Who submitted, approved, returned, confirmed and objected, and before that who will approve. */
export function TimelineSection({ planId, employeeId, toSubmit }: Props) {
  const t = useT();
  const { data, error, refetch } = useAssessmentTimelineQuery({
    variables: { planId, employeeId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-and-network',
  });
  const entries = data?.assessment && timelineEntries(data.assessment, t);
  return (
    <SectionCard id="timeline" title={t('performance.assess.timeline')}>
      <Stack gap="4">
        {toSubmit && <Approvers planId={planId} />}
        {entries ? (
          !(toSubmit && entries.length === 0) && <ApprovalTimeline entries={entries} />
        ) : (
          <Pending failed={hasFailed(error)} onRetry={() => void refetch()} />
        )}
      </Stack>
    </SectionCard>
  );
}

/** Who approves the targets once they are submitted, in this order. */
function Approvers({ planId }: { planId: string }) {
  const t = useT();
  const flowText = useFlowText();
  const { data, error, refetch } = useAssessmentApproversQuery({ variables: { planId } });
  const flow = data?.assessmentPlan?.flow;
  if (!flow) return <Pending h="6" failed={hasFailed(error)} onRetry={() => void refetch()} />;
  return (
    <Text color="fg.muted" overflowWrap="anywhere">
      {t('performance.assess.approvers', { flow: flowText(flow) || t('performance.plan.open.flow.usual') })}
    </Text>
  );
}
