import { ExitKind } from '../../enums.ts';
import { addDays } from '../dates.ts';
import { issue, type RuleIssue } from '../issue.ts';

/** Reasons for leaving that the product itself fills in, by the codes of their dictionary. */
export const ExitReason = { PROBATION_FAILED: '试用期未通过' } as const;

/** What is said of an exit. */
export interface ExitSaid {
  lastDay?: string | null | undefined;
  /** Entry of the dictionary of reasons. */
  exitReason?: string | null | undefined;
  reason?: string | null | undefined;
  exitKind?: number | null | undefined;
  ground?: number | null | undefined;
}

/** What must be said of an exit: a date and a reason (specification 5), chosen or in words. */
export function checkExit({ lastDay, exitReason, reason }: ExitSaid): RuleIssue[] {
  return [
    ...(lastDay ? [] : [issue('lastDay', 'REQUIRED')]),
    ...(exitReason?.trim() || reason?.trim() ? [] : [issue('reason', 'REQUIRED')]),
  ];
}

/** Whether an exit has to name its ground: the employer's side ended the contract (Labour Contract Law art. 36, 39-41, 44). */
export const needsGround = (exitKind: number): boolean => exitKind === ExitKind.INVOLUNTARY;

/** What must be said of an exit that somebody files, beyond `checkExit`. */
export function checkFiledExit(exit: ExitSaid): RuleIssue[] {
  const grounded = !needsGround(exit.exitKind ?? 0) || exit.ground;
  return [...checkExit(exit), ...(grounded ? [] : [issue('ground', 'REQUIRED')])];
}

const RETIREMENT = { male: 60, female: 50 };
const NEAR_YEARS = 5;
const LONG_SERVICE_YEARS = 15;
const MALE = 1;

/** The same day so many years later; 29 February becomes 28. */
function yearsLater(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const rest = day.slice(5);
  const leap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  return `${year}-${rest === '02-29' && !leap(Number(year)) ? '02-28' : rest}`;
}

/**
 * Whether somebody may be protected as near retirement: fifteen years of service and fewer than five years to the
 * statutory age (Labour Contract Law art. 42 no. 5). Null where the birth date is not known. The age is the earliest one,
 * so that it warns rather too often: a person decides, not this.
 */
export function nearRetirement(
  { birthDate, entryDate, sex }: { birthDate: string | null; entryDate: string; sex: number },
  lastDay: string,
): boolean | null {
  if (birthDate === null) return null;
  const age = sex === MALE ? RETIREMENT.male : RETIREMENT.female;
  return (
    lastDay >= yearsLater(birthDate, age - NEAR_YEARS) &&
    lastDay < yearsLater(birthDate, age) &&
    lastDay >= yearsLater(entryDate, LONG_SERVICE_YEARS)
  );
}

/** The day on which an exit takes effect: the one after the last. */
export const dayAfter = (lastDay: string): string => addDays(lastDay, 1);
