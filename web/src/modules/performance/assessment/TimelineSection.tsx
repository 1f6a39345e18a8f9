import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import { Pending } from '../../../ui/Pending';
import { useAssessmentTimelineQuery } from './assessment.gen';
import { timelineEntries } from './timelineEntries';

/** Who submitted, approved, returned, confirmed and objected. */
export function TimelineSection({ planId, employeeId }: { planId: string; employeeId: string }) {
  const t = useT();
  const { data, error, refetch } = useAssessmentTimelineQuery({
    variables: { planId, employeeId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-and-network',
  });
  return (
    <SectionCard id="timeline" title={t('performance.assess.timeline')}>
      {data?.assessment ? (
        <ApprovalTimeline entries={timelineEntries(data.assessment, t)} />
      ) : (
        <Pending failed={hasFailed(error)} onRetry={() => void refetch()} />
      )}
    </SectionCard>
  );
}
