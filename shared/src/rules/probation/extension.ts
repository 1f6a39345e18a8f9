import { EmployeeType } from '../../enums.ts';
import { addDays, daysInMonth, isDate } from '../dates.ts';
import { allowsProbation } from '../employee/contract-type.ts';
import { lengthBetween } from '../employee/service-time.ts';
import { issue, type RuleIssue } from '../issue.ts';

/** What the law looks at before a probation is extended (Labour Contract Law art. 19). */
export interface ExtensionFacts {
  today: string;
  entryDate: string;
  /** The day after the last of the probation, as it is agreed now. */
  regularDate: string;
  employeeType: number;
  /** Null: no contract is on record. */
  contractStart: string | null;
  /** Null: the contract has no end. */
  contractEnd: string | null;
  /** Null: none is on record. */
  contractType: string | null;
  /** The person has worked here before: an employer may agree on a probation once. */
  returned: boolean;
}

/** Months of probation the law allows, by the term of the contract; 0: none. */
export function probationMonthsAllowed({
  contractStart,
  contractEnd,
  contractType,
  employeeType,
  returned,
}: Pick<ExtensionFacts, 'contractStart' | 'contractEnd' | 'contractType' | 'employeeType' | 'returned'>): number {
  if (returned || employeeType === EmployeeType.PART_TIME || contractStart === null) return 0;
  if (!allowsProbation(contractType)) return 0;
  if (contractEnd === null) return 6;
  const { years, months } = lengthBetween(contractStart, addDays(contractEnd, 1));
  if (years >= 3) return 6;
  if (years >= 1) return 2;
  return months >= 3 ? 1 : 0;
}

/** The latest day from which the person has to be regular; null where the law allows no probation. */
export function latestRegularDate(facts: ExtensionFacts): string | null {
  const months = probationMonthsAllowed(facts);
  return months === 0 ? null : monthsLater(facts.entryDate, months);
}

/** Whether a probation may be extended to a day, with the consent given on another: before its end, within the law, once agreed. */
export function checkExtension(
  facts: ExtensionFacts,
  asked: { regularDate: string; consentOn: string; consentNote: string },
): RuleIssue[] {
  if (facts.regularDate <= facts.today) return [issue('regularDate', 'PROBATION_OVER', { day: facts.regularDate })];
  const latest = latestRegularDate(facts);
  if (latest === null) return [issue('regularDate', 'EXTENSION_NOT_LAWFUL')];
  const issues: RuleIssue[] = [];
  if (!isDate(asked.regularDate)) issues.push(issue('regularDate', 'DATE_INVALID'));
  else if (asked.regularDate <= facts.regularDate)
    issues.push(issue('regularDate', 'EXTENSION_NOT_LATER', { day: facts.regularDate }));
  else if (asked.regularDate > latest) issues.push(issue('regularDate', 'EXTENSION_TOO_LONG', { day: latest }));
  if (!isDate(asked.consentOn)) issues.push(issue('consentOn', 'CONSENT_REQUIRED'));
  else if (asked.consentOn > facts.today) issues.push(issue('consentOn', 'CONSENT_AHEAD'));
  if (asked.consentNote.trim() === '') issues.push(issue('consentNote', 'REQUIRED'));
  return issues;
}

/** The same day so many months later; the last of the month where that is shorter. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(at / 12), (at % 12) + 1];
  return [String(y), String(m).padStart(2, '0'), String(Math.min(date, daysInMonth(y, m))).padStart(2, '0')].join('-');
}
