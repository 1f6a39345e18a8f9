import { formatDate } from '../../../i18n/format';
import type { MessageId } from '../../../i18n/ids';
import type { Member } from './useMyTeam';

/** What is coming of somebody's employment, and on which day; null where nothing is. */
export function comingOf({ status, regularDate, lastDay }: Member['employee']): { id: MessageId; day: string } | null {
  if (status === 'OUTGOING' && lastDay) return { id: 'team.coming.leaves', day: formatDate(lastDay) };
  if (status === 'PROBATION' && regularDate) return { id: 'team.coming.regular', day: formatDate(regularDate) };
  return null;
}
