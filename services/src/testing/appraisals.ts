/** Appraisals for tests of modules that stand on them. */
export { openAppraisalOf, signedIn } from '../modules/performance/assessment/assessment-testing.ts';
export { staffedCompany } from '../modules/performance/plan/plan-testing.ts';
