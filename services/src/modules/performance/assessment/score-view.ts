import {
  BossStage,
  ScorerRole,
  ViewerType,
  type ViewScoreAt,
  type ViewWhat,
  type ValueOf,
} from '@hengcai/shared/enums';
import { mayViewScores } from '@hengcai/shared/rules/performance/visibility';
import { onlyScoresBeside, type Appraisal } from './assessment.ts';
import { sheetIn, type Sheet } from './score-sheets.ts';

type Viewed = {
  viewer: Appraisal['viewer'];
  plan: { viewScoreAt: number; viewWhat: number };
  info: Pick<Appraisal['info'], 'employeeStage' | 'bossStage'>;
  caller?: Appraisal['caller'];
};

/** What the caller sees of the superior's rating and of the result. */
export function viewOf({ viewer, plan, info, caller }: Viewed): { score: boolean; comments: boolean } {
  if (caller && onlyScoresBeside(caller)) return { score: false, comments: false };
  return mayViewScores({
    viewer,
    viewScoreAt: plan.viewScoreAt as ValueOf<typeof ViewScoreAt>,
    viewWhat: plan.viewWhat as ValueOf<typeof ViewWhat>,
    employeeStage: info.employeeStage,
    bossStage: info.bossStage,
  });
}

/** How much of one sheet somebody sees. */
export interface SheetView {
  /** That there is one, whether it was submitted and why it came back. */
  header: boolean;
  scores: boolean;
  comments: boolean;
}

export const ALL: SheetView = { header: true, scores: true, comments: true };
export const HEADER: SheetView = { header: true, scores: false, comments: false };
export const NOTHING: SheetView = { header: false, scores: false, comments: false };

/** Whether the self score waits for the superior's own, so that nobody scores by what the person said. */
export const hidesSelfScore = ({ plan, info, caller }: Pick<Appraisal, 'plan' | 'info' | 'caller'>): boolean =>
  !plan.selfScoreFirst && caller.boss && info.bossStage < BossStage.SCORED;

/** Achieved values, and files beside them, come with the self score, so they are a draft as long as it is one. */
export function seesAchieved(
  { info, caller }: Pick<Appraisal, 'info' | 'caller'>,
  { sheets }: { sheets: readonly Sheet[] },
): boolean {
  return caller.self || (sheetIn(sheets, info, ScorerRole.SELF)?.submittedAt ?? null) !== null;
}

/** What the caller sees of a sheet: a draft is its scorer's alone, and the evaluated see of the superior's what the plan lets them. */
export function sheetView(
  appraisal: Appraisal,
  sheet: Pick<Sheet, 'scorerRole' | 'scorerEmpId' | 'submittedAt'>,
): SheetView {
  const { viewer, caller } = appraisal;
  const own = caller.empId !== null && sheet.scorerEmpId === caller.empId;
  if (own) return ALL;
  const submitted = sheet.submittedAt !== null;
  // Co-assessors judge by themselves, from what the person said.
  if (onlyScoresBeside(caller)) return sheet.scorerRole === ScorerRole.SELF && submitted ? ALL : NOTHING;
  if (sheet.scorerRole === ScorerRole.SELF && hidesSelfScore(appraisal)) return HEADER;
  if (viewer !== ViewerType.MYSELF) return submitted ? ALL : HEADER;
  return submitted && sheet.scorerRole !== ScorerRole.SELF ? asEvaluated(viewOf(appraisal)) : NOTHING;
}

/** What the evaluated see of a sheet others submitted, by what they see of their result. */
export const asEvaluated = ({ score, comments }: ReturnType<typeof viewOf>): SheetView =>
  comments ? { header: true, scores: score, comments } : NOTHING;
