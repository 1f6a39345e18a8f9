import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, instant, ref } from '../../db/columns.ts';
import type { Mends, NewThing, ThingKind } from '@hengcai/shared/rules/employee/import-mending';
import type { CustomValueData } from './custom/values.ts';
import type { PersonValues } from './person.ts';
import type { SealedValue, SecretKind } from './secrets.ts';

/** What the rows of a file are: people, personnel changes of people, or what modules describe as a file (`file/kinds.ts`). */
export type ImportKind = 'people' | 'changes' | FileKind;
export type FileKind = 'departments' | 'positions' | 'ranks' | 'jobFamilies' | 'records';
export type ImportState =
  'mapping' | 'checking' | 'checked' | 'committing' | 'committed' | 'failed' | 'undoing' | 'undone';
/**
 * `close`: the file leaves it out, and it is closed; `open`: that could not be closed, for the reasons in its problems.
 * `kept`: the undo left it as the import made it, for the reason in its problems.
 */
export type ImportOutcome = 'add' | 'change' | 'close' | 'open' | 'same' | 'error' | 'kept';
/** Of these nothing is written; they wait to be fetched as a file. */
export const LEFT_OUT = ['error', 'open'] as const satisfies readonly ImportOutcome[];
type Params = Record<string, string | number | null>;

/** A column of the uploaded file and what was made of it. */
export interface StagedColumn {
  header: string;
  /** Key of the sheet column it fills; null: ignored, for the reason in `note`. */
  field: string | null;
  note: string | null;
  samples: string[];
  /** The middle one of its values where most of them are amounts, from which a wrong column is suspected. */
  median?: string | null;
  /** One of its dates where none tells which figure is the day, as the last dry run found it. */
  untold?: string | null;
}
/** Something wrong with a cell or (without column) a row; rendered on reading. */
export interface StagedProblem {
  column: string | null;
  code: string;
  params?: Params;
  allowed?: string[];
  /** Set where the cell names something there is none of yet, which the import can make. */
  kind?: ThingKind;
}
/** Rows with the same error in the same column. */
export interface StagedCause {
  column: string | null;
  code: string;
  /** Message of all its rows together, where that of one row names what differs between them. */
  text?: string;
  params?: Params;
  allowed?: string[];
  kind?: ThingKind;
  count: number;
  /** The first rows. */
  rows: number[];
  /** What stands in its cells, the most frequent first. */
  values: { value: string; count: number }[];
}
/** Something unknown that rows name, and how it would be made. */
export interface StagedThing extends NewThing {
  /** Column and value that name it: another value can be read instead. */
  field: string;
  value: string;
  /** Where a department would stand; null for all else. */
  under: string | null;
  rows: number;
  nearest: { code: string; name: string }[];
  /** Whether it was confirmed. */
  confirmed: boolean;
}
/** What a row will write: references are ids already, secrets sealed. */
export interface StagedPerson {
  values: Partial<Omit<PersonValues, SecretKind>>;
  secrets: Partial<Record<SecretKind, SealedValue>>;
  salaryFrom: string | null;
  /** What the company's own fields are to hold. */
  own?: CustomValueData[];
  /** Set where the row says that the person leaves or has left. */
  exit?: { lastDay: string; exitKind: number; exitReason: string | null; reason: string };
}
/**
 * A field as it stands and as a row would have it: ids of references, of secrets the last characters of the new value, of
 * several choices one code below the other.
 */
