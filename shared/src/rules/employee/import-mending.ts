import type { DayOrder } from '../day-order.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';

/** Kinds of things that rows of an import name and the import itself can make. */
export const THING_KINDS = ['department', 'position', 'rank', 'jobFamily'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** Something unknown that a file names, as somebody confirms that it is made. */
export interface NewThing {
  kind: ThingKind;
  /** What the file says, without case: which rows it is for. */
  key: string;
  code: string;
  name: string;
  /** Seniority of a rank, higher is more senior; null for all other kinds. */
  grade: number | null;
}

/** A value of the file that is to be read as another one, in all its rows. */
export interface Replacement {
  field: string;
  value: string;
  by: string;
}

/** What has been decided about the errors of an import, once for all rows they stand in. */
export interface Mends {
  create: NewThing[];
  replace: Replacement[];
  /** Cells with this error are read as if they were empty. */
  leaveEmpty: { field: string; code: string }[];
  /** How dates with the year last are read in columns that do not tell; null: they are errors. */
  dayOrder: DayOrder | null;
}

export const NO_MENDS: Mends = { create: [], replace: [], leaveEmpty: [], dayOrder: null };

const NAME_MAX: Record<ThingKind, number> = {
  department: LIMITS.departmentName,
  position: LIMITS.positionName,
  rank: LIMITS.rankName,
  jobFamily: LIMITS.jobFamilyName,
};

/** Text without the differences nobody means: case, width, blanks around it. */
export const sameText = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/**
 * Judges what is to be made: each needs a code of its own among its kind, a name, and a rank its grade. `taken` knows
 * the codes there are; a screen that does not know them asks without.
 */
export function checkNewThings(
  things: readonly NewThing[],
  taken: (kind: ThingKind, code: string) => boolean = () => false,
): RuleIssue[] {
  const seen = new Set<string>();
  return things.flatMap(({ kind, code, name, grade }, at) => {
    const issues = [
      ...(code.trim() === '' ? [issue(`create.${at}.code`, 'NEW_CODE_MISSING')] : []),
      ...lengthIssues(`create.${at}.code`, code, LIMITS.code),
      ...(name.trim() === '' ? [issue(`create.${at}.name`, 'NEW_NAME_MISSING')] : []),
      ...lengthIssues(`create.${at}.name`, name, NAME_MAX[kind]),
    ];
    const own = `${kind}\n${sameText(code)}`;
    if (code.trim() !== '' && (seen.has(own) || taken(kind, sameText(code))))
      issues.push(issue(`create.${at}.code`, 'CODE_TAKEN', { code: code.trim() }));
    seen.add(own);
    if (kind === 'rank' && (grade === null || !Number.isInteger(grade) || grade < 1 || grade > LIMITS.gradeMax))
      issues.push(issue(`create.${at}.grade`, 'GRADE_INVALID', { max: LIMITS.gradeMax }));
    return issues;
  });
}

const lengthIssues = (field: string, text: string, max: number): RuleIssue[] =>
  [...text.trim()].length > max ? [issue(field, 'TEXT_TOO_LONG', { max })] : [];

/** Words of a name as a code: `Sales Manager` becomes SALES-MANAGER; empty where no letter or digit is left. */
function codeOf(latin: string): string {
  const words = latin
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  let code = '';
  for (const word of words) {
    const longer = code === '' ? word : `${code}-${word}`;
    if (longer.length > PROPOSED_MAX) break;
    code = longer;
  }
  return code || (words[0] ?? '').slice(0, PROPOSED_MAX);
}
/** Proposed codes stay short enough to be read in a list. */
const PROPOSED_MAX = 24;

/** A code nobody has yet for something called `latin`, in Latin letters; what it answers is taken from then on. */
export function proposeCode(latin: string, prefix: string, taken: Set<string>): string {
  const base = codeOf(latin) || prefix;
  let code = base;
  for (let n = 2; taken.has(sameText(code)); n += 1) code = `${base}-${n}`;
  taken.add(sameText(code));
  return code;
}

/** A grade for a rank: the figure in its name (P7), else one above the highest there is. */
export function proposeGrade(name: string, highest: number): number {
  const figure = Number(/\d{1,3}/.exec(name)?.[0] ?? 0);
  return figure >= 1 && figure <= LIMITS.gradeMax ? figure : Math.min(highest + 1, LIMITS.gradeMax);
}

/** How many names are offered for one that is not known. */
const NEAREST = 5;

/** Names that look like what was written, the nearest first; none where nothing is near. */
export function nearestNames<T>(written: string, known: readonly T[], nameOf: (one: T) => string): T[] {
  const text = sameText(written);
  return known
    .map((one) => ({ one, far: distance(text, sameText(nameOf(one))) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ one }) => one);
}

/** Letters that differ; infinite where it is more than a third, unless one name holds the other. */
function distance(a: string, b: string): number {
  if (a === b) return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const most = Math.floor(long.length / 3);
  if (short.length >= 2 && long.includes(short)) return (long.length - short.length) / long.length;
  if (long.length - short.length > most) return Infinity;
  let row = Array.from({ length: short.length + 1 }, (_, at) => at);
  for (let i = 1; i <= long.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= short.length; j += 1)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (long[i - 1] === short[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  const far = row[short.length] ?? 0;
  return far <= most ? far : Infinity;
}
