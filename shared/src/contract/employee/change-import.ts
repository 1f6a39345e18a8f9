import * as z from 'zod';
import { ClientMutationId, Id, JobStarted, PageQuery, pageOf, pages, post, reads, writes } from '../kernel.ts';
import { ImportRow, ImportSummary, mendFields } from './import.ts';

const editing = pages('/employee/personnel-changes', 'edit');

/** Personnel changes by file, for one person or many: calls of `/personnelChange`. */
export const changeImport = {
  import: post(writes, editing, {
    encoding: 'multipart',
    takes: 'table',
    summary:
      'Uploads a file of personnel changes (xlsx or csv, at most 5,000 rows), a row for each change, and stages it; nothing is filed yet.',
    data: ImportSummary,
  }),
  downloadExcel: post(reads, editing, {
    answers: 'file',
    summary: 'The template of such a file: headings in the language of the call, what they may hold on a second sheet.',
    body: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
  getimport: post(reads, editing, {
    summary: 'One of the own files of personnel changes.',
    body: z.object({ importId: Id }),
    data: ImportSummary,
  }),
  mapimport: post(writes, editing, {
    summary:
      'Says which column fills which field and starts the dry run, which files every row as the forms would and keeps nothing of it.',
    body: z.object({
      importId: Id,
      mapping: z.array(z.object({ header: z.string(), field: z.string().nullable() })).max(50),
    }),
    data: JobStarted,
  }),
  mendimport: post(writes, editing, {
    summary:
      'Reads values of a checked file as others, in all rows, in place of what was decided before, and starts the dry run anew.',
    body: z.object({ importId: Id, replace: mendFields.replace }),
    data: JobStarted,
  }),
  listimportrows: post(reads, editing, {
    summary: 'Rows of a checked file with what they file, old and new, or what is wrong with them.',
    body: PageQuery.extend({
      importId: Id,
      outcome: ImportRow.shape.outcome.optional().describe('only rows that do this; absent: all'),
    }),
    data: pageOf(ImportRow),
  }),
  downloadimporterrors: post(reads, editing, {
    answers: 'file',
    summary: 'The rows with errors as xlsx: the original cells and a last column with the reasons.',
    body: z.object({ importId: Id }),
  }),
  commitimport: post(writes, editing, {
    once: true,
    summary:
      'Files the good rows of a checked file, each as the form would. Rows with errors refuse it, unless they are to be left out; what cannot be filed any more is left out with the reason.',
    body: z.object({
      importId: Id,
      clientMutationId: ClientMutationId,
      leaveErrors: z.boolean().default(false).describe('leaves rows with errors out'),
    }),
    data: JobStarted,
  }),
};
