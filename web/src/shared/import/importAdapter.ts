/** What the import wizard needs of a module; everything is typed in the module's own operations. */
export interface ImportColumn {
  header: string;
  /** Key of the field it fills; null = ignored. */
  field: string | null;
  samples: readonly string[];
}
export interface ImportField {
  field: string;
  label: string;
  required: boolean;
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
}

export interface ImportRow {
  row: number;
  outcome: ImportOutcome | null;
  cells: readonly { field: string; value: string }[];
  errors: readonly { field: string | null; column: string | null; reason: string; allowed: readonly string[] | null }[];
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
  /** Takes everything over or nothing; the same key never happens twice. */
  commit: (id: string, clientMutationId: string) => Promise<JobOrRefusal>;
}
export type JobOrRefusal = { jobId: string } | { refusal: string };

/** Where the wizard is. Nothing is written to the company before `committing`. */
export type ImportStep =
  | { at: 'upload' }
  | { at: 'mapping'; summary: ImportSummary }
  | { at: 'checking'; summary: ImportSummary; jobId: string }
  | { at: 'review'; summary: ImportSummary }
  | { at: 'committing'; summary: ImportSummary; jobId: string }
  | { at: 'done'; summary: ImportSummary }
  | { at: 'failed'; summary: ImportSummary; reason: string | null };

/** Required fields that no column fills, and fields that two columns fill. */
export function mappingProblems(
  columns: readonly ImportColumn[],
  fields: readonly ImportField[],
): { missing: ImportField[]; twice: ImportField[] } {
  const filled = columns.flatMap((c) => (c.field ? [c.field] : []));
  return {
    missing: fields.filter((f) => f.required && !filled.includes(f.field)),
    twice: fields.filter((f) => filled.filter((name) => name === f.field).length > 1),
  };
}
