import { formatNumber, localName, orDash } from '../../../i18n/format';
import type { Translate } from '../../../i18n/useT';
import type { ApprovalEntry, ApprovalMark } from '../../../ui/flow/ApprovalTimeline';
import type { AssessmentPersonFragment, AssessmentTimelineQuery } from './assessment.gen';

export type Timeline = NonNullable<AssessmentTimelineQuery['assessment']>;
type Run = NonNullable<Timeline['approvals']>[number];
type Confirmation = NonNullable<Timeline['confirmations']>[number];

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
        run.status === 'WITHDRAWN'
          ? 'withdrawn'
          : decided
            ? (marks[decided.decision ?? ''] ?? 'done')
            : step.message
              ? 'skipped'
              : step.status === 'PENDING' && run.status === 'PENDING'
                ? 'current'
                : 'waiting',
      people: decided ? person(decided.approver) : (step.approvers ?? []).flatMap(person),
      at: decided?.at ?? null,
      comment: decided?.opinion ?? step.message ?? null,
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

/** The way of an appraisal: confirmations before approvals, the newest first. */
export const timelineEntries = (timeline: Timeline | null | undefined, t: Translate): ApprovalEntry[] => [
  ...(timeline?.confirmations ?? []).map((one) => confirmationEntry(one, t)),
  ...(timeline?.approvals ?? []).flatMap((run) => runEntries(run, t)),
];
