import type * as z from 'zod';
import type { ImportedLine, ImportedTable } from '@hengcai/shared/contract/table-import';
import { isDate } from '@hengcai/shared/rules/dates';
import { isEitherWay, type DayOrder } from '@hengcai/shared/rules/day-order';
import { matchColumns } from '@hengcai/shared/rules/import';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { isNameOf, localName } from '../../../kit/local-name.ts';
import { withYearFirst } from '../../../kit/sheet/day-order.ts';
import type { SheetLimits, SheetRow } from '../../../kit/sheet/limits.ts';
import { issueText, translate } from '../../../messages/translate.ts';
import { headingsOf } from '../../employee/public.ts';

/** As many people as a scope may name. */
export const PEOPLE_FILE: SheetLimits = { rows: 5000, columns: 50 };
/** Lines that are listed; what is taken over does not depend on it. */
const LISTED = 1000;

type Line = z.output<typeof ImportedLine>;
export type Outcome = Line['outcome'];

/** The cells of one line by the key of their column; a column the file does not have is absent. */
export interface Cells {
  row: number;
  text: Readonly<Record<string, string | undefined>>;
  problems: RuleIssue[];
}

/** What became of one line. */
export interface Judged {
  row: number;
  empId: string | null;
  empNumber: string;
  empName: string;
  outcome: Outcome;
  change: string;
  issues: readonly RuleIssue[];
}

const heading = (key: string) => `export.${key}`;
/** What a column is called by whoever reads of it. */
type HeadingOf = (key: string) => string;
const ownHeadings =
  ({ t }: Pick<Ctx, 't'>): HeadingOf =>
  (key) =>
    t(heading(key));

/** What is said of the dates of a table that have the year last. */
type TableDates = Pick<z.output<typeof ImportedTable>, 'notes' | 'untold'>;

/** Which column of a table is which key. */
const columnsOf = ([head]: readonly SheetRow[], keys: readonly string[]): (string | null)[] =>
  matchColumns(head?.cells ?? [], [
    ...keys.map((key) => ({ key, aliases: [translate('zh-CN', heading(key)), translate('en-US', heading(key))] })),
    ...['empNumber', 'empName'].filter((key) => keys.includes(key)).map((key) => ({ key, aliases: headingsOf(key) })),
  ]);

/**
 * Reads a table whose headings are those of our own files, in either language; the people may be headed as in any file of
 * people, and are found by their number.
 */
export const cellsOf = (rows: readonly SheetRow[], keys: readonly string[]): Cells[] =>
  pairsOf(rows, keys, ['empNumber']);

/** The same where one line stands for several people together, each by number: no such line may come twice. */
export function pairsOf(rows: readonly SheetRow[], keys: readonly string[], numbers: readonly string[]): Cells[] {
  const columns = columnsOf(rows, keys);
  if (numbers.some((key) => !columns.includes(key))) throw refused([{ field: 'file', code: 'NUMBER_COLUMN_MISSING' }]);
  const lines = rows.slice(1).map(({ row, cells, formula }): Cells => {
    const pairs = columns.flatMap((key, i) => (key === null ? [] : [[key, (cells[i] ?? '').trim()]]));
    return {
      row,
      text: Object.fromEntries(pairs) as Cells['text'],
      problems: formula ? [issue('', 'FORMULA')] : [],
    };
  });
  const seen = new Set<string>();
  for (const { text, problems } of lines) {
    const named = numbers.map((key) => (text[key] ?? '').toLowerCase());
    const without = numbers.find((_key, at) => named[at] === '');
    const line = JSON.stringify(named);
    if (without !== undefined) problems.push(issue(without, 'REQUIRED'));
    else if (seen.has(line)) problems.push(issue(numbers[0] ?? '', 'PERSON_TWICE'));
    seen.add(line);
  }
  return lines;
}

