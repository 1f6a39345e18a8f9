import { isDate } from '../dates.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { SMALL_CELL } from './people.ts';

/** By what the structure of the organisation is told (specification 7, `organizational`). */
export const STRUCTURE_DIMENSIONS = ['sex', 'age', 'education'] as const;
export type StructureDimension = (typeof STRUCTURE_DIMENSIONS)[number];

/** Its pages (specification 2): all at a glance, one dimension by department, two to four side by side. */
export const STRUCTURE_PAGES = {
  overview: '/pa/tissuevigor',
  details: '/pa/tissuevigor-details',
  compare: '/pa/tissuevigor-compare',
} as const;
export type StructurePage = keyof typeof STRUCTURE_PAGES;

/** So many departments or days stand side by side at most. */
export const SIDES_MAX = 4;

/** What is wrong with a day on which people are counted. */
export function dayIssues(day: string, today: string): RuleIssue[] {
  if (!isDate(day)) return [issue('day', 'DATE_INVALID')];
  return day > today ? [issue('day', 'DAY_AHEAD')] : [];
}

/**
 * Which cells of a table are too few people to be told. `lines` are numbers of people by value; each of `sums` names lines
 * one of which adds up the others. A line of fewer than five people is hidden whole, else its cells of fewer than five.
 * A cell that is hidden alone in its line or its sum could be worked out, so the next smallest goes with it.
 */
export function hiddenCells(lines: readonly (readonly number[])[], sums: readonly (readonly number[])[]): boolean[][] {
  const sizes = lines.map((cells) => cells.reduce((a, b) => a + b, 0));
  const hidden = lines.map((cells, i) => {
    const size = sizes[i] ?? 0;
    return cells.map((n) => size > 0 && (size < SMALL_CELL || (n > 0 && n < SMALL_CELL)));
  });
  type At = readonly [line: number, value: number];
  const isHidden = ([line, value]: At) => hidden[line]?.[value] === true;
  // Nobody is behind a nought, so it goes last.
  const weight = ([line, value]: At) => lines[line]?.[value] || Number.POSITIVE_INFINITY;
  const completed = (cells: readonly At[]): boolean => {
    if (cells.filter(isHidden).length !== 1) return false;
    const [next] = cells.filter((at) => !isHidden(at)).sort((a, b) => weight(a) - weight(b));
    const row = next && hidden[next[0]];
    if (!row) return false;
    row[next[1]] = true;
    return true;
  };
  const values = (lines[0] ?? []).map((_, value) => value);
  const relations: At[][] = [
    ...lines.map((_, line) => values.map((value): At => [line, value])),
    ...sums.flatMap((sum) =>
      values.map((value) => sum.flatMap((line): At[] => ((sizes[line] ?? 0) > 0 ? [[line, value]] : []))),
    ),
  ];
  while (relations.map(completed).includes(true));
  return hidden;
}
