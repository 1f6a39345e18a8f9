import * as z from 'zod';
import { DAY_ORDERS } from '../../rules/day-order.ts';
import { THING_KINDS } from '../../rules/employee/import-mending.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  Decimal,
  Id,
  Instant,
  JobStarted,
  PageQuery,
  pageOf,
  post,
  reads,
  writes,
  type Policy,
} from '../kernel.ts';

/** Column of the import file as understood so far. */
export const ImportColumn = z.object({
  header: z.string(),
  field: z.string().nullable().describe('key of the field it fills; null = ignored'),
  message: z
    .string()
    .nullable()
    .describe(
      'why nothing is suggested: not a known column, another currency, pay of a year, no right to edit; null: nothing to say',
    ),
  samples: z.array(z.string()).describe('up to three values of the column'),
  median: Decimal.nullable().describe('the middle one of its amounts; null where most values are none'),
  untold: z
    .string()
    .nullable()
    .describe('one of its dates where none tells which figure is the day, see `dayOrder`; null: no such column'),
});
export const ImportField = z.object({
  field: z.string(),
  label: z.string(),
  identifies: z
    .boolean()
    .describe('no row can do without it, mostly because rows are found by it: some column has to fill it'),
  required: z.boolean().describe('a new employee cannot do without it'),
  madeFrom: z.array(z.string()).describe('fields that together make it where no column fills it'),
  amountPer: z.enum(['month', 'year']).nullable().describe('an amount in RMB for this time; null: no amount'),
  allowed: z.array(z.string()).nullable(),
});
export const ImportCell = z.object({ field: z.string(), value: z.string() });
export const ImportCellError = z.object({
  field: z.string().nullable(),
  column: z.string().nullable(),
  code: z.string(),
  message: z.string(),
  allowed: z.array(z.string()).nullable(),
});
/** A field as it stands and as it will be, in words of the reader's language. */
export const ImportChange = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string().nullable().describe('null: nothing stands there, or the caller may not see it'),
  after: z.string().nullable(),
  masked: z.boolean().describe('the caller may not see the field'),
});
export const ImportRow = z.object({
  row: z.int().describe('row number in the file, the header is 1; below 1: a thing that the file leaves out'),
  outcome: z
    .enum(['add', 'change', 'close', 'open', 'same', 'error', 'kept'])
    .describe(
      'close: the file leaves it out and it is closed; open: that cannot be closed; kept: the undo left it as the import made it; of both `errors` say why',
    ),
  empNumber: z.string().nullable().describe('of the employee it is about; null: not known or not to be seen'),
  empName: z.string().nullable().describe('null: not known or not to be seen'),
  changes: z
    .array(ImportChange)
    .describe(
      'what it changes, before the commit; empty for rows that add, but for what they change beside themselves',
    ),
  cells: z
    .array(ImportCell)
    .describe('cells of the mapped columns; of ID numbers and bank cards the last four characters'),
  errors: z.array(ImportCellError),
});
const ImportThingKind = z.enum(THING_KINDS);
/** Rows with the same error in the same column; each circle of superiors is a cause of its own. */
export const ImportCause = z.object({
  field: z.string().nullable(),
  column: z.string().nullable(),
  code: z.string(),
  message: z.string(),
  kind: ImportThingKind.nullable().describe(
    'what the cells name and there is none of; see `unknowns`; null: another error',
  ),
  count: z.int(),
  rows: z.array(z.int()).describe('numbers of the first of them, the header is 1'),
  values: z
    .array(z.object({ value: z.string(), count: z.int() }))
    .describe('what its cells hold, the most frequent first'),
  allowed: z.array(z.string()).nullable(),
  canBeEmpty: z.boolean().describe('whether these cells may be left empty for all its rows'),
  fill: z
    .enum(['day', 'text'])
    .nullable()
    .describe('what one value for all its rows, which lack one, would be; null: each row needs its own'),
});
const thingFields = {
  kind: ImportThingKind,
  key: z.string().max(400).describe('what the file names, without case'),
  code: z.string().max(400),
  name: z.string().max(400),
  grade: z.int().nullable().describe('of a rank: higher is more senior; null: it is no rank'),
};
/** Something the file names and there is none of, with the code and name it would be made with. */
export const ImportThing = z.object({
  ...thingFields,
  field: z.string(),
  value: z.string().describe('what stands in the column: another value can be read instead'),
  under: z.string().nullable().describe('of a department: what it would stand below; null: the company'),
  rows: z.int(),
  nearest: z.array(z.object({ code: z.string(), name: z.string() })).describe('what there is of a similar name'),
  confirmed: z.boolean().describe('it is made with the import'),
});
/** What was decided about the errors of an import, as it is sent and answered. */
export const mendFields = {
  create: z.array(z.object(thingFields)).max(4000).describe('unknown things that are made with the import'),
  replace: z
    .array(
      z.object({
        field: z.string(),
        value: z
          .string()
          .max(400)
          .describe(
            'what stands in the cells, e.g. an old name; empty: what new employees lack, see `fill` of the causes',
          ),
        by: z.string().max(400),
      }),
    )
    .max(4000)
    .describe('values that are read as others'),
  leaveEmpty: z
    .array(z.object({ field: z.string(), code: z.string() }))
    .max(200)
    .describe('cells with this error are left empty'),
  dayOrder: z
    .enum(DAY_ORDERS)
    .nullable()
    .default(null)
    .describe(
      'how dates with the year last are read in columns that do not tell it; a column that tells is not overruled; null: they are errors',
    ),
};
export const ImportMends = z.object(mendFields);

