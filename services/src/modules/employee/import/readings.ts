import type { JobRun } from '../../../kit/jobs/registry.ts';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import type { ImportKind } from '../tables-import.ts';
import { readerOf } from '../rights.ts';
import { datesIn, type DatesRead } from './dates.ts';
import { columnOf, columnsOfKind } from './mapping.ts';
import { readRow, replacementsOf, type RowReading } from './reading.ts';
import { findImport, parseFile, readStagedFile, type ImportRecord } from './staged.ts';

/** The rows of a staged file with their cells read, before anything is known about the company. */
export async function readingsOf(
  run: JobRun,
  importId: string,
  kind: ImportKind,
): Promise<{ record: ImportRecord; readings: RowReading[]; dates: DatesRead }> {
  const { record, bytes, language, known } = await run.transaction('reads', async (ctx) => ({
    record: await findImport(ctx, importId, false, kind),
    bytes: await readStagedFile(ctx, importId),
    language: ctx.language,
    known: await columnsOfKind(ctx, await readerOf(ctx), kind),
  }));
  const sheet = await parseFile(bytes, record.fileName, kind);
  const columns = record.columns.map((column) => columnOf(known, column.field));
  const replace = replacementsOf((record.mends ?? NO_MENDS).replace);
  const { rows, untold, dates } = datesIn(record, sheet, columns);
  const readings = rows.slice(1).map((row) => readRow(row, columns, language, replace, untold));
  return { record, readings, dates };
}
