import { readFile } from 'node:fs/promises';
import type { personnelChange as service } from '@hengcai/shared/contract/employee/personnelChange';
import { detached } from '../../../../kit/calls.ts';
import type { Ctx, FileAnswer, Handlers } from '../../../../kit/context.ts';
import { inContext } from '../../../../kit/run.ts';
import { errorFile } from '../../import/error-file.ts';
import { fillableColumns } from '../../import/mapping.ts';
import { findImport, parseFile } from '../../import/staged.ts';
import { mapColumns, mendReading, rowsOfImport, stageFile, startCommit } from '../../import/steps.ts';
import { summaryOf } from '../../import/summary.ts';
import { readerOf } from '../../rights.ts';
import { templateOf } from '../../template.ts';
import { filingsShown } from './shown.ts';

type Endpoints = (typeof service)['endpoints'];

/** The import calls of `/personnelChange`: upload, mapping and dry run, rows, errors, filing. */
export const changeImportHandlers: Pick<
  Handlers<typeof service>,
  | 'import'
  | 'getimport'
  | 'mapimport'
  | 'mendimport'
  | 'listimportrows'
  | 'downloadimporterrors'
  | 'commitimport'
  | 'downloadExcel'
> = {
  // Read before the transaction: nobody waits for what takes a sheet apart.
  import: detached<Endpoints['import']>(async ({ upload }, call) => {
    const bytes = await readFile(upload.path);
    const rows = await parseFile(bytes, upload.fileName, 'changes');
    return inContext(call.kernel, call, 'writes', (ctx) => stageFile(ctx, upload.fileName, bytes, rows, 'changes'));
  }),
  getimport: async ({ importId }, ctx) =>
    summaryOf(ctx, await readerOf(ctx), await findImport(ctx, importId, false, 'changes')),
  mapimport: ({ importId, mapping }, ctx) => mapColumns(ctx, importId, mapping, 'changes'),
  mendimport: ({ importId, ...mends }, ctx) => mendReading(ctx, importId, mends, 'changes'),
  listimportrows: async ({ importId, ...asked }, ctx) =>
    rowsOfImport(ctx, await readerOf(ctx), await findImport(ctx, importId, false, 'changes'), asked, (rows) =>
      filingsShown(ctx, rows),
    ),
  downloadimporterrors: ({ importId }, ctx) => errorFile(ctx, importId, 'changes'),
  commitimport: ({ importId, leaveErrors }, ctx) => startCommit(ctx, importId, leaveErrors, 'changes'),
  downloadExcel: ({ format }, ctx) => changeTemplate(ctx, format),
};

/** An empty file with every column the caller may fill, and what they may hold on a second sheet. */
async function changeTemplate(ctx: Ctx, format: 'xlsx' | 'csv'): Promise<FileAnswer> {
  const columns = await fillableColumns(ctx, await readerOf(ctx), 'changes');
  return templateOf(ctx, format, columns, {
    name: ctx.t('change.import.templateName'),
    sheet: ctx.t('page./employee/personnel-changes'),
  });
}
