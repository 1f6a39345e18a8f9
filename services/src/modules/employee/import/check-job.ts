import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import type { JobRun } from '../../../kit/jobs/registry.ts';
import { Failure } from '../../../kit/failure.ts';
import { fingerprintOf, sealValue } from '../secrets.ts';
import { employeeImportRow, type ImportCounts } from '../tables-import.ts';
import { FileCheck, type CheckedRow } from './check.ts';
import { indexFile, wantedOf } from './index-file.ts';
import { columnOf } from './mapping.ts';
import { readRow, type RowReading } from './reading.ts';
import { findImport, parseFile, readStagedFile, updateImport, type ImportRecord } from './staged.ts';
import { readState } from './state.ts';

/** Rows judged between two turns of the event loop, and stored in one short transaction. */
const CHUNK = 500;

/** The dry run: judges every row and keeps the outcome; nothing of the company changes. May be repeated. */
export async function checkImport(run: JobRun): Promise<void> {
  const importId = String(run.input.importId);
  const { record, bytes, newId, language, secrets } = await run.transaction('reads', async (ctx) => ({
    record: await findImport(ctx, importId),
    bytes: await readStagedFile(ctx, importId),
    newId: ctx.newId,
    language: ctx.language,
    secrets: ctx,
  }));
  if (record.state !== 'checking') return;
  await run.progress(0, record.rows);
  const rows = await parseFile(bytes, record.fileName);
  const columns = record.columns.map((column) => columnOf(column.field));
  const readings: RowReading[] = [];
  for (const [index, row] of rows.slice(1).entries()) {
    readings.push(readRow(row, columns, language));
    if (index % CHUNK === CHUNK - 1) await nextTurn();
  }
  const fingerprint = (idNumber: string) => fingerprintOf(secrets, 'idNumber', idNumber);
  const index = indexFile(readings, fingerprint);
  const state = await readState(run, wantedOf(index));
  const check = new FileCheck(
    state,
    index,
    { newId, fingerprint, seal: (kind, plain) => sealValue(secrets, kind, plain) },
    readings,
  );
  await run.transaction('writes', (ctx) => clearRows(ctx, importId));
  const counts: ImportCounts = { add: 0, change: 0, same: 0, error: 0 };
  let withoutDepartment = 0;
  for (let from = 0; from < readings.length; from += CHUNK) {
    if (run.signal.aborted) throw new Error('the process stops');
    const checked = readings.slice(from, from + CHUNK).map((reading) => check.row(reading));
    for (const one of checked) {
      counts[one.outcome] += 1;
      if (one.outcome === 'add' && one.person?.values.deptId === undefined) withoutDepartment += 1;
    }
    await run.transaction('writes', (ctx) => storeRows(ctx, importId, checked));
    await run.progress(Math.min(from + CHUNK, readings.length));
    // The embedded database answers within the same turn: without this nobody else would get one until the end.
    await nextTurn();
  }
  const { creations } = check.resolver;
  const notes = notesOf(record, creations.departments.length, creations.positions.length, withoutDepartment);
  await run.transaction('writes', (ctx) =>
    updateImport(ctx, importId, { state: 'checked', counts, creations, notes, checkedOn: state.today }),
  );
  await run.say('import.checked', { ...counts });
}

/** Gives an import back to the mapping when its dry run was refused, so that the screen is not left waiting. */
export async function checkImportSafely(run: JobRun): Promise<void> {
  try {
    await checkImport(run);
  } catch (error) {
    if (error instanceof Failure)
      await run.transaction('writes', (ctx) => updateImport(ctx, String(run.input.importId), { state: 'failed' }));
    throw error;
  }
}

const clearRows = (ctx: Ctx, importId: string) =>
  ctx.tx
    .delete(employeeImportRow)
    .where(and(eq(employeeImportRow.companyId, ctx.session.companyId), eq(employeeImportRow.importId, importId)));

const storeRows = (ctx: Ctx, importId: string, rows: readonly CheckedRow[]) =>
  insertMany(
    ctx.tx,
    employeeImportRow,
    rows.map((row) => ({ companyId: ctx.session.companyId, importId, ...row })),
  );

/** What the commit does beside the rows, and what it leaves out, for the summary. */
function notesOf(
  record: ImportRecord,
  departments: number,
  positions: number,
  withoutDepartment: number,
): ImportRecord['notes'] {
  const ignored = record.columns.filter((column) => column.field === null).map((column) => column.header);
  return [
    ...(departments > 0 ? [{ code: 'CREATES_DEPARTMENTS', params: { count: departments } }] : []),
    ...(positions > 0 ? [{ code: 'CREATES_POSITIONS', params: { count: positions } }] : []),
    ...(withoutDepartment > 0 ? [{ code: 'WITHOUT_DEPARTMENT', params: { count: withoutDepartment } }] : []),
    ...(ignored.length > 0 ? [{ code: 'IGNORED_COLUMNS', params: { columns: ignored.join(', ') } }] : []),
  ];
}
