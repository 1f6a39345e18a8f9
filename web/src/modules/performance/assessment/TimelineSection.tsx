import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { type ApprovalEntry, type ApprovalMark, ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import { SectionCard } from '../../../ui/Panel';
import {
  type AssessmentPersonFragment,
  type AssessmentTimelineQuery,
  useAssessmentTimelineQuery,
} from './assessment.gen';

type Timeline = NonNullable<AssessmentTimelineQuery['assessment']>;
type Run = NonNullable<Timeline['approvals']>[number];
type Confirmation = NonNullable<Timeline['confirmations']>[number];
type Translate = ReturnType<typeof useT>;

const person = (one: AssessmentPersonFragment | null | undefined) =>
  one ? [{ name: localName(one), number: one.number }] : [];
const marks: Record<string, ApprovalMark> = {
  APPROVED: 'approved',
  REFUSED: 'refused',
  SKIPPED: 'skipped',
  WAITING: 'current',
};

/** A submission and its nodes, the newest at the top. */
function runEntries(run: Run, t: Translate): ApprovalEntry[] {
  const nodes = run.steps.map((step, i): ApprovalEntry => {
    const decided = step.decisions.find((one) => one.decision !== 'WAITING') ?? null;
    return {
      id: `${run.id}.${i}`,
      title: step.name,
      mark:
        run.state === 'WITHDRAWN'
          ? 'withdrawn'
          : decided
            ? (marks[decided.decision ?? ''] ?? 'done')
            : step.note
              ? 'skipped'
              : step.state === 'PENDING' && run.state === 'PENDING'
                ? 'current'
                : 'waiting',
      people: decided ? person(decided.approver) : (step.approvers ?? []).flatMap(person),
      at: decided?.at ?? null,
      comment: decided?.opinion ?? step.note ?? null,
    };
  });
  const submitted: ApprovalEntry = {
    id: run.id,
    title: t('performance.assess.timeline.submitted'),
    mark: 'done',
    people: person(run.submittedBy),
    at: run.submittedAt,
  };
  return [...nodes.reverse(), submitted];
}

const confirmationTitles = {
  CONFIRMED: 'performance.assess.timeline.confirmed',
  OBJECTED: 'performance.assess.timeline.objected',
  INVALIDATED: 'performance.assess.timeline.invalidated',
} as const;

const confirmationEntry = (one: Confirmation, t: Translate): ApprovalEntry => ({
  id: one.id,
  title: t(confirmationTitles[one.outcome as keyof typeof confirmationTitles] ?? confirmationTitles.CONFIRMED, {
    score: formatNumber(one.score),
    level: orDash(one.levelName),
  }),
  mark: one.outcome === 'OBJECTED' ? 'refused' : one.outcome === 'INVALIDATED' ? 'withdrawn' : 'approved',
  people: person(one.person),
  at: one.at,
  comment: one.text ?? null,
});

/** Who submitted, approved, returned, confirmed and objected. */
export function TimelineSection({ planId, employeeId }: { planId: string; employeeId: string }) {
  const t = useT();
  const { data } = useAssessmentTimelineQuery({
    variables: { planId, employeeId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-and-network',
  });
  const entries = [
    ...(data?.assessment?.confirmations ?? []).map((one) => confirmationEntry(one, t)),
    ...(data?.assessment?.approvals ?? []).flatMap((run) => runEntries(run, t)),
  ];
  return (
    <SectionCard id="timeline" title={t('performance.assess.timeline')}>
      <ApprovalTimeline entries={entries} />
    </SectionCard>
  );
}
