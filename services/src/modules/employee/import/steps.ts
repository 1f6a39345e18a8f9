import { and, asc, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { NO_MENDS, type Mends } from '@hengcai/shared/rules/employee/import-mending';
import { UNDO_MS } from '@hengcai/shared/rules/import';
import { issue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { issueText } from '../../../messages/translate.ts';
import { readerOf, type Reader } from '../rights.ts';
import { employeeImport, employeeImportRow, type ImportKind, type ImportOutcome } from '../tables-import.ts';
import { columnsOfKind, fillableColumns, headingsOf, refuseMapping, suggestColumns } from './mapping.ts';
import { closesMissing, findImport, IMPORT_COLUMNS, updateImport, type ImportRecord } from './staged.ts';
import { summariesFor, summaryOf, undoUntil } from './summary.ts';

/** Imports nobody finished are thrown away after a week, and with them the personal data in them. */
const LIFE_MS = 7 * 24 * 3_600_000;

/** The jobs of each kind of file. */
export function jobsOf(kind: ImportKind): Record<'check' | 'commit' | 'undo', string> {
  if (kind === 'people')
    return { check: 'employee.checkImport', commit: 'employee.commitImport', undo: 'employee.undoImport' };
  // What was filed is cancelled or reversed one by one.
  if (kind === 'changes') return { check: 'employee.checkChanges', commit: 'employee.commitChanges', undo: '' };
  return { check: `import.check.${kind}`, commit: `import.commit.${kind}`, undo: `import.undo.${kind}` };
}

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
    columns: suggestColumns(rows, reader, await columnsOfKind(ctx, reader, kind), ctx),
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
  closeMissing = false,
) {
  const record = await findImport(ctx, importId, true, kind);
  if (!['mapping', 'checked', 'failed'].includes(record.state)) throw refused(busyOrOver(record));
  if (closeMissing && !closesMissing(kind)) throw refused({ field: 'closeMissing', code: 'NOT_ALLOWED' });
  const reader = await readerOf(ctx);
  const wanted = new Map(mapping.map((one) => [one.header, one.field]));
  const columns = record.columns.map((column) => ({
    ...column,
    field: wanted.has(column.header) ? (wanted.get(column.header) ?? null) : column.field,
  }));
  refuseMapping(columns, await columnsOfKind(ctx, reader, kind), reader, ctx.language);
  return recheck(ctx, record, { columns, closeMissing });
}

/** Starts the dry run of an import whose mapping or mends have changed. */
export async function recheck(
  ctx: Ctx,
  record: ImportRecord,
  changed: Pick<Partial<ImportRecord>, 'columns' | 'mends' | 'closeMissing'>,
) {
  const jobId = await ctx.enqueue({
    kind: jobsOf(record.kind).check,
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
  const { add = 0, change = 0, close = 0, error = 0 } = record.counts ?? {};
  const total = add + change + close;
  if (error > 0 && (!leaveErrors || total === 0))
    throw refused([{ field: '', code: 'IMPORT_HAS_ERRORS', params: { count: error } }]);
  const jobId = await ctx.enqueue({ kind: jobsOf(kind).commit, input: { importId }, total });
  await updateImport(ctx, importId, { state: 'committing', jobId });
  return { jobId };
}

/** Reads values of a checked file as others and its dates in an order, and starts the dry run anew: the mends of files that make nothing unknown. */
export async function mendReading(
  ctx: Ctx,
  importId: string,
  { replace, dayOrder }: Pick<Mends, 'replace' | 'dayOrder'>,
  kind: Exclude<ImportKind, 'people'>,
) {
  const record = await findImport(ctx, importId, true, kind);
  if (record.state !== 'checked') throw refused(busyOrOver(record));
  const fillable = new Set((await fillableColumns(ctx, await readerOf(ctx), kind)).map(({ key }) => key));
  const issues = replace.flatMap(({ field }, at) =>
    fillable.has(field) ? [] : [issue(`replace.${at}.field`, 'NOT_ALLOWED')],
  );
  if (issues.length > 0) throw refused(issues);
  return recheck(ctx, record, { mends: { ...NO_MENDS, replace, dayOrder } });
}

/** Own imports of a kind that were taken over within the last day, the latest first. */
export async function recentImports(ctx: Ctx, page: { pageNo: number; pageSize: number }, kind: ImportKind) {
  const reader = await readerOf(ctx);
  const where = and(
    eq(employeeImport.companyId, ctx.session.companyId),
    eq(employeeImport.ownerUserId, ctx.session.userId),
    eq(employeeImport.kind, kind),
    inArray(employeeImport.state, ['committed', 'undoing', 'undone']),
    gte(employeeImport.committedAt, new Date(ctx.now.getTime() - UNDO_MS)),
  );
  const imports = ctx.tx
    .select(IMPORT_COLUMNS)
    .from(employeeImport)
    .where(where)
    .orderBy(desc(employeeImport.committedAt), desc(employeeImport.id));
  const found = await paged(
    page,
    ({ limit, offset }) => imports.limit(limit).offset(offset),
    () => ctx.tx.$count(employeeImport, where),
  );
  const toSummary = await summariesFor(ctx, reader, kind);
  return mapPage(found, toSummary);
}

/** Starts taking an import of the last day back. */
export async function startUndo(
  ctx: Ctx,
  importId: string,
  kind: Exclude<ImportKind, 'changes'>,
  allow: (record: ImportRecord) => Promise<void> | void = () => undefined,
) {
  const record = await findImport(ctx, importId, true, kind);
  if (undoUntil(ctx, record) === null) throw refused(whyNotUndone(record));
  await allow(record);
  const total = await ctx.tx.$count(
    employeeImportRow,
    and(
      eq(employeeImportRow.companyId, ctx.session.companyId),
      eq(employeeImportRow.importId, importId),
      inArray(employeeImportRow.outcome, ['add', 'change', 'close']),
    ),
  );
  const jobId = await ctx.enqueue({ kind: jobsOf(kind).undo, input: { importId }, total });
  await updateImport(ctx, importId, { state: 'undoing', jobId });
  return { jobId };
}

const whyNotUndone = ({ state }: ImportRecord) => {
  if (state === 'undone') return 'IMPORT_IS_UNDONE';
  return state === 'committed' ? 'IMPORT_TOO_OLD' : 'IMPORT_NOT_UNDONE';
};

type Staged = Pick<typeof employeeImportRow.$inferSelect, 'cells' | 'empId' | 'person' | 'changes'>;

/** One page of the rows of an import, with what each changes as `shownOf` says it for all of them. */
export async function rowsOfImport<T>(
  ctx: Ctx,
  reader: Reader,
  record: ImportRecord,
  { outcome, ...page }: { outcome?: ImportOutcome | undefined; pageNo: number; pageSize: number },
  shownOf: (rows: readonly Staged[]) => Promise<(row: Staged) => T>,
) {
  const headingOf = headingsOf(record, await columnsOfKind(ctx, reader, record.kind), ctx);
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
