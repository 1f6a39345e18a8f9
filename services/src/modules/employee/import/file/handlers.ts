import { readFile } from 'node:fs/promises';
import type {
  departmentImport,
  jobFamilyImport,
  positionImport,
  rankImport,
  recordImport,
} from '@hengcai/shared/contract/employee/file-imports';
import { detached } from '../../../../kit/calls.ts';
import type { Handlers, LanguageCode } from '../../../../kit/context.ts';
import { inContext } from '../../../../kit/run.ts';
import { withEntries } from '../../dictionary/entries.ts';
import { choicesText } from '../../sheet/chosen.ts';
import type { ImportedColumn } from '../../sheet/columns.ts';
import { templateOf } from '../../template.ts';
import type { employeeImportRow, FileKind } from '../../tables-import.ts';
import { readerOf } from '../../rights.ts';
import { errorFile } from '../error-file.ts';
import { columnOf, fillableColumns } from '../mapping.ts';
import { findImport, parseFile } from '../staged.ts';
import { mapColumns, recentImports, mendReading, rowsOfImport, stageFile, startCommit, startUndo } from '../steps.ts';
import { summaryOf } from '../summary.ts';
import { columnsOfFile, FILES } from './kinds.ts';

type Steps = Omit<Handlers<typeof departmentImport>, 'importdept'>;

/** Keeps an uploaded file of a kind. Read before the transaction: nobody waits for what takes a sheet apart. */
const upload = (kind: FileKind) =>
  detached<(typeof departmentImport)['endpoints']['importdept']>(async ({ upload: { path, fileName } }, call) => {
    const bytes = await readFile(path);
    const rows = await parseFile(bytes, fileName, kind);
    return inContext(call.kernel, call, 'writes', (ctx) => stageFile(ctx, fileName, bytes, rows, kind));
  });

/** Every step after the upload, the same for all kinds. */
const steps = (kind: FileKind): Steps => ({
  downloadExcel: async ({ format }, ctx) =>
    templateOf(ctx, format, await fillableColumns(ctx, await readerOf(ctx), kind), {
      name: ctx.t(`import.template.${kind}`),
      sheet: ctx.t(`import.sheet.${kind}`),
    }),
  getimport: async ({ importId }, ctx) =>
    summaryOf(ctx, await readerOf(ctx), await findImport(ctx, importId, false, kind)),
  mapimport: ({ importId, mapping, closeMissing }, ctx) => mapColumns(ctx, importId, mapping, kind, closeMissing),
  mendimport: ({ importId, ...mends }, ctx) => mendReading(ctx, importId, mends, kind),
  listimportrows: async ({ importId, ...asked }, ctx) =>
    rowsOfImport(ctx, await readerOf(ctx), await findImport(ctx, importId, false, kind), asked, async () =>
      shown(kind, await withEntries(ctx, columnsOfFile(kind)), ctx.language),
    ),
  downloadimporterrors: ({ importId }, ctx) => errorFile(ctx, importId, kind),
  commitimport: ({ importId, leaveErrors }, ctx) => startCommit(ctx, importId, leaveErrors, kind),
  listimports: (page, ctx) => recentImports(ctx, page, kind),
  undoimport: ({ importId }, ctx) => startUndo(ctx, importId, kind),
});

/** What a row is about and what it changes, as the file and its dry run say it. */
const shown =
  (kind: FileKind, columns: readonly ImportedColumn[], language: LanguageCode) =>
  ({ cells, changes }: Pick<typeof employeeImportRow.$inferSelect, 'cells' | 'changes'>) => {
    const cell = (key: string) => cells.find(({ field }) => field === key)?.value || null;
    const { number, name } = FILES[kind].about;
    return {
      empNumber: cell(number),
      empName: cell(name),
      changes: (changes ?? []).map(({ field, before, after }) => {
        const column = columnOf(columns, field);
        const text = (value: string | number | null): string | null => {
          if (value === null) return null;
          return column?.cell.kind === 'chosen' ? choicesText(column.cell, [String(value)], language) : String(value);
        };
        return {
          field,
          label: column?.heading[language] ?? field,
          before: text(before),
          after: text(after),
          masked: false,
        };
      }),
    };
  };

export const departmentImportHandlers: Handlers<typeof departmentImport> = {
  importdept: upload('departments'),
  ...steps('departments'),
};
export const positionImportHandlers: Handlers<typeof positionImport> = {
  importposition: upload('positions'),
  ...steps('positions'),
};
export const rankImportHandlers: Handlers<typeof rankImport> = {
  importrank: upload('ranks'),
  ...steps('ranks'),
};
export const jobFamilyImportHandlers: Handlers<typeof jobFamilyImport> = {
  importjobfamily: upload('jobFamilies'),
  ...steps('jobFamilies'),
};
export const recordImportHandlers: Handlers<typeof recordImport> = {
  importrecord: upload('records'),
  ...steps('records'),
};
