import { formatNumber, localName, orDash } from '../../../i18n/format';
import type { Translate } from '../../../i18n/useT';
import { runEntries } from '../../../shared/approval/runEntries';
import type { ApprovalEntry } from '../../../ui/flow/ApprovalTimeline';
import type { AssessmentPersonFragment, AssessmentTimelineQuery } from './assessment.gen';

export type Timeline = NonNullable<AssessmentTimelineQuery['assessment']>;
type Confirmation = NonNullable<Timeline['confirmations']>[number];

const person = (one: AssessmentPersonFragment | null | undefined) =>
  one ? [{ name: localName(one), number: one.number }] : [];
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
  comment: [one.note, one.text].filter(Boolean).join('\n') || null,
});

/** The way of an appraisal: confirmations before approvals, the newest first. */
export const timelineEntries = (timeline: Timeline | null | undefined, t: Translate): ApprovalEntry[] => [
  ...(timeline?.confirmations ?? []).map((one) => confirmationEntry(one, t)),
  ...(timeline?.approvals ?? []).flatMap((run) => runEntries(run, t, t('performance.assess.timeline.submitted'))),
];
