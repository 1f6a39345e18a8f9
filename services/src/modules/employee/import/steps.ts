import { and, asc, eq, lt } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { issueText } from '../../../messages/translate.ts';
import { readerOf } from '../rights.ts';
import { employeeImport, employeeImportRow, type ImportKind, type ImportOutcome } from '../tables-import.ts';
import { fillableColumns, headingsOf, refuseMapping, suggestColumns } from './mapping.ts';
import { findImport, updateImport, type ImportRecord } from './staged.ts';
import { summaryOf } from './summary.ts';

/** Imports nobody finished are thrown away after a week, and with them the personal data in them. */
const LIFE_MS = 7 * 24 * 3_600_000;

/** The jobs of each kind of file. */
const JOBS: Readonly<Record<ImportKind, { check: string; commit: string }>> = {
  people: { check: 'employee.checkImport', commit: 'employee.commitImport' },
  changes: { check: 'employee.checkChanges', commit: 'employee.commitChanges' },
};

/** Keeps an uploaded file with what its columns seem to be; nothing of the company changes. */
export async function stageFile(
  ctx: Ctx,
  fileName: string,
  bytes: Buffer,
  rows: readonly SheetRow[],
  kind: ImportKind,
) {
  const reader = await readerOf(ctx);
  const { companyId, userId } = ctx.session;
  await ctx.tx
    .delete(employeeImport)
    .where(
      and(
        eq(employeeImport.companyId, companyId),
        eq(employeeImport.ownerUserId, userId),
        lt(employeeImport.createdAt, new Date(ctx.now.getTime() - LIFE_MS)),
      ),
    );
  const importId = ctx.newId();
  await ctx.tx.insert(employeeImport).values({
    companyId,
    id: importId,
    ownerUserId: userId,
    kind,
    fileName,
    sealedFile: ctx.secrets.seal(bytes.toString('base64')),
    state: 'mapping',
    rows: rows.length - 1,
    columns: suggestColumns(rows, reader, kind),
    notes: [],
    createdAt: ctx.now,
  });
  return summaryOf(ctx, reader, await findImport(ctx, importId, false, kind));
}

/** Says which column fills which field, and starts the dry run. */
export async function mapColumns(
  ctx: Ctx,
  importId: string,
  mapping: readonly { header: string; field: string | null }[],
  kind: ImportKind,
) {
  const record = await findImport(ctx, importId, true, kind);
  if (!['mapping', 'checked', 'failed'].includes(record.state)) throw refused(busyOrOver(record));
  const fillable = fillableColumns(await readerOf(ctx), kind);
  const wanted = new Map(mapping.map((one) => [one.header, one.field]));
  const columns = record.columns.map((column) => ({
    ...column,
    field: wanted.has(column.header) ? (wanted.get(column.header) ?? null) : column.field,
  }));
  refuseMapping(columns, fillable, ctx.language, kind);
  return recheck(ctx, record, { columns });
}

/** Starts the dry run of an import whose mapping or mends have changed. */
export async function recheck(
  ctx: Ctx,
  record: ImportRecord,
  changed: Pick<Partial<ImportRecord>, 'columns' | 'mends'>,
) {
  const jobId = await ctx.enqueue({
    kind: JOBS[record.kind].check,
    input: { importId: record.id },
    total: record.rows,
  });
  await updateImport(ctx, record.id, { state: 'checking', ...changed, counts: null, notes: [], jobId });
  return { jobId };
}

/** Starts taking a checked import over; rows with errors refuse it, unless they are left out and others are good. */
export async function startCommit(ctx: Ctx, importId: string, leaveErrors: boolean, kind: ImportKind) {
  const record = await findImport(ctx, importId, true, kind);
  if (record.state !== 'checked') throw refused(record.state === 'committed' ? 'IMPORT_IS_OVER' : 'IMPORT_NOT_CHECKED');
  const { add = 0, change = 0, error = 0 } = record.counts ?? {};
  if (error > 0 && (!leaveErrors || add + change === 0))
    throw refused([{ field: '', code: 'IMPORT_HAS_ERRORS', params: { count: error } }]);
  const jobId = await ctx.enqueue({ kind: JOBS[kind].commit, input: { importId }, total: add + change });
  await updateImport(ctx, importId, { state: 'committing', jobId });
  return { jobId };
}

type Staged = Pick<typeof employeeImportRow.$inferSelect, 'cells' | 'empId' | 'person' | 'changes'>;

/** One page of the rows of an import, with what each changes as `shownOf` says it for all of them. */
export async function rowsOfImport<T>(
  ctx: Ctx,
  record: ImportRecord,
  { outcome, ...page }: { outcome?: ImportOutcome | undefined; pageNo: number; pageSize: number },
  shownOf: (rows: readonly Staged[]) => Promise<(row: Staged) => T>,
) {
  const headingOf = headingsOf(record, ctx);
  const where = and(
    eq(employeeImportRow.companyId, ctx.session.companyId),
    eq(employeeImportRow.importId, record.id),
    outcome ? eq(employeeImportRow.outcome, outcome) : undefined,
  );
  const rows = ctx.tx
    .select({
      row: employeeImportRow.row,
      outcome: employeeImportRow.outcome,
      cells: employeeImportRow.cells,
      problems: employeeImportRow.problems,
      empId: employeeImportRow.empId,
      person: employeeImportRow.person,
      changes: employeeImportRow.changes,
    })
    .from(employeeImportRow)
    .where(where)
    .orderBy(asc(employeeImportRow.row));
  const lines = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => ctx.tx.$count(employeeImportRow, where),
  );
  const shown = await shownOf(lines.items);
  return mapPage(lines, ({ row, outcome: does, cells, problems, ...staged }) => ({
    row,
    outcome: does,
    cells,
    ...shown({ cells, ...staged }),
    errors: problems.map(({ column, code, params, allowed }) => ({
      field: column,
      column: column === null ? null : headingOf(column),
      code,
      message: issueText(ctx.language, code, params),
      allowed: allowed ?? null,
    })),
  }));
}

/** Why a step is not taken now. */
export const busyOrOver = ({ state }: ImportRecord) => {
  if (state === 'committed' || state === 'undone') return 'IMPORT_IS_OVER';
  return state === 'mapping' || state === 'failed' ? 'IMPORT_NOT_CHECKED' : 'IMPORT_BUSY';
};
