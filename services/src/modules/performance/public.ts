/** What other modules may ask of appraisals: figures as the caller may see them. */
export { anyPlanOpened, runningPlans, teamSteps } from './overview.ts';
/** What 360 assessments stand on: plans, who is in them, and where what the people around gave counts. */
export { isPerson } from './plan/participants.ts';
export { loadPlan, type PlanRow } from './plan/plan.ts';
export { registerPlanMove } from './plan/plan-moves.ts';
export { setReviewScores } from './assessment/review-score.ts';
export { decideSave } from './assessment/auto-save.ts';
export { importedTable, nameIssues, numberIn, pairsOf, PEOPLE_FILE, type Cells, type Judged } from './plan/table-lines.ts';
