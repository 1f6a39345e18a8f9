import type { MappableField } from '@hengcai/shared/rules/import';
import type { Mends, NewThing } from '@hengcai/shared/rules/employee/import-mending';

/** What the import wizard needs of a module; everything is typed in the module's own operations. */
export interface ImportColumn {
  header: string;
  /** Key of the field it fills; null = ignored. */
  field: string | null;
  /** Why no field is suggested for it. */
  message: string | null;
  samples: readonly string[];
  /** The middle one of its amounts. */
  median: string | null;
  /** One of its dates, none of which tells which figure is the day. */
  untold: string | null;
}
export interface ImportField extends MappableField {
  label: string;
}
/** `CLOSE`: the file leaves it out, and it is closed. `OPEN`: that cannot be closed. `KEPT`: the undo left it as the import made it. */
export type ImportOutcome = 'ADD' | 'CHANGE' | 'CLOSE' | 'OPEN' | 'SAME' | 'ERROR' | 'KEPT';
export type ImportCounts = Readonly<Record<Exclude<ImportOutcome, 'KEPT'>, number>>;

/** An import that has been taken over, as much as a list of them shows. */
export interface RecentImport {
  id: string;
  fileName: string;
  counts: ImportCounts | null;
  committedAt: string | null;
  /** Until when it can be undone; null: not any more. */
  undoUntil: string | null;
  undone: ImportUndone | null;
}
/** What an undo came to. */
export interface ImportUndone {
  removed: number;
  restored: number;
  kept: number;
  things: number;
  thingsKept: number;
}

export interface ImportSummary extends RecentImport {
  rowCount: number;
  /** Whether what the file leaves out is closed. */
  closeMissing: boolean;
  columns: readonly ImportColumn[];
  fields: readonly ImportField[];
  /** What happens beside the rows, and what is left out; a warning says that something is probably wrong. */
  notes: readonly { code: string; message: string; warning: boolean }[];
  /** In how many rows which field changes. */
  changedFields: readonly { field: string; label: string; count: number }[];
  /** What was made, kind by kind; empty before. */
  made: readonly { code: string; label: string; count: number; names: readonly string[] }[];
  causes: readonly ImportCause[];
  unknowns: readonly ImportThing[];
  /** What has been decided about its errors. */
  mends: Mends;
  /** Whether unknown things may be made by whoever imports. */
  canCreate: boolean;
}

/** Rows with the same error in the same column. */
export interface ImportCause {
  field: string | null;
  column: string | null;
  code: string;
  message: string;
  /** Set where unknown things are what is wrong: they are mended by making them. */
  kind: string | null;
  count: number;
  rows: readonly number[];
  values: readonly { value: string; count: number }[];
  allowed: readonly string[] | null;
  canBeEmpty: boolean;
  /** What one value for all its rows, which lack one, would be. */
  fill: 'DAY' | 'TEXT' | null;
}

/** Something rows name and there is none of. */
export interface ImportThing extends NewThing {
  /** Field and value that name it. */
  field: string;
  value: string;
  under: string | null;
  rows: number;
  nearest: readonly { code: string; name: string }[];
  confirmed: boolean;
}

export interface ImportRow {
  /** Below 1: something the file leaves out. */
  row: number;
  outcome: ImportOutcome | null;
  /** Whom or what it is about. */
  number: string | null;
  name: string | null;
  changes: readonly { field: string; label: string; before: string | null; after: string | null; masked: boolean }[];
  cells: readonly { field: string; value: string }[];
  errors: readonly {
    field: string | null;
    column: string | null;
    message: string;
    allowed: readonly string[] | null;
  }[];
}

export interface ImportAdapter {
  /** Whether its rows are about what has a code, such as departments, rather than about people. */
  coded?: boolean;
  /** Whether a row files a change of its own, which is told apart from a value that is written. */
  files?: boolean;
  /** Saves the template. */
  downloadTemplate: () => Promise<void>;
  /** Sends the file; answers the id of the import. */
  upload: (file: File, onProgress: (sent: number, total: number) => void) => Promise<string>;
  summary: (id: string) => Promise<ImportSummary>;
  /** Whether departments that the file leaves out can be closed. */
  closesMissing?: boolean;
  /** Starts the dry run; answers its job, or the reason why not. */
  map: (
    id: string,
    mapping: readonly { header: string; field: string | null }[],
    closeMissing: boolean,
  ) => Promise<JobOrRefusal>;
  rows: (
    id: string,
    query: { outcome: ImportOutcome | null; pageNo: number; pageSize: number },
  ) => Promise<{ items: readonly ImportRow[]; total: number }>;
  downloadErrors: (id: string) => Promise<void>;
  /** Decides about errors, in place of what was decided before, and starts the dry run again. */
  mend: (id: string, mends: Mends) => Promise<JobOrRefusal>;
  /** Takes everything over or nothing, rows with errors left out on request; the same key never happens twice. */
  commit: (id: string, clientMutationId: string, leaveErrors: boolean) => Promise<JobOrRefusal>;
  /** Own imports of the last day, the latest first; absent where none is taken back as a whole. */
  recent?: () => Promise<readonly RecentImport[]>;
  /** Takes an import back, as far as nobody has gone on with what it made. */
  undo?: (id: string, clientMutationId: string) => Promise<JobOrRefusal>;
}
export interface FieldRefusal {
  field: string | null;
  message: string;
}
export type JobOrRefusal = { jobId: string } | { refusal: string; errors: readonly FieldRefusal[] };

/** Where the wizard is. Nothing is written to the company before `committing`. */
export type ImportStep =
  | { at: 'upload' }
  | { at: 'mapping'; summary: ImportSummary }
  | { at: 'checking'; summary: ImportSummary; jobId: string }
  | { at: 'review'; summary: ImportSummary }
  | { at: 'committing'; summary: ImportSummary; jobId: string }
  | { at: 'done'; summary: ImportSummary }
  | { at: 'undoing'; summary: ImportSummary; jobId: string }
  | { at: 'undone'; summary: ImportSummary }
  | { at: 'failed'; summary: ImportSummary; reason: string | null };
