import { BossStage, EmployeeStage, ViewerType, ViewScoreAt, ViewWhat, type ValueOf } from '../../enums.ts';

export interface ScoreView {
  viewScoreAt: ValueOf<typeof ViewScoreAt>;
  viewWhat: ValueOf<typeof ViewWhat>;
  employeeStage?: ValueOf<typeof EmployeeStage>;
  bossStage: ValueOf<typeof BossStage>;
  viewer: ValueOf<typeof ViewerType>;
}

function isTime(view: ScoreView): boolean {
  const employeeStage = view.employeeStage ?? EmployeeStage.PENDING_FILL;
  switch (view.viewScoreAt) {
    case ViewScoreAt.AFTER_OPEN:
      return true;
    case ViewScoreAt.AFTER_BOSS_SCORED:
      return view.bossStage >= BossStage.SCORED || employeeStage >= EmployeeStage.BOSS_RATED;
    case ViewScoreAt.AFTER_BOSS_CONFIRMED:
      return view.bossStage >= BossStage.CONFIRMED || employeeStage >= EmployeeStage.CONFIRMED;
    default:
      return false;
  }
}

/** What somebody sees of the superior's rating of an employee (specification 6): superiors and HR everything, the evaluated what the plan says and from when it says; every other viewer as the evaluated. */
export function mayViewScores(view: ScoreView): { score: boolean; comments: boolean } {
  if (view.viewer === ViewerType.LEADER || view.viewer === ViewerType.SETTER) return { score: true, comments: true };
  const comments = isTime(view);
  return { score: comments && view.viewWhat === ViewWhat.SCORE_AND_COMMENTS, comments };
}
