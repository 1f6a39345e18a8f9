import { readFile } from 'node:fs/promises';
import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { empmanage as service } from '@hengcai/shared/contract/employee/employee';
import { detached } from '../../../kit/calls.ts';
import type { Handlers } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { inContext } from '../../../kit/run.ts';
import { UNDO_MS } from '@hengcai/shared/rules/import';
import { readerOf } from '../rights.ts';
import { employeeImport, employeeImportRow } from '../tables-import.ts';
import { errorFile } from './error-file.ts';
import { refuseMends } from './mends.ts';
import { requireRights } from './rights.ts';
import { rowsOfPeople } from './rows.ts';
import { findImport, IMPORT_COLUMNS, parseFile, updateImport, type ImportRecord } from './staged.ts';
import { busyOrOver, mapColumns, recheck, stageFile, startCommit } from './steps.ts';
import { summariesFor, summaryOf, undoUntil } from './summary.ts';

type Endpoints = (typeof service)['endpoints'];

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
    return inContext(call.kernel, call, 'writes', (ctx) => stageFile(ctx, upload.fileName, bytes, rows, 'people'));
  }),

  getimport: async ({ importId }, ctx) => summaryOf(ctx, await readerOf(ctx), await findImport(ctx, importId)),

  mapimport: ({ importId, mapping }, ctx) => mapColumns(ctx, importId, mapping, 'people'),

  mendimport: async ({ importId, ...mends }, ctx) => {
    const record = await findImport(ctx, importId, true);
    if (record.state !== 'checked') throw refused(busyOrOver(record));
    await refuseMends(ctx, mends);
    return recheck(ctx, record, { mends });
  },

  listimportrows: async ({ importId, ...asked }, ctx) => rowsOfPeople(ctx, await findImport(ctx, importId), asked),

  downloadimporterrors: ({ importId }, ctx) => errorFile(ctx, importId),

  commitimport: ({ importId, leaveErrors }, ctx) => startCommit(ctx, importId, leaveErrors, 'people'),

  listimports: async (page, ctx) => {
    const reader = await readerOf(ctx);
    const where = and(
      eq(employeeImport.companyId, ctx.session.companyId),
      eq(employeeImport.ownerUserId, ctx.session.userId),
      eq(employeeImport.kind, 'people'),
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
