import { compare, isDecimal } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { isOpenMonth } from './city.ts';

/** Places of a number of months; it has two digits before them. */
export const BONUS_MONTHS_PLACES = 2;

/** A number of months' pay that shall be the base of a bonus from a day on: from the first of a month that is not over. */
export function checkBonusBase(
  { months, validFrom }: { months: string; validFrom: string },
  today: string,
): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (!isDecimal(months, BONUS_MONTHS_PLACES, 2) || compare(months, 0) < 0)
    issues.push(issue('months', 'BONUS_MONTHS_RANGE'));
  if (!validFrom.endsWith('-01')) issues.push(issue('validFrom', 'NOT_FIRST_OF_MONTH'));
  else if (!isOpenMonth(validFrom, today)) issues.push(issue('validFrom', 'MONTH_IS_OVER'));
  return issues;
}