/** What the commit does beside the rows, and what it leaves; the text is in the language of the call. */
export const ImportNote = z.object({
  code: z.string(),
  message: z.string(),
  warning: z.boolean().describe('something is probably wrong: look before you go on'),
});
/** What an import made, of one kind. */
export const ImportMade = z.object({
  code: z.string(),
  label: z.string().describe('in the language of the call'),
  count: z.int().describe('how many were made'),
  names: z.array(z.string()).describe('the first of them; empty for people'),
});
/** An import between upload and commit. */
export const ImportSummary = z.object({
  importId: Id,
  fileName: z.string(),
  state: z.enum(['mapping', 'checking', 'checked', 'committing', 'committed', 'failed', 'undoing', 'undone']),
  rows: z.int(),
  columns: z.array(ImportColumn),
  fields: z.array(ImportField),
  counts: z
    .object({
      add: z.int(),
      change: z.int(),
      same: z.int(),
      error: z.int(),
      close: z.int().optional().describe('what the file leaves out and is closed; absent: that was not chosen'),
      open: z.int().optional().describe('what the file leaves out and cannot be closed; absent: that was not chosen'),
    })
    .nullable(),
  closeMissing: z.boolean().describe('whether what the file leaves out is closed'),
  notes: z
    .array(ImportNote)
    .describe('departments and positions the commit creates, people without a department, ignored columns'),
  causes: z.array(ImportCause).describe('what is wrong with its rows, by cause; empty before the dry run'),
  unknowns: z.array(ImportThing).describe('what its rows name and there is none of'),
  mends: ImportMends,
  canCreate: z.boolean().describe('whether the caller may have unknown things made: who sees the whole company'),
  jobId: Id.nullable(),
  changedFields: z
    .array(z.object({ field: z.string(), label: z.string(), count: z.int().describe('rows in which it changes') }))
    .describe('in how many rows which field changes, the most frequent first'),
  made: z.array(ImportMade).describe('what the commit made; empty before'),
  committedAt: Instant.nullable().describe('when it was taken over; null: not yet'),
  undoUntil: Instant.nullable().describe('until when the caller may undo it; null: not now'),
  undone: z
    .object({
      removed: z.int().describe('employees it had added who are gone again'),
      restored: z.int().describe('employees it had changed who are as they were before'),
      kept: z.int().describe('rows that stay as the import made them, see `outcome`'),
      things: z.int().describe('departments, positions, ranks and job families that are gone again'),
      thingsKept: z.int().describe('those that others use by now'),
    })
    .nullable()
    .describe('what its undo came to; null: it was not undone'),
});

