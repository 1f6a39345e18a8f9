import { addDays } from '../dates.ts';
import { issue, type RuleIssue } from '../issue.ts';

/** From when to when a description holds: half-open, `validTo` is the first day it no longer does; null: until further notice. */
export interface Validity {
  validFrom: string;
  validTo: string | null;
}

/** Whether a description holds on a day. */
export const holdsOn = ({ validFrom, validTo }: Validity, day: string): boolean =>
  validFrom <= day && (validTo === null || day < validTo);

/** The description that holds on a day; undefined before the first and after the last. */
export const versionOn = <T extends Validity>(versions: readonly T[], day: string): T | undefined =>
  versions.find((one) => holdsOn(one, day));

/**
 * Whether something that is described by dated versions may change from `day` on (decisions, "Back-dating"): not before
 * it began, not after it was closed, not over a change that comes later, and back by so many days
 * at most as the company lets it. A second change of
 * one day takes the place of the first.
 */
export function checkChangeDay(
  versions: readonly Validity[],
  day: string,
  today: string,
  daysBack: number,
): RuleIssue[] {
  const begins = versions.map(({ validFrom }) => validFrom).sort();
  const [first] = begins;
  const later = begins.find((from) => from > day);
  if (first === undefined || day < first)
    return [issue('validFrom', 'CHANGE_BEFORE_BEGINNING', { day: first ?? today })];
  if (later !== undefined) return [issue('validFrom', 'CHANGE_UNDER_A_LATER_ONE', { day: later })];
  if (!versionOn(versions, day)) return [issue('validFrom', 'CHANGE_AFTER_CLOSING')];
  const earliest = addDays(today, -daysBack);
  return day < earliest ? [issue('validFrom', 'CHANGE_TOO_FAR_BACK', { days: daysBack })] : [];
}
