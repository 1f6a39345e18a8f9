import { readFile } from 'node:fs/promises';
import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { empmanage as service } from '@hengcai/shared/contract/employee/employee';
import { detached } from '../../../kit/calls.ts';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { inContext } from '../../../kit/run.ts';
import { UNDO_MS } from '@hengcai/shared/rules/import';
import { readerOf } from '../rights.ts';
import { employeeImport, employeeImportRow } from '../tables-import.ts';
import { errorFile } from './error-file.ts';
import { fillableColumns, refuseMapping, suggestColumns } from './mapping.ts';
import { refuseMends } from './mends.ts';
import { requireRights } from './rights.ts';
import { rowsOfImport } from './rows.ts';
import { findImport, IMPORT_COLUMNS, parseFile, updateImport, type ImportRecord } from './staged.ts';
import { summariesFor, summaryOf, undoUntil } from './summary.ts';

type Endpoints = (typeof service)['endpoints'];

/** Imports nobody finished are thrown away after a week, and with them the personal data in them. */
const LIFE_MS = 7 * 24 * 3_600_000;

/** The import calls of `/empmanage`: upload, mapping and dry run, rows, errors, commit. */
export const importHandlers: Pick<
  Handlers<typeof service>,
  | 'importempinfo'
  | 'getimport'
  | 'mapimport'
  | 'mendimport'
  | 'listimportrows'
  | 'downloadimporterrors'
  | 'commitimport'
  | 'listimports'
  | 'undoimport'
> = {
  // Read before the transaction: nobody waits for what takes a sheet apart.
  importempinfo: detached<Endpoints['importempinfo']>(async ({ upload }, call) => {
    const bytes = await readFile(upload.path);
    const rows = await parseFile(bytes, upload.fileName);
    return inContext(call.kernel, call, 'writes', async (ctx) => {
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
        fileName: upload.fileName,
        sealedFile: ctx.secrets.seal(bytes.toString('base64')),
        state: 'mapping',
        rows: rows.length - 1,
        columns: suggestColumns(rows, reader),
        notes: [],
        createdAt: ctx.now,
      });
      return summaryOf(ctx, reader, await findImport(ctx, importId));
    });
  }),

  getimport: async ({ importId }, ctx) => summaryOf(ctx, await readerOf(ctx), await findImport(ctx, importId)),

  mapimport: async ({ importId, mapping }, ctx) => {
    const record = await findImport(ctx, importId, true);
    if (!['mapping', 'checked', 'failed'].includes(record.state)) throw refused(busyOrOver(record));
    const fillable = fillableColumns(await readerOf(ctx));
    const wanted = new Map(mapping.map((one) => [one.header, one.field]));
    const columns = record.columns.map((column) => ({
      ...column,
      field: wanted.has(column.header) ? (wanted.get(column.header) ?? null) : column.field,
    }));
    refuseMapping(columns, fillable, ctx.language);
    return recheck(ctx, record, { columns });
  },

  mendimport: async ({ importId, ...mends }, ctx) => {
    const record = await findImport(ctx, importId, true);
    if (record.state !== 'checked') throw refused(busyOrOver(record));
    await refuseMends(ctx, mends);
    return recheck(ctx, record, { mends });
  },

  listimportrows: async ({ importId, ...asked }, ctx) => rowsOfImport(ctx, await findImport(ctx, importId), asked),

  downloadimporterrors: ({ importId }, ctx) => errorFile(ctx, importId),

  commitimport: async ({ importId, leaveErrors }, ctx) => {
    const record = await findImport(ctx, importId, true);
    if (record.state !== 'checked')
      throw refused(record.state === 'committed' ? 'IMPORT_IS_OVER' : 'IMPORT_NOT_CHECKED');
    const { add = 0, change = 0, error = 0 } = record.counts ?? {};
    if (error > 0 && (!leaveErrors || add + change === 0))
      throw refused([{ field: '', code: 'IMPORT_HAS_ERRORS', params: { count: error } }]);
    const jobId = await ctx.enqueue({ kind: 'employee.commitImport', input: { importId }, total: add + change });
    await updateImport(ctx, importId, { state: 'committing', jobId });
    return { jobId };
  },

  listimports: async (page, ctx) => {
    const reader = await readerOf(ctx);
    const where = and(
      eq(employeeImport.companyId, ctx.session.companyId),
      eq(employeeImport.ownerUserId, ctx.session.userId),
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
    const toSummary = await summariesFor(ctx, reader);
    return mapPage(found, toSummary);
  },

  undoimport: async ({ importId }, ctx) => {
    const record = await findImport(ctx, importId, true);
    if (undoUntil(ctx, record) === null) throw refused(whyNotUndone(record));
    await requireRights(ctx, record);
    const total = await ctx.tx.$count(
      employeeImportRow,
      and(
        eq(employeeImportRow.companyId, ctx.session.companyId),
        eq(employeeImportRow.importId, importId),
        inArray(employeeImportRow.outcome, ['add', 'change']),
      ),
    );
    const jobId = await ctx.enqueue({ kind: 'employee.undoImport', input: { importId }, total });
    await updateImport(ctx, importId, { state: 'undoing', jobId });
    return { jobId };
  },
};

const whyNotUndone = ({ state }: ImportRecord) => {
  if (state === 'undone') return 'IMPORT_IS_UNDONE';
  return state === 'committed' ? 'IMPORT_TOO_OLD' : 'IMPORT_NOT_UNDONE';
};

const busyOrOver = ({ state }: ImportRecord) => {
  if (state === 'committed' || state === 'undone') return 'IMPORT_IS_OVER';
  return state === 'mapping' || state === 'failed' ? 'IMPORT_NOT_CHECKED' : 'IMPORT_BUSY';
};

/** Starts the dry run of an import whose mapping or mends have changed. */
async function recheck(ctx: Ctx, record: ImportRecord, changed: Pick<Partial<ImportRecord>, 'columns' | 'mends'>) {
  const jobId = await ctx.enqueue({ kind: 'employee.checkImport', input: { importId: record.id }, total: record.rows });
  await updateImport(ctx, record.id, { state: 'checking', ...changed, counts: null, notes: [], jobId });
  return { jobId };
}
