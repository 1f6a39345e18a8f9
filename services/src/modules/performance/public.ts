/** What other modules may ask of appraisals: figures as the caller may see them. */
export { anyPlanOpened, runningPlans, teamSteps } from './overview.ts';
export {
  archivedLevels,
  archivedPlans,
  everyArchivedLevel,
  levelNames,
  levelOrder,
  whoseLevelsRead,
} from './assessment/archived-levels.ts';
export { finishedAppraisals, finishedPlans, newestAppraisals } from './assessment/person-appraisals.ts';
/** The form of an appraisal: what it is checked and computed by, for modules whose forms are made of the same templates. */
export { compose, resultColumns, type FormPart } from './assessment/composition.ts';
export { checkSheet } from './assessment/score-form.ts';
export { checkForm, mergeRows } from './assessment/target-form.ts';
export type { FormRow } from './assessment/assessment.ts';
/** The copy of an assessment rule that a plan keeps; null where there is no such rule. */
export { ruleToKeep } from './rule/rule.ts';
/** What 360 assessments stand on: plans, who is in them, and where what the people around gave counts. */
export { isPerson } from './plan/participants.ts';
export { loadPlan, type PlanRow } from './plan/plan.ts';
export { registerPlanMove, registerPlanReminder, type PlanReminder } from './plan/plan-moves.ts';
export { setReviewScores } from './assessment/review-score.ts';
export { decideSave } from './assessment/auto-save.ts';
export {
  importedTable,
  nameIssues,
  numberIn,
  pairsOf,
  PEOPLE_FILE,
  type Cells,
  type Judged,
} from './plan/table-lines.ts';
/** What departments agreed to reach, for maps of the company's strategy. */
export {
  agreedTargetsAt,
  agreedTargetsOfYear,
  seenTargetPlaces,
  type AgreedTarget,
  type TargetPlace,
} from './department/agreed-targets.ts';
