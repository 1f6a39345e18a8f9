import { readFile } from 'node:fs/promises';
import type { empmanage as service } from '@hengcai/shared/contract/employee/employee';
import { detached } from '../../../kit/calls.ts';
import type { Handlers } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { inContext } from '../../../kit/run.ts';
import { readerOf } from '../rights.ts';
import { errorFile } from './error-file.ts';
import { refuseMends } from './mends.ts';
import { requireRights } from './rights.ts';
import { rowsOfPeople } from './rows.ts';
import { findImport, parseFile } from './staged.ts';
import { busyOrOver, mapColumns, recentImports, recheck, stageFile, startCommit, startUndo } from './steps.ts';
import { summaryOf } from './summary.ts';

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

  listimports: (page, ctx) => recentImports(ctx, page, 'people'),

  undoimport: ({ importId }, ctx) => startUndo(ctx, importId, 'people', (record) => requireRights(ctx, record)),
};
