import { ContractNotice, EmployeeType, OpenEndedReason, type ValueOf } from '../../enums.ts';
import { compare, dec, roundHalfUp } from '../../numbers.ts';
import { addDays, spanDays } from '../dates.ts';
import { NEVER_OPEN_ENDED } from './contract-type.ts';

/** Days before the end of a contract on which HR is warned; the page says so from the earlier one on. */
export const CONTRACT_WARNED_BEFORE = [30, 60] as const;
/** A written contract is due within a month from the first day of work (Labour Contract Law art. 10, 82). */
export const WRITTEN_WITHIN_DAYS = 30;
/** What is paid in the probation is at least this share of the agreed wage, in percent (Labour Contract Law art. 20). */
const PROBATION_SHARE = 80;
/** Service after which the next contract has no end (Labour Contract Law art. 14 no. 1). */
const OPEN_ENDED_YEARS = 10;
/** Fixed terms are counted since the law is in force (Labour Contract Law art. 97). */
const COUNTED_SINCE = '2008-01-01';
/** The next contract may be signed as late as a month after the last one: within it, one term follows the other. */
const GAP_DAYS = 31;

/** A labour contract from its first to its last day; without a last day it is open-ended. */
export interface Term {
  start: string;
  end: string | null;
}
type FixedTerm = Term & { end: string };

/** What contracts are judged by. */
export interface ContractFacts {
  today: string;
  entryDate: string;
  /** Whether the last day of work is set: nothing has to be renewed any more. */
  leaves: boolean;
  employeeType: number;
  /** The contract of today; null where none is on record. */
  contract: Term | null;
  /** Its type; null where none is on record. */
  contractType: string | null;
  /** Those before it, each with its type. */
  earlier: readonly (Term & { contractType: string | null })[];
}
/** Something to see to; `day` is the one it is about, `days` are what is left until then. */
export interface ContractNote {
  notice: ValueOf<typeof ContractNotice>;
  day: string | null;
  days: number | null;
  reason: ValueOf<typeof OpenEndedReason> | null;
  /** What has to be paid at least, RMB a month. */
  amount: string | null;
}

const note = (notice: ContractNote['notice'], more: Partial<ContractNote> = {}): ContractNote => ({
  notice,
  day: null,
  days: null,
  reason: null,
  amount: null,
  ...more,
});

/** The contract that the two days of a person make; null where there is none. */
export const termOf = (start: string | null, end: string | null, entryDate: string): Term | null =>
  start === null && end === null ? null : { start: start ?? entryDate, end };

/** Whether the days of a contract mean another one after it, and not the same one put right. */
export const isRenewal = (before: Term | null, start: string | null): before is FixedTerm =>
  before !== null && before.end !== null && start !== null && start > before.end;

/** The first of some terms that begins before the one before it is over; null where they follow each other. */
export function overlapAmong(terms: readonly Term[]): number | null {
  const order = terms.map((term, at) => ({ ...term, at })).sort((a, b) => (a.start < b.start ? -1 : 1));
  const wrong = order.find(({ start }, i) => {
    const before = order[i - 1];
    return before !== undefined && (before.end === null || before.end >= start);
  });
  return wrong?.at ?? null;
}

/** Whether an earlier contract counts as a fixed term before this one; one of no known type does. */
const countsAsTerm = (contractType: string | null): boolean => !NEVER_OPEN_ENDED.includes(contractType ?? '');

/** Why the contract after this one has to be open-ended (Labour Contract Law art. 14); null where a term may be fixed again. */
export function openEndedReason({ contract, contractType, earlier, entryDate }: ContractFacts): ContractNote['reason'] {
  if (contract?.end == null || !countsAsTerm(contractType)) return null;
  const { start, end } = contract;
  const before = earlier.some(
    (one) =>
      one.start >= COUNTED_SINCE &&
      one.end !== null &&
      one.end < start &&
      spanDays(one.end, start) - 1 <= GAP_DAYS &&
      countsAsTerm(one.contractType),
  );
  if (before) return OpenEndedReason.TWO_TERMS;
  return tenYearsFrom(entryDate) <= addDays(end, 1) ? OpenEndedReason.TEN_YEARS : null;
}

/** The day on which somebody has worked for ten years. */
const tenYearsFrom = (entryDate: string): string =>
  `${String(Number(entryDate.slice(0, 4)) + OPEN_ENDED_YEARS).padStart(4, '0')}${entryDate.slice(4)}`;

/**
 * What is to be seen to about somebody's labour contract: it ends within 60 days or has ended while the work goes on, the
 * next one has no end, or none is on record 30 days after the entry. Only full-time work asks for a contract in writing:
 * part-time work may be agreed orally (art. 69), interns and outsourced people have none with the company.
 */
export function contractNotes(facts: ContractFacts): ContractNote[] {
  const { today, entryDate, leaves, employeeType, contract } = facts;
  if (leaves) return [];
  if (contract === null) {
    const due = addDays(entryDate, WRITTEN_WITHIN_DAYS);
    return employeeType === EmployeeType.FULL_TIME && due <= today ? [note(ContractNotice.NONE, { day: due })] : [];
  }
  if (contract.end === null) return [];
  const days = spanDays(today, contract.end) - 1;
  const reason = openEndedReason(facts);
  return [
    ...(days < 0 ? [note(ContractNotice.ENDED, { day: contract.end })] : []),
    ...(days >= 0 && days <= Math.max(...CONTRACT_WARNED_BEFORE)
      ? [note(ContractNotice.ENDS_SOON, { day: contract.end, days })]
      : []),
    ...(reason === null ? [] : [note(ContractNotice.OPEN_ENDED_NEXT, { day: contract.end, reason })]),
  ];
}

/** What is paid in a probation; amounts are RMB a month, null where they are not known. */
export interface ProbationPay {
  paid: string | null;
  /** The wage that is agreed for the time after it. */
  agreed: string | null;
  /** The minimum wage of the city. */
  minimum: string | null;
}

/** Where the pay of a probation lies below what the law asks for: 80 % of the agreed wage, and the city's minimum (art. 20). */
export function probationPayNotes({ paid, agreed, minimum }: ProbationPay): ContractNote[] {
  if (paid === null) return [];
  const floor = agreed === null ? null : roundHalfUp(dec(agreed).times(PROBATION_SHARE).div(100), 2);
  return [
    ...(floor !== null && compare(paid, floor) < 0 ? [note(ContractNotice.PROBATION_PAY_LOW, { amount: floor })] : []),
    ...(minimum !== null && compare(paid, minimum) < 0
      ? [note(ContractNotice.BELOW_MINIMUM_WAGE, { amount: minimum })]
      : []),
  ];
}
