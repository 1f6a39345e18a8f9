import { localName } from '../../i18n/format';
import type { Translate } from '../../i18n/useT';
import type { ApprovalEntry, ApprovalMark } from '../../ui/flow/ApprovalTimeline';
import type { ApprovalRunPartsFragment as Run } from './approval.gen';

const person = (one: Run['submittedBy']) => (one ? [{ name: localName(one), number: one.number }] : []);
const marks: Record<string, ApprovalMark> = { APPROVED: 'approved', REFUSED: 'refused', SKIPPED: 'skipped' };
/** What is behind where a submission ended is not reached any more. */
const undecided: Record<string, ApprovalMark> = { REFUSED: 'unreached', WITHDRAWN: 'withdrawn' };

/** A submission, as it is called, and its nodes, the newest at the top. */
export function runEntries(run: Run, t: Translate, submittedAs = t('ui.approval.submitted')): ApprovalEntry[] {
  // Those behind the present node are pending as well, and nobody is asked there yet.
  const present = run.status === 'PENDING' ? run.steps.findIndex(({ status }) => status === 'PENDING') : -1;
  const nodes = run.steps.map((step, i): ApprovalEntry => {
    const decided = step.decisions.find((one) => one.decision !== 'WAITING') ?? null;
    return {
      id: `${run.id}.${i}`,
      title: step.name,
      mark: decided
        ? (marks[decided.decision ?? ''] ?? 'done')
        : step.message
          ? 'skipped'
          : (undecided[run.status ?? ''] ?? (i === present ? 'current' : 'waiting')),
      people: decided ? person(decided.approver) : (step.approvers ?? []).flatMap(person),
      at: decided?.at ?? null,
      comment: decided?.opinion ?? step.message ?? null,
    };
  });
  const submitted: ApprovalEntry = {
    id: run.id,
    title: submittedAs,
    mark: 'done',
    people: person(run.submittedBy),
    at: run.submittedAt,
  };
  return [...nodes.reverse(), submitted];
}
