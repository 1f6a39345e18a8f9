import { localName, orDash } from '../../../../i18n/format';
import { useT, useTextIfAny } from '../../../../i18n/useT';
import { ApprovalTimeline } from '../../../../ui/flow/ApprovalTimeline';
import type { TargetLogRowFragment } from '../assessment.gen';

/** Changes of targets, newest first: which field of which, by whom, from what to what. */
export function TargetChanges({ entries }: { entries: readonly TargetLogRowFragment[] }) {
  const t = useT();
  const text = useTextIfAny();
  return (
    <ApprovalTimeline
      entries={entries.map((entry) => ({
        id: entry.id,
        mark: 'done',
        title: `${entry.keyResult} · ${text(`performance.assess.column.${entry.column}`) ?? entry.column}`,
        people: entry.by ? [{ name: localName(entry.by), number: entry.by.number }] : [],
        at: entry.at,
        comment: [
          t('performance.assess.log.change', { before: orDash(entry.before), after: orDash(entry.after) }),
          entry.reason,
        ]
          .filter(Boolean)
          .join('\n'),
      }))}
    />
  );
}
