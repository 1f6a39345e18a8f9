import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import type { JudgedLine } from '../../../../kit/file-import.ts';
import { insertMany } from '../../../../kit/insert-many.ts';
import type { JobRun } from '../../../../kit/jobs/registry.ts';
import { employeeImportRow, type FileKind, type ImportCounts } from '../../tables-import.ts';
import { Causes } from '../causes.ts';
import { ignoredColumns } from '../mapping.ts';
import { orState } from '../or-failed.ts';
import { saidOf } from '../outcomes.ts';
import type { DatesRead } from '../dates.ts';
import type { RowReading } from '../reading.ts';
import { readingsOf } from '../readings.ts';
import { updateImport, type ImportRecord } from '../staged.ts';
import { FILES } from './kinds.ts';

/** Rows stored in one short transaction. */
const CHUNK = 500;

/** The dry run of a described file: judges every row by what stands now and keeps the outcome. May be repeated. */
export const checkFile = (kind: FileKind) => async (run: JobRun) => {
  const importId = String(run.input.importId);
  await orState(run, importId, 'failed', async () => {
    const { record, readings, dates } = await readingsOf(run, importId, kind);
    if (record.state === 'checking') await check(run, record, kind, readings, dates);
  });
};

async function check(
  run: JobRun,
  record: ImportRecord,
  kind: FileKind,
  readings: readonly RowReading[],
  { readDays, columns }: DatesRead,
) {
  const { lines } = await run.transaction('reads', (ctx) =>
    FILES[kind].judge(ctx, readings, false, record.closeMissing),
  );
  const cellsOf = new Map(readings.map(({ row, cells }) => [row, cells]));
  await run.transaction('writes', (ctx) => clearRows(ctx, record.id));
  const counts: ImportCounts = {
    add: 0,
    change: 0,
    same: 0,
    error: 0,
    ...(record.closeMissing && { close: 0, open: 0 }),
  };
  const causes = new Causes();
  const fields = new Map<string, number>();
  for (let from = 0; from < lines.length; from += CHUNK) {
    if (run.signal.aborted) throw new Error('the process stops');
    const rows = lines.slice(from, from + CHUNK).map((line) => staged(line, cellsOf.get(line.row)));
    for (const row of rows) {
      counts[row.outcome] = (counts[row.outcome] ?? 0) + 1;
      // What the file leaves out is no row that could be mended.
      if (row.row > 0) causes.add(row);
      for (const { field } of row.changes) fields.set(field, (fields.get(field) ?? 0) + 1);
    }
    await run.transaction('writes', (ctx) =>
      insertMany(
        ctx.tx,
        employeeImportRow,
        rows.map((row) => ({ companyId: ctx.session.companyId, importId: record.id, ...row })),
      ),
    );
    await run.progress(Math.min(from + CHUNK, lines.length), lines.length);
  }
  await run.transaction('writes', (ctx) =>
    updateImport(ctx, record.id, {
      state: 'checked',
      columns,
      counts,
      causes: causes.all(),
      unknowns: [],
      notes: [...readDays, ...ignoredColumns(record)],
      changedFields: [...fields].map(([field, count]) => ({ field, count })).toSorted((a, b) => b.count - a.count),
      checkedOn: ctx.today,
    }),
  );
  await run.say('import.checked', saidOf(counts));
}

const staged = ({ problems, changes, cells = [], ...line }: JudgedLine, read: RowReading['cells'] = [...cells]) => ({
  ...line,
  cells: read,
  problems: [...problems],
  changes: [...changes],
  empId: null,
  personVersion: null,
  person: null,
});

const clearRows = (ctx: Ctx, importId: string) =>
  ctx.tx
    .delete(employeeImportRow)
    .where(and(eq(employeeImportRow.companyId, ctx.session.companyId), eq(employeeImportRow.importId, importId)));