/** What kinds of files are called in the summaries of their calls. */
interface ImportTexts {
  /** E.g. `employees`. */
  of: string;
  /** What the dry run does with each row. */
  check: string;
  commit: string;
}

/** Which column fills which field. */
const Mapping = z.object({
  importId: Id,
  mapping: z.array(z.object({ header: z.string(), field: z.string().nullable() })).max(LIMITS.importColumns),
});

/** The steps of an import after its upload, the same for every kind of file. */
export const importSteps = (policy: Policy, { of, check, commit }: ImportTexts) => ({
  downloadExcel: post(reads, policy, {
    answers: 'file',
    summary: `The template of a file of ${of}: headings in the language of the call, what they may hold on a second sheet, no rows.`,
    body: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
  getimport: post(reads, policy, {
    summary: `One of the own files of ${of}.`,
    body: z.object({ importId: Id }),
    data: ImportSummary,
  }),
  mapimport: post(writes, policy, {
    summary: `Says which column fills which field and starts the dry run, ${check}.`,
    body: Mapping,
    data: JobStarted,
  }),
  listimportrows: post(reads, policy, {
    summary: 'Rows of a checked file with what they change, old and new, or what is wrong with them.',
    body: PageQuery.extend({
      importId: Id,
      outcome: ImportRow.shape.outcome.optional().describe('only rows that do this; absent: all'),
    }),
    data: pageOf(ImportRow),
  }),
  downloadimporterrors: post(reads, policy, {
    answers: 'file',
    summary: 'The rows with errors as xlsx: the original cells and a last column with the reasons.',
    body: z.object({ importId: Id }),
  }),
  commitimport: post(writes, policy, {
    once: true,
    summary: commit,
    body: z.object({
      importId: Id,
      clientMutationId: ClientMutationId,
      leaveErrors: z.boolean().default(false).describe('leaves rows with errors out'),
    }),
    data: JobStarted,
  }),
});

/** The dry run of a file of descriptions, which may close what the file leaves out. */
export const mapping = (policy: Policy, { check }: Pick<ImportTexts, 'check'>) => ({
  mapimport: post(writes, policy, {
    summary: `Says which column fills which field and starts the dry run, ${check}.`,
    body: Mapping.extend({
      closeMissing: z
        .boolean()
        .default(false)
        .describe('closes what the file leaves out, as by itself; of departments only, refused for all else'),
    }),
    data: JobStarted,
  }),
});

/** Reads values of a checked file as others: the one mend of files that make nothing unknown. */
export const replacing = (policy: Policy) => ({
  mendimport: post(writes, policy, {
    summary:
      'Reads values of a checked file as others, in all rows, and dates in an order, in place of what was decided before, and starts the dry run anew.',
    body: z.object({ importId: Id, replace: mendFields.replace, dayOrder: mendFields.dayOrder }),
    data: JobStarted,
  }),
});

/** The own imports of a day, and the way back. */
export const undoing = (policy: Policy, undone: string) => ({
  listimports: post(reads, policy, {
    summary: 'Own imports that were taken over within the last day, the latest first.',
    body: PageQuery,
    data: pageOf(ImportSummary),
  }),
  undoimport: post(writes, policy, {
    once: true,
    summary: `Takes an own import of the last 24 hours back: ${undone} What stays is listed with the reason.`,
    body: z.object({ importId: Id, clientMutationId: ClientMutationId }),
    data: JobStarted,
  }),
});
