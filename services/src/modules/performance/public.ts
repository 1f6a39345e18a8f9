/** What other modules may ask of appraisals: figures as the caller may see them. */
export { anyPlanOpened, runningPlans, teamSteps } from './overview.ts';
