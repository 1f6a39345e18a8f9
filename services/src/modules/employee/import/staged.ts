import { and, eq, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import type { SheetLimits, SheetRow } from '../../../kit/sheet/limits.ts';
import { tableOf } from '../../../kit/sheet/uploaded.ts';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { employeeImport, type ImportKind } from '../tables-import.ts';
import { FILES } from './file/kinds.ts';

/** Specification 5 knows no cap; ours keeps a file readable within memory and time (reliability 4.12). */
export const IMPORT_LIMITS: SheetLimits = { rows: 20_000, columns: LIMITS.importColumns };

/** Each row is filed as by form, twice: so many take minutes, and nobody reads through more. */
const CHANGE_LIMITS: SheetLimits = { rows: 5_000, columns: 50 };

export type ImportRecord = Omit<typeof employeeImport.$inferSelect, 'sealedFile' | 'sealedUndo' | 'companyId'>;

export const IMPORT_COLUMNS = {
  id: employeeImport.id,
  ownerUserId: employeeImport.ownerUserId,
  kind: employeeImport.kind,
  fileName: employeeImport.fileName,
  state: employeeImport.state,
  rows: employeeImport.rows,
  columns: employeeImport.columns,
  counts: employeeImport.counts,
  creations: employeeImport.creations,
  notes: employeeImport.notes,
  mends: employeeImport.mends,
  causes: employeeImport.causes,
  unknowns: employeeImport.unknowns,
  jobId: employeeImport.jobId,
  createdAt: employeeImport.createdAt,
  checkedOn: employeeImport.checkedOn,
  closeMissing: employeeImport.closeMissing,
  changedFields: employeeImport.changedFields,
  leavers: employeeImport.leavers,
  committedAt: employeeImport.committedAt,
  undone: employeeImport.undone,
};

/** Own imports only: a file may hold what its owner may read and others may not. */
export const ownImport = (ctx: Ctx, importId: string): SQL =>
  and(
    eq(employeeImport.companyId, ctx.session.companyId),
    eq(employeeImport.id, importId),
    eq(employeeImport.ownerUserId, ctx.session.userId),
  ) as SQL;

/** One of the caller's imports; `lock` keeps a second call from starting the same step. */
export async function findImport(
  ctx: Ctx,
  importId: string,
  lock = false,
  kind: ImportKind = 'people',
): Promise<ImportRecord> {
  const query = ctx.tx
    .select(IMPORT_COLUMNS)
    .from(employeeImport)
    .where(and(ownImport(ctx, importId), eq(employeeImport.kind, kind)));
  const [record] = lock ? await query.for('update') : await query;
  if (!record) throw notFound();
  return record;
}

/** The rows of the uploaded file, unsealed; refused once the import is over. */
export async function readStagedFile(ctx: Ctx, importId: string): Promise<Buffer> {
  const [row] = await ctx.tx
    .select({ sealed: employeeImport.sealedFile })
    .from(employeeImport)
    .where(ownImport(ctx, importId));
  if (!row) throw notFound();
  if (row.sealed === null) throw refused('IMPORT_IS_OVER');
  return Buffer.from(ctx.secrets.unseal(row.sealed), 'base64');
}

/** Parses an uploaded file; a file that cannot be read is refused with the reason at the field `file`. */
export const parseFile = (bytes: Buffer, fileName: string, kind: ImportKind = 'people'): Promise<SheetRow[]> =>
  tableOf(bytes, fileName, limitsOf(kind));

function limitsOf(kind: ImportKind): SheetLimits {
  if (kind === 'people') return IMPORT_LIMITS;
  return kind === 'changes' ? CHANGE_LIMITS : { ...CHANGE_LIMITS, rows: FILES[kind].rows };
}

/** Whether what a file of a kind leaves out can be closed. */
export const closesMissing = (kind: ImportKind): boolean =>
  kind !== 'people' && kind !== 'changes' && FILES[kind].closesMissing === true;

/** Changes an import's row, whoever works on it. */
export const updateImport = (ctx: Ctx, importId: string, values: Partial<typeof employeeImport.$inferInsert>) =>
  ctx.tx
    .update(employeeImport)
    .set(values)
    .where(and(eq(employeeImport.companyId, ctx.session.companyId), eq(employeeImport.id, importId)));
