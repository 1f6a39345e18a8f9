import type { JobRun } from '../../../../kit/jobs/registry.ts';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import { columnOf } from '../../import/mapping.ts';
import { readRow, replacementsOf, type RowReading } from '../../import/reading.ts';
import { findImport, parseFile, readStagedFile, type ImportRecord } from '../../import/staged.ts';
import { readState } from '../../import/state.ts';
import { FilingReader, type ReadRow } from './filing.ts';

export interface FileRow {
  reading: RowReading;
  read: ReadRow;
}

/** The rows of an uploaded file of changes, read against the company as it is now. */
export async function readFile(run: JobRun, importId: string): Promise<{ record: ImportRecord; rows: FileRow[] }> {
  const { record, bytes, language } = await run.transaction('reads', async (ctx) => ({
    record: await findImport(ctx, importId, false, 'changes'),
    bytes: await readStagedFile(ctx, importId),
    language: ctx.language,
  }));
  const sheet = await parseFile(bytes, record.fileName, 'changes');
  const columns = record.columns.map((column) => columnOf(column.field, 'changes'));
  const replace = replacementsOf((record.mends ?? NO_MENDS).replace);
  const readings = sheet.slice(1).map((row) => readRow(row, columns, language, replace));
  const numbers = readings.flatMap(({ values }) => {
    const number = values.get('empNumber');
    return number === undefined ? [] : [String(number).toLowerCase()];
  });
  const state = await readState(run, { numbers: [...new Set(numbers)], names: [], fingerprints: [] });
  const reader = new FilingReader(state);
  return { record, rows: readings.map((reading) => ({ reading, read: reader.read(reading) })) };
}
