/** Appraisals for tests of modules that stand on them. */
export { openAppraisalOf, signedIn } from '../modules/performance/assessment/assessment-testing.ts';
export { readyPlan, staffedCompany, type Staffed } from '../modules/performance/plan/plan-testing.ts';
export { agreeDept, openDeptPlan, withHeads, type Dept } from '../modules/performance/department/dept-testing.ts';
export { fileBench } from '../modules/performance/by-file/file-testing.ts';
