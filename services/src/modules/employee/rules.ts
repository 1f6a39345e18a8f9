import { EmployeeStatus, type ValueOf } from '@hengcai/shared/enums';
import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import { isFullTimeEquivalent } from '@hengcai/shared/rules/employee/full-time';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { PersonValues } from './person.ts';

const before = (a: string | null, b: string | null): boolean => a !== null && b !== null && a < b;

/** What the values of one person say no to, whichever way they came in. */
export function checkPerson(person: Partial<PersonValues>): RuleIssue[] {
  const { entryDate = null, regularDate = null, birthDate = null, contractStart = null, contractEnd = null } = person;
  const { fullTimeEquivalent, contractType } = person;
  const issues: RuleIssue[] = [];
  if (fullTimeEquivalent !== undefined && !isFullTimeEquivalent(fullTimeEquivalent))
    issues.push(issue('fullTimeEquivalent', 'FULL_TIME_EQUIVALENT_INVALID'));
  if (before(regularDate, entryDate)) issues.push(issue('regularDate', 'REGULAR_BEFORE_ENTRY'));
  if (birthDate !== null && entryDate !== null && birthDate >= entryDate)
    issues.push(issue('birthDate', 'BIRTH_AFTER_ENTRY'));
  if (before(contractEnd, contractStart)) issues.push(issue('contractEnd', 'CONTRACT_END_BEFORE_START'));
  if (contractType === ContractType.OPEN_ENDED && contractEnd !== null)
    issues.push(issue('contractEnd', 'OPEN_ENDED_HAS_END'));
  return issues;
}

/** Those of them that are about what was given, at a field of it. */
export const issuesOf = (person: Partial<PersonValues>, isGiven: (field: string) => boolean): RuleIssue[] =>
  checkPerson(person).flatMap((one) => {
    if (isGiven(one.field)) return [one];
    return one.code === 'OPEN_ENDED_HAS_END' && isGiven('contractType') ? [{ ...one, field: 'contractType' }] : [];
  });

/**
 * The circles of superiors, each in the order of the reports: `bossOf` leads from a person to the superior. Each person
 * is walked once, so a company of any depth is linear.
 */
export function circlesAmong(bossOf: ReadonlyMap<string, string | null>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  for (const start of bossOf.keys()) {
    const path: string[] = [];
    const onPath = new Map<string, number>();
    let at: string | null = start;
    while (at !== null && !done.has(at) && !onPath.has(at)) {
      onPath.set(at, path.length);
      path.push(at);
      at = bossOf.get(at) ?? null;
    }
    const closes = at === null ? undefined : onPath.get(at);
    if (closes !== undefined) circles.push(path.slice(closes));
    for (const one of path) done.add(one);
  }
  return circles;
}

/**
 * The shortest way from a person up to the same person, over line managers and virtual ones alike, in the order of the
 * reports; null where there is none. Each person is visited once.
 */
export function circleThrough(managersOf: ReadonlyMap<string, readonly string[]>, empId: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const reached = [empId];
  for (const at of reached)
    for (const above of managersOf.get(at) ?? []) {
      if (above === empId) {
        const circle = [at];
        while (circle[0] !== empId) circle.unshift(cameFrom.get(circle[0] ?? '') ?? empId);
        return circle;
      }
      if (cameFrom.has(above)) continue;
      cameFrom.set(above, at);
      reached.push(above);
    }
  return null;
}

/** How many people of a circle its text names. */
const NAMED = 12;

/** A circle as text: `A (1) → B (2) → A (1)`, a long one with its middle left out. */
export function circleText(circle: readonly string[], nameOf: (empId: string) => string): string {
  const names = circle.slice(0, NAMED).map(nameOf);
  const first = names.slice(0, 1);
  return [...names, ...(circle.length > NAMED ? ['…'] : []), ...first].join(' → ');
}

/** A person of a circle as its text names them. */
export const nameAndNumber = (name: string, number: string): string => (name === '' ? number : `${name} (${number})`);

type Status = ValueOf<typeof EmployeeStatus>;

/** The status that follows from the dates, as `status.ts` says it in SQL. */
export function statusFrom(
  { regularDate, lastDay }: { regularDate: string | null; lastDay: string | null },
  today: string,
): Status {
  if (lastDay !== null) return lastDay < today ? EmployeeStatus.LEFT : EmployeeStatus.OUTGOING;
  if (regularDate === null) return EmployeeStatus.IN_SERVICE;
  return regularDate > today ? EmployeeStatus.PROBATION : EmployeeStatus.REGULAR;
}

/** Why a status that a file states cannot be, given the one that follows from the dates; null where they agree. */
export function statusProblem(stated: number, follows: Status): string | null {
  const { IN_SERVICE, PROBATION, REGULAR, OUTGOING, LEFT } = EmployeeStatus;
  const hasLastDay = follows === LEFT || follows === OUTGOING;
  if ((stated === LEFT || stated === OUTGOING) && !hasLastDay) return 'STATUS_NEEDS_LAST_DAY';
  if (stated === PROBATION && follows === IN_SERVICE) return 'STATUS_NEEDS_REGULAR_DATE';
  // Without a regular date somebody is simply in service; and who is in service may be on probation or not.
  const agrees =
    stated === follows ||
    (stated === REGULAR && follows === IN_SERVICE) ||
    (stated === IN_SERVICE && (follows === PROBATION || follows === REGULAR));
  return agrees ? null : 'STATUS_AGAINST_DATES';
}
