import { pages, post, writes } from '../kernel.ts';
import { importSteps, ImportSummary, replacing } from './import.ts';

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
  ...importSteps(editing, {
    of: 'personnel changes',
    check: 'which files every row as the forms would and keeps nothing of it',
    commit:
      'Files the good rows of a checked file, each as the form would. Rows with errors refuse it, unless they are to be left out; what cannot be filed any more is left out with the reason.',
  }),
  ...replacing(editing),
};
