import type { FileImport } from '../../../../kit/file-import.ts';
import { departmentFile } from '../../../org/public.ts';
import { jobFamilyFile, positionFile, rankFile } from '../../../position/public.ts';
import { recordFile } from '../../records/file-import.ts';
import type { CellKind, ImportedColumn } from '../../sheet/columns.ts';
import type { FileKind } from '../../tables-import.ts';

/** Every kind of file that is a description: its columns, how its rows are judged, written and taken back. */
export const FILES: Readonly<Record<FileKind, FileImport<CellKind>>> = {
  departments: departmentFile,
  positions: positionFile,
  ranks: rankFile,
  jobFamilies: jobFamilyFile,
  records: recordFile,
};

export const columnsOfFile = (kind: FileKind): readonly ImportedColumn[] =>
  FILES[kind].columns.map((column) => ({ ...column, madeFrom: [] }));
