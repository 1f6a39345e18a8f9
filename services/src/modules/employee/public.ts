/** What other modules may ask of employees: rights as SQL, people as the caller sees them, and making people. */
export { visibleEmployees, visibleIdsOf, aboveCaller, departmentsInScope, hasReports, ledByCaller } from './visible.ts';
export { inServiceOn, statusOn, withStatus } from './status.ts';
export { cannotSignIn } from './invite/states.ts';
export { readerOf, whoseRead, whoseReadAsOthers, type Reader } from './rights.ts';
export { selectEmployees, type EmployeeData } from './select.ts';
export { flowIssues, toNodes } from './approval-flow.ts';
export { approvalRunsOf } from './approval-runs.ts';
export { addPeople, type NewPerson } from './people.ts';
export { applyEdits } from './edit.ts';
export type { Edit } from './diff.ts';
export type { PersonValues } from './person.ts';
export { exitPeople, type Exit } from './exit.ts';
export { headingsOf } from './sheet/columns.ts';
export { managerAbove } from './change/leave.ts';
export { meaningsOf, ownLetterValues, placeholdersOf } from './letter-fields.ts';
export { endingProbations, neverSignedIn, peopleSteps } from './figures.ts';
export { hrOf, namesOf } from './change/recipients.ts';
export { hasWorkedHereBefore, extendProbation, regulariseAfterProbation } from './change/probation.ts';
