/** People for tests of modules that stand below the employee module. */
export { companyWith, download, idOf, jobDone, peopleFor, upload } from '../modules/employee/fixtures.ts';
export { exitPeople } from '../modules/employee/public.ts';
export { applyEdits } from '../modules/employee/edit.ts';
export { addPeople } from '../modules/employee/people.ts';
export { createJobFamilies, createRanks } from '../modules/position/public.ts';
