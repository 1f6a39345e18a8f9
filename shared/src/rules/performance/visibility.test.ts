import { describe, expect, it } from 'vitest';
import { BossStage, EmployeeStage, ViewerType, ViewScoreAt, ViewWhat } from '../../enums.ts';
import { mayViewScores } from './visibility.ts';

const both = { score: true, comments: true };
const nothing = { score: false, comments: false };
const base = { viewWhat: ViewWhat.SCORE_AND_COMMENTS, viewer: ViewerType.MYSELF };

describe('mayViewScores', () => {
  it.each([
    [ViewScoreAt.AFTER_OPEN, BossStage.WAITING_TARGETS, both],
    [ViewScoreAt.AFTER_BOSS_SCORED, BossStage.TO_SCORE, nothing],
    [ViewScoreAt.AFTER_BOSS_SCORED, BossStage.SCORED, both],
    [ViewScoreAt.AFTER_BOSS_CONFIRMED, BossStage.TO_CONFIRM, nothing],
    [ViewScoreAt.AFTER_BOSS_CONFIRMED, BossStage.CONFIRMED, both],
  ])('S6.057 from %i on: at boss stage %i the evaluated sees %j', (viewScoreAt, bossStage, expected) => {
    expect(mayViewScores({ ...base, viewScoreAt, bossStage })).toEqual(expected);
  });

  it('S6.058 shows comments without the score where the plan says so', () => {
    const view = {
      ...base,
      viewScoreAt: ViewScoreAt.AFTER_OPEN,
      viewWhat: ViewWhat.COMMENTS,
      bossStage: BossStage.SCORED,
    };
    expect(mayViewScores(view)).toEqual({ score: false, comments: true });
  });

  it('S6.057 the employee stage tells as well', () => {
    const view = { ...base, viewScoreAt: ViewScoreAt.AFTER_BOSS_SCORED, bossStage: BossStage.TO_SCORE };
    expect(mayViewScores({ ...view, employeeStage: EmployeeStage.BOSS_RATED })).toEqual(both);
    expect(mayViewScores({ ...view, employeeStage: EmployeeStage.SELF_RATED })).toEqual(nothing);
    const later = { ...view, viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED };
    expect(mayViewScores({ ...later, employeeStage: EmployeeStage.CONFIRMED })).toEqual(both);
    expect(mayViewScores({ ...later, employeeStage: EmployeeStage.BOSS_RATED })).toEqual(nothing);
  });

  it('shows nothing from a time that this release does not know', () => {
    const view = { ...base, viewScoreAt: 99 as never, bossStage: BossStage.CONFIRMED };
    expect(mayViewScores({ ...view, employeeStage: EmployeeStage.CONFIRMED })).toEqual(nothing);
  });

  it.each([
    [ViewerType.LEADER, both],
    [ViewerType.SETTER, both],
    [ViewerType.HISTORY, nothing],
    [ViewerType.KANBAN, nothing],
  ])('before its time, %s sees %j', (viewer, expected) => {
    expect(
      mayViewScores({ ...base, viewer, viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED, bossStage: BossStage.TO_SCORE }),
    ).toEqual(expected);
  });
});