/** The same of a table with dates, the year first in all its columns that tell their order or for which somebody chose it. */
export function datedCellsOf(
  ctx: Pick<Ctx, 't'>,
  rows: readonly SheetRow[],
  keys: readonly string[],
  days: ReadonlySet<string>,
  chosen: DayOrder | undefined,
  headingOf: HeadingOf = ownHeadings(ctx),
): { lines: Cells[]; dates: TableDates } {
  const columns = columnsOf(rows, keys);
  const named = columns.map((key) => ({
    header: key === null ? '' : headingOf(key),
    isDays: key !== null && days.has(key),
  }));
  const { rows: read, readDays, untold } = withYearFirst(rows, named, chosen ?? null);
  const lines = cellsOf(read, keys);
  for (const { text, problems } of lines)
    for (const at of untold.keys()) {
      const key = columns[at] ?? '';
      if (isEitherWay(text[key] ?? '')) problems.push(issue(key, 'DAY_OR_MONTH'));
    }
  return {
    lines,
    dates: {
      notes: readDays.map(({ code, params }) => ctx.t(`import.note.${code}`, params)),
      untold: [...untold].map(([at, written]) => ({ column: named[at]?.header ?? '', written })),
    },
  };
}

/** The number of a line's person, as numbers are compared. */
export const numberIn = ({ text }: Pick<Cells, 'text'>): string => (text['empNumber'] ?? '').toLowerCase();

/** What somebody is called in both languages. */
interface Called {
  empName: string;
  empNameEn: string | null;
}

/** What is said of a line whatever becomes of it; of somebody unknown, what the file says. */
export const lineOf = (
  ctx: Ctx,
  { row, text }: Cells,
  person: (Called & { empId: string; empNumber: string }) | undefined,
) => ({
  row,
  empId: person?.empId ?? null,
  empNumber: person?.empNumber ?? text['empNumber'] ?? '',
  empName: person ? localName(ctx, person.empName, person.empNameEn) : (text['empName'] ?? ''),
  change: '',
});

/** A day as typed: 2026-1-5 and 2026/1/5 are meant alike; null for none. What is no day comes back as it is. */
export function dayIn(text: string): string | null {
  if (text === '') return null;
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  const plain = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isDate(plain) ? plain : text;
}

/** Whether the name beside a number is that person's, in either language; a file without names is not asked. */
export const nameIssues = (ctx: Ctx, { text }: Cells, { empName, empNameEn }: Called): RuleIssue[] =>
  !text['empName'] || isNameOf(text['empName'], empName, empNameEn)
    ? []
    : [issue('empName', 'NAME_OF_ANOTHER', { name: localName(ctx, empName, empNameEn) })];

/** What changes, in words: "column before → after". */
export const changeText = (
  ctx: Pick<Ctx, 't'>,
  changes: readonly (readonly [key: string, before: string | null, after: string | null])[],
): string =>
  changes
    .filter(([, before, after]) => (before ?? '') !== (after ?? ''))
    .map(([key, before, after]) => `${ctx.t(heading(key))} ${before || '-'} → ${after || '-'}`)
    .join('; ');

/** What the caller is told of a file: lines with errors first. */
export function importedTable(
  ctx: Ctx,
  judged: readonly Judged[],
  taken: boolean,
  dates: TableDates = { notes: [], untold: [] },
  headingOf: HeadingOf = ownHeadings(ctx),
): z.output<typeof ImportedTable> {
  const count = (outcome: Outcome) => judged.filter((one) => one.outcome === outcome).length;
  const lines = judged.map(({ issues, ...line }): Line => ({
    ...line,
    errors: issues.map(({ field, code, params }) => ({
      column: field === '' ? null : headingOf(field),
      code,
      message: issueText(ctx.language, code, params),
    })),
  }));
  const wrong = lines.filter((line) => line.outcome === 'error');
  return {
    taken,
    ...dates,
    counts: {
      add: count('add'),
      change: count('change'),
      remove: count('remove'),
      same: count('same'),
      error: count('error'),
    },
    lines: [...wrong, ...lines.filter((line) => line.outcome !== 'error')].slice(0, LISTED),
  };
}
