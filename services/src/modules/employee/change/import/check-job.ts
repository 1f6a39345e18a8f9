import { and, eq } from 'drizzle-orm';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../../kit/context.ts';
import { Failure } from '../../../../kit/failure.ts';
import { insertMany } from '../../../../kit/insert-many.ts';
import type { JobRun } from '../../../../kit/jobs/registry.ts';
import { Causes } from '../../import/causes.ts';
import type { CheckedRow } from '../../import/check.ts';
import { ignoredColumns } from '../../import/mapping.ts';
import { orState } from '../../import/or-failed.ts';
import { findImport, updateImport } from '../../import/staged.ts';
import { employeeImportRow, type ImportCounts, type StagedChange } from '../../tables-import.ts';
import type { ChangeRow } from '../rows.ts';
import { fileRow, problemsOf, type RowFiling } from './filing.ts';
import { readFile, type FileRow } from './read-file.ts';

/** Rows tried in one transaction, which is rolled back. */
const CHUNK = 25;

/** Everything a chunk has written is undone; what it came to is carried out of the transaction. */
class TriedOnly extends Error {
  constructor(readonly outcomes: readonly CheckedRow[]) {
    super('a dry run keeps nothing');
  }
}

/**
 * The dry run of a file of personnel changes: each row is filed by the functions of the forms, in the order of the file, in a
 * transaction that is rolled back, and what it came to is kept. Rows of one person are tried together, so that they see
 * each other. May be repeated.
 */
export async function checkChanges(run: JobRun): Promise<void> {
  const importId = String(run.input.importId);
  await orState(run, importId, 'failed', () => check(run, importId));
}

async function check(run: JobRun, importId: string): Promise<void> {
  const before = await run.transaction('reads', (ctx) => findImport(ctx, importId, false, 'changes'));
  if (before.state !== 'checking') return;
  const { record, rows, dates } = await readFile(run, importId);
  await run.transaction('writes', (ctx) =>
    ctx.tx
      .delete(employeeImportRow)
      .where(and(eq(employeeImportRow.companyId, ctx.session.companyId), eq(employeeImportRow.importId, importId))),
  );
  const counts: ImportCounts = { add: 0, change: 0, same: 0, error: 0 };
  const causes = new Causes();
  const fields = new Map<string, number>();
  let done = 0;
  for (const chunk of chunksByPerson(rows)) {
    if (run.signal.aborted) throw new Error('the process stops');
    const checked = await tried(run, chunk);
    for (const one of checked) {
      counts[one.outcome] += 1;
      causes.add(one);
      for (const { field } of one.changes ?? []) fields.set(field, (fields.get(field) ?? 0) + 1);
    }
    await run.transaction('writes', (ctx) =>
      insertMany(
        ctx.tx,
        employeeImportRow,
        checked.map((row) => ({ companyId: ctx.session.companyId, importId, ...row })),
      ),
    );
    done += chunk.length;
    await run.progress(done, rows.length);
  }
  await run.transaction('writes', (ctx) =>
    updateImport(ctx, importId, {
      state: 'checked',
      columns: dates.columns,
      counts,
      causes: causes.all(),
      unknowns: [],
      notes: [...dates.readDays, ...ignoredColumns(record)],
      changedFields: [...fields]
        .filter(([field]) => !ABOUT_THE_CHANGE.has(field))
        .map(([field, count]) => ({ field, count }))
        .toSorted((a, b) => b.count - a.count),
      checkedOn: ctx.today,
    }),
  );
  await run.say('change.import.checked', { ...counts });
}

/** Rows in lots of some; all rows of one person are in the same. */
function chunksByPerson(rows: readonly FileRow[]): FileRow[][] {
  const people = new Map<string, FileRow[]>();
  for (const [at, row] of rows.entries()) {
    const key = 'filing' in row.read ? row.read.filing.empId : (row.read.empId ?? `row ${at}`);
    people.set(key, [...(people.get(key) ?? []), row]);
  }
  const chunks: FileRow[][] = [];
  for (const own of people.values()) {
    const last = chunks.at(-1);
    if (last && last.length + own.length <= CHUNK) last.push(...own);
    else chunks.push([...own]);
  }
  return chunks;
}

/** What each row of a lot would come to; nothing of it stays. */
async function tried(run: JobRun, rows: readonly FileRow[]): Promise<readonly CheckedRow[]> {
  try {
    await run.transaction('writes', async (ctx) => {
      const outcomes: CheckedRow[] = [];
      for (const row of rows) outcomes.push(await outcomeOf(ctx, row));
      throw new TriedOnly(outcomes);
    });
    return [];
  } catch (error) {
    if (error instanceof TriedOnly) return error.outcomes;
    throw error;
  }
}

async function outcomeOf(ctx: Ctx, { reading, read }: FileRow): Promise<CheckedRow> {
  const base = { row: reading.row, cells: reading.cells, personVersion: null, person: null };
  if (!('filing' in read))
    return { ...base, outcome: 'error', empId: read.empId, problems: read.problems, changes: null };
  const { filing } = read;
  try {
    // A savepoint: what a refused row wrote before it was refused goes, and the next one finds the transaction whole.
    const filed = await ctx.tx.transaction((tx) => fileRow({ ...ctx, tx }, filing));
    return { ...base, outcome: 'change', empId: filing.empId, problems: [], changes: changesIn(filing, filed) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const nothing = error.issues.every(({ code }) => code === 'NOTHING_CHANGES');
    return {
      ...base,
      outcome: nothing ? 'same' : 'error',
      empId: filing.empId,
      problems: nothing ? [] : problemsOf(error.issues),
      changes: null,
    };
  }
}

/** What a row says about the change itself, beside the fields of the person. */
export const ABOUT_THE_CHANGE: ReadonlySet<string> = new Set(['changeType', 'effectiveDate', 'handOverTo']);

/** A filing as lines of former and new values, with its type and day first. */
export function changesIn({ changeType, effectiveDate, handOverTo }: RowFiling, filed: ChangeRow): StagedChange[] {
  const line = (field: string, after: StagedChange['after']): StagedChange => ({ field, before: null, after });
  return [
    line('changeType', changeType),
    line('effectiveDate', effectiveDate),
    ...(changeType === PersonnelChangeType.EXIT && handOverTo !== null ? [line('handOverTo', handOverTo)] : []),
    ...filed.lines.map(({ field, before, after }) => ({ field, before, after })),
  ];
}
