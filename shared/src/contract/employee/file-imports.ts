import { pages, post, service, writes, type Policy } from '../kernel.ts';
import { importSteps, ImportSummary, mapping, replacing, undoing } from './import.ts';

const check = 'which judges every row by the rules of the forms and changes nothing';
const commit =
  'Takes the good rows of a checked file over, all of them or none. Rows with errors refuse it, unless they are to be left out; so does whatever somebody changed since the dry run.';

const upload = (policy: Policy, rows: string) =>
  post(writes, policy, {
    encoding: 'multipart',
    takes: 'table',
    summary: `Uploads a file of ${rows} and stages it; nothing is written to the company yet.`,
    data: ImportSummary,
  });

const fileSteps = (policy: Policy, of: string) => ({
  ...importSteps(policy, { of, check, commit }),
  ...mapping(policy, { check }),
});

const organising = pages('/org/list', 'edit');
/** Departments by file: those with a known code are changed, all others are made; what is absent stays, or is closed on request. */
export const departmentImport = service('employee', '/deptmanage', {
  importdept: upload(organising, 'departments (xlsx or csv, at most 5,000 rows), one a row,'),
  ...fileSteps(organising, 'departments'),
  ...replacing(organising),
  ...undoing(
    organising,
    'departments it made are removed, unless something refers to them, and those it changed or closed are as they were before, unless somebody changed them since.',
  ),
});

const describing = pages('/position/management', 'edit');
/** Positions by file: those with a known code are described anew from today, all others are made. */
export const positionImport = service('employee', '/positionmanage', {
  importposition: upload(describing, 'positions (xlsx or csv, at most 5,000 rows), one a row,'),
  ...fileSteps(describing, 'positions'),
  ...replacing(describing),
  ...undoing(
    describing,
    'positions it made are removed, unless something refers to them, and those it changed are as they were before, unless somebody changed them since.',
  ),
});

/** Ranks by file, each of a grade there is: those with a known code are described anew from today, all others are made. */
export const rankImport = service('employee', '/rankmanage', {
  importrank: upload(describing, 'ranks with their grades (xlsx or csv, at most 5,000 rows), one a row,'),
  ...fileSteps(describing, 'ranks'),
  ...replacing(describing),
  ...undoing(
    describing,
    'ranks it made are removed, unless something refers to them, and those it changed are as they were before, unless somebody changed them since.',
  ),
});

/** Job families by file: those with a known code are described anew from today, all others are made. */
export const jobFamilyImport = service('employee', '/jobfamilymanage', {
  importjobfamily: upload(describing, 'job families (xlsx or csv, at most 5,000 rows), one a row,'),
  ...fileSteps(describing, 'job families'),
  ...replacing(describing),
  ...undoing(
    describing,
    'job families it made are removed, unless something refers to them, and those it changed are as they were before, unless somebody changed them since.',
  ),
});

const recording = pages('/employee/list', 'edit', { element: 'employee.import' });
/** Titles, certificates, shares and earlier contracts of people by file: each row is one of one person. */
export const recordImport = service('employee', '/empupdate', {
  importrecord: upload(
    recording,
    'titles, certificates, share options and earlier contracts of people (xlsx or csv, at most 5,000 rows)',
  ),
  ...fileSteps(recording, 'records of people'),
  ...replacing(recording),
  ...undoing(recording, 'records of people whom nobody has changed since are as they were before.'),
});