export interface StagedChange {
  field: string;
  before: string | number | null;
  after: string | number | null;
}
/** Whom an import makes head of a department, in place of whom. */
export interface StagedHead {
  deptId: string;
  before: string | null;
  after: string;
}
/** What the commit creates before the people who need it. */
export interface StagedCreations {
  /** Without a parent: right below the company. */
  departments: { deptId: string; code: string; name: string; parentId?: string | null }[];
  positions: { positionId: string; code: string; name: string }[];
  ranks?: { rankId: string; code: string; name: string; grade: number }[];
  jobFamilies?: { jobFamilyId: string; code: string; name: string }[];
  heads?: StagedHead[];
}
export type ImportCounts = Record<Exclude<ImportOutcome, 'close' | 'open' | 'kept'>, number> & {
  close?: number;
  open?: number;
};
/** What an undo came to. */
export interface ImportUndone {
  removed: number;
  restored: number;
  kept: number;
  /** Departments, positions, ranks and job families that are gone again, and those that others use by now. */
  things: number;
  thingsKept: number;
}

/** A file on its way into the company. The bytes are sealed, because ID numbers and salaries rest in them until the commit. */
export const employeeImport = pgTable(
  'employee_import',
  {
    companyId: companyId(),
    id: id(),
    ownerUserId: ref('owner_user_id').notNull(),
    kind: text('kind').$type<ImportKind>().notNull().default('people'),
    fileName: text('file_name').notNull(),
    /** What was decided about its errors; kept when the columns are mapped anew. */
    mends: jsonb('mends').$type<Mends>(),
    causes: jsonb('causes').$type<StagedCause[]>(),
    unknowns: jsonb('unknowns').$type<StagedThing[]>(),
    /** Null once committed, unless rows with errors were left out. */
    sealedFile: text('sealed_file'),
    state: text('state').$type<ImportState>().notNull(),
    rows: integer('rows').notNull(),
    columns: jsonb('columns').$type<StagedColumn[]>().notNull(),
    counts: jsonb('counts').$type<ImportCounts>(),
    creations: jsonb('creations').$type<StagedCreations>(),
    notes: jsonb('notes').$type<{ code: string; params: Params }[]>().notNull(),
    jobId: ref('job_id'),
    createdAt: instant('created_at').notNull(),
    /** How many people change in which field, the most frequent first. */
    changedFields: jsonb('changed_fields').$type<{ field: string; count: number }[]>(),
    /** People the file makes leave. */
    leavers: integer('leavers').notNull().default(0),
    committedAt: instant('committed_at'),
    undone: jsonb('undone').$type<ImportUndone>(),
    /** What the undo of a described file needs, for a day: it may hold personal data. */
    sealedUndo: text('sealed_undo'),
    /** Whether what the file leaves out is closed. */
    closeMissing: boolean('close_missing').notNull().default(false),
    /** The day salaries and transfers without a date of their own count from. */
    checkedOn: businessDate('checked_on'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('employee_import_owner').on(t.companyId, t.ownerUserId, t.id),
  ],
);

/** One row of the file after the dry run. */
export const employeeImportRow = pgTable(
  'employee_import_row',
  {
    companyId: companyId(),
    importId: ref('import_id').notNull(),
    /** Below 1: something the file leaves out. */
    row: integer('row').notNull(),
    outcome: text('outcome').$type<ImportOutcome>().notNull(),
    empId: ref('emp_id'),
    /** Version of a person who exists: who was changed since the dry run is not overwritten. */
    personVersion: integer('person_version'),
    person: jsonb('person').$type<StagedPerson>(),
    cells: jsonb('cells').$type<{ field: string; value: string }[]>().notNull(),
    problems: jsonb('problems').$type<StagedProblem[]>().notNull(),
    /** What changes, until the commit. */
    changes: jsonb('changes').$type<StagedChange[]>(),
    /** After the commit, for a day: the rows of a person as they were before it, sealed. */
    before: text('before'),
    /** After the commit: the version the person has if nobody has changed anything since. A change that has it is filed. */
    versionAfter: integer('version_after'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.importId, t.row] }),
    index('employee_import_row_outcome').on(t.companyId, t.importId, t.outcome, t.row),
    foreignKey({
      name: 'employee_import_row_import',
      columns: [t.companyId, t.importId],
      foreignColumns: [employeeImport.companyId, employeeImport.id],
    }).onDelete('cascade'),
  ],
);
