import { compare, isDecimal } from '../../numbers.ts';
import { monthOf } from '../dates.ts';
import { issue, type RuleIssue } from '../issue.ts';

/** What a city without a coefficient of its own has: salary ranges hold there as they stand. */
export const CITY_COEFFICIENT_DEFAULT = '1.00';
/** Places of a coefficient; it has one digit before them. */
export const CITY_COEFFICIENT_PLACES = 2;

/** A value that holds from a day until the next one of the same thing. */
interface Dated {
  validFrom: string;
}

/** What holds on a day, whatever the order of the values: the latest that began by then; undefined before the first. */
export function heldOn<T extends Dated>(values: readonly T[], day: string): T | undefined {
  return values.reduce<T | undefined>(
    (held, one) => (one.validFrom <= day && (held === undefined || one.validFrom > held.validFrom) ? one : held),
    undefined,
  );
}

/** The coefficient of a city on a day. */
export const coefficientOn = (values: readonly (Dated & { coefficient: string })[], day: string): string =>
  heldOn(values, day)?.coefficient ?? CITY_COEFFICIENT_DEFAULT;

/** Whether a value may still be added, corrected or removed: months that are over stay what they were. */
export const isOpenMonth = (validFrom: string, today: string): boolean => validFrom >= monthOf(today).from;

/** A coefficient that shall hold from a day on: above 0, from the first of a month that is not over. */
export function checkCityCoefficient(
  { coefficient, validFrom }: Dated & { coefficient: string },
  today: string,
): RuleIssue[] {
  const issues: RuleIssue[] = [];
  if (!isDecimal(coefficient, CITY_COEFFICIENT_PLACES, 1) || compare(coefficient, 0) <= 0)
    issues.push(issue('coefficient', 'CITY_COEFFICIENT_RANGE'));
  if (!validFrom.endsWith('-01')) issues.push(issue('validFrom', 'NOT_FIRST_OF_MONTH'));
  else if (!isOpenMonth(validFrom, today)) issues.push(issue('validFrom', 'MONTH_IS_OVER'));
  return issues;
}
