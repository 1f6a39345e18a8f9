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
}
export interface ImportField extends MappableField {
  label: string;
}
export type ImportOutcome = 'ADD' | 'CHANGE' | 'SAME' | 'ERROR';
export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

export interface ImportSummary {
  id: string;
  fileName: string;
  rowCount: number;
  columns: readonly ImportColumn[];
  fields: readonly ImportField[];
  counts: ImportCounts | null;
  /** What happens beside the rows, and what is left out. */
  notes: readonly { code: string; message: string }[];
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
  row: number;
  outcome: ImportOutcome | null;
  cells: readonly { field: string; value: string }[];
  errors: readonly {
    field: string | null;
    column: string | null;
    message: string;
    allowed: readonly string[] | null;
  }[];
}

export interface ImportAdapter {
  /** Saves the template. */
  downloadTemplate: () => Promise<void>;
  /** Sends the file; answers the id of the import. */
  upload: (file: File, onProgress: (sent: number, total: number) => void) => Promise<string>;
  summary: (id: string) => Promise<ImportSummary>;
  /** Starts the dry run; answers its job, or the reason why not. */
  map: (id: string, mapping: readonly { header: string; field: string | null }[]) => Promise<JobOrRefusal>;
  rows: (
    id: string,
    query: { outcome: ImportOutcome | null; pageNo: number; pageSize: number },
  ) => Promise<{ items: readonly ImportRow[]; total: number }>;
  downloadErrors: (id: string) => Promise<void>;
  /** Decides about errors, in place of what was decided before, and starts the dry run again. */
  mend: (id: string, mends: Mends) => Promise<JobOrRefusal>;
  /** Takes everything over or nothing, rows with errors left out on request; the same key never happens twice. */
  commit: (id: string, clientMutationId: string, leaveErrors: boolean) => Promise<JobOrRefusal>;
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
  | { at: 'failed'; summary: ImportSummary; reason: string | null };
