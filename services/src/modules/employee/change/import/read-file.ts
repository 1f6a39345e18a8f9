import type { JobRun } from '../../../../kit/jobs/registry.ts';
import type { DatesRead } from '../../import/dates.ts';
import type { RowReading } from '../../import/reading.ts';
import { readingsOf } from '../../import/readings.ts';
import type { ImportRecord } from '../../import/staged.ts';
import { readState } from '../../import/state.ts';
import { FilingReader, type ReadRow } from './filing.ts';

export interface FileRow {
  reading: RowReading;
  read: ReadRow;
}

/** The rows of an uploaded file of changes, read against the company as it is now. */
export async function readFile(
  run: JobRun,
  importId: string,
): Promise<{ record: ImportRecord; rows: FileRow[]; dates: DatesRead }> {
  const { record, readings, dates } = await readingsOf(run, importId, 'changes');
  const numbers = readings.flatMap(({ values }) => {
    const number = values.get('empNumber');
    return number === undefined ? [] : [String(number).toLowerCase()];
  });
  const state = await readState(run, { numbers: [...new Set(numbers)], names: [], fingerprints: [] });
  const reader = new FilingReader(state);
  return { record, rows: readings.map((reading) => ({ reading, read: reader.read(reading) })), dates };
}
