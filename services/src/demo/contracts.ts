import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import { addMonths, dayBefore } from './days.ts';

/** A labour contract: three years, then five, then without an end (Labour Contract Law, article 14). */
export interface Term {
  start: string;
  end: string | null;
}

/** The type of a contract that ends on a day; null: it has no end. */
export const typeOf = (end: string | null): string =>
  end === null ? ContractType.OPEN_ENDED : ContractType.FIXED_TERM;

const MONTHS = [36, 60];

/** The term after so many fixed ones that begins on a day. */
const termFrom = (start: string, before: number): Term => {
  const months = MONTHS[before];
  return { start, end: months === undefined ? null : dayBefore(addMonths(start, months)) };
};

/** The term that runs on a day for somebody who joined on another, each renewed on the day after its last. */
export function termOn(entryDate: string, day: string): Term {
  let term = termFrom(entryDate, 0);
  for (let before = 1; term.end !== null && term.end < day; before += 1)
    term = termFrom(addMonths(term.start, MONTHS[before - 1] ?? 0), before);
  return term;
}
