import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import { withYearFirst, type ReadDays } from '../../../kit/sheet/day-order.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import type { ImportedColumn } from '../sheet/columns.ts';
import type { StagedColumn } from '../tables-import.ts';
import type { ImportRecord } from './staged.ts';

/** The dates of a file as they were read, for whoever looks at its dry run. */
export interface DatesRead {
  readDays: ReadDays[];
  /** The columns of the file; those whose dates do not tell which figure is the day say so. */
  columns: StagedColumn[];
}

/** The rows of an import with the year first in its dates, as each column tells or somebody chose for the others. */
export function datesIn(
  { columns: staged, mends }: Pick<ImportRecord, 'columns' | 'mends'>,
  sheet: readonly SheetRow[],
  columns: readonly (Pick<ImportedColumn, 'cell'> | null)[],
): { rows: readonly SheetRow[]; untold: ReadonlyMap<number, string>; dates: DatesRead } {
  const named = staged.map(({ header }, at) => ({ header, isDays: columns[at]?.cell.kind === 'date' }));
  const { rows, readDays, untold } = withYearFirst(sheet, named, { ...NO_MENDS, ...mends }.dayOrder);
  const marked = staged.map((column, at) => ({ ...column, untold: untold.get(at) ?? null }));
  return { rows, untold, dates: { readDays, columns: marked } };
}
