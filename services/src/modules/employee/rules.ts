import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { PersonValues } from './person.ts';

const before = (a: string | null, b: string | null): boolean => a !== null && b !== null && a < b;

/** What the values of one person say no to, whichever way they came in. */
export function checkPerson(person: Partial<PersonValues>): RuleIssue[] {
  const { entryDate = null, regularDate = null, birthDate = null, contractStart = null, contractEnd = null } = person;
  const issues: RuleIssue[] = [];
  if (before(regularDate, entryDate)) issues.push(issue('regularDate', 'REGULAR_BEFORE_ENTRY'));
  if (birthDate !== null && entryDate !== null && birthDate >= entryDate)
    issues.push(issue('birthDate', 'BIRTH_AFTER_ENTRY'));
  if (before(contractEnd, contractStart)) issues.push(issue('contractEnd', 'CONTRACT_END_BEFORE_START'));
  return issues;
}

/**
 * The people on circles of superiors: `bossOf` leads from a person to the superior. Each person is walked once, so a
 * company of any depth is linear.
 */
export function peopleOnCircles(bossOf: ReadonlyMap<string, string | null>): Set<string> {
  const done = new Set<string>();
  const circles = new Set<string>();
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
    if (closes !== undefined) for (const one of path.slice(closes)) circles.add(one);
    for (const one of path) done.add(one);
  }
  return circles;
}
