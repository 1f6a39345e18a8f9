import { Text } from '@chakra-ui/react';
import { formatNumber, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { ApprovalTimeline } from '../../../ui/flow/ApprovalTimeline';
import type { CalibrationChangeFragment } from './calibration.gen';
import { useNameOf } from './useNameOf';

/** A line that leaves no result sent it back to be scored again. */
const isRejection = ({ scoreAfter, levelAfter }: CalibrationChangeFragment) =>
  scoreAfter === null && levelAfter === null;

/** Adjustments, newest first, each with what it was before, why, and who made it. */
export function ChangeTimeline({ entries }: { entries: readonly CalibrationChangeFragment[] }) {
  const t = useT();
  const nameOf = useNameOf();
  if (entries.length === 0) return <Text color="fg.muted">{t('performance.calib.history.empty')}</Text>;
  return (
    <ApprovalTimeline
      entries={entries.map((entry) => ({
        id: entry.id,
        mark: 'done',
        title: t(isRejection(entry) ? 'performance.calib.entry.rejected' : 'performance.calib.entry', {
          name: nameOf(entry.employee),
          scoreBefore: formatNumber(entry.scoreBefore),
          scoreAfter: formatNumber(entry.scoreAfter),
          levelBefore: orDash(entry.levelBefore),
          levelAfter: orDash(entry.levelAfter),
          source: entry.source ?? '',
        }),
        people: entry.by ? [{ name: localName(entry.by), number: entry.by.number }] : [],
        at: entry.at,
        comment: entry.reason,
      }))}
    />
  );
}
