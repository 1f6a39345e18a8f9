import { describe, expect, it } from 'vitest';
import { AssessmentPlanStatus } from '../../enums.ts';
import { ON_APPRAISALS, ON_DEPARTMENTS, ON_PLANS, PARTIES, type Who, whoMayDoWhat } from './capacities.ts';
import { cellOf, isAllowed, type PlanAction, type PlanRole } from './freeze.ts';

const STATUSES = Object.values(AssessmentPlanStatus);
const { NOT_OPEN, FILLING, SCORING, CALIBRATING, COMMUNICATING, CLOSED } = AssessmentPlanStatus;
const tables: Record<string, Who> = { ...ON_APPRAISALS, ...ON_DEPARTMENTS, ...ON_PLANS };
const verdict = (plan: Parameters<typeof whoMayDoWhat>[0], action: PlanAction, party: (typeof PARTIES)[number]) =>
  whoMayDoWhat(plan).find((row) => row.action === action)?.verdicts[party];

describe('who may do what in a plan', () => {
  it('has each action once, and every party of it says what the freeze matrix says', () => {
    for (const status of STATUSES) {
      const rows = whoMayDoWhat({ status });
      expect(new Set(rows.map(({ action }) => action)).size).toBe(Object.keys(tables).length);
      for (const { action, verdicts } of rows) {
        const cells = Object.keys(tables[action] ?? {}).map((role) =>
          isAllowed({ status, action, role: role as PlanRole }),
        );
        for (const one of Object.values(verdicts)) expect(cells).toContainEqual(one);
        expect(Object.keys(verdicts).length).toBeGreaterThan(0);
      }
    }
  });

  it('names nobody who may never do it', () => {
    for (const [action, who] of Object.entries(tables))
      for (const role of Object.keys(who) as PlanRole[])
        expect(
          STATUSES.some((status) => cellOf(status, role, action as PlanAction).allowed),
          `${action} by ${role}`,
        ).toBe(true);
  });

  it.each([
    [FILLING, 'editTargets', 'self', true],
    [FILLING, 'approveTargets', 'approver', true],
    [FILLING, 'editDeptTargets', 'departmentHead', true],
    [FILLING, 'approveDeptTargets', 'headAbove', true],
    [FILLING, 'submitSelfScore', 'self', 'STAGE_NOT_OPEN'],
    [SCORING, 'editTargets', 'self', 'STAGE_PASSED'],
    [SCORING, 'saveCoAssessorScore', 'partner', true],
    [SCORING, 'submitBossScore', 'boss', true],
    [SCORING, 'submitBossScore', 'hr', undefined],
    [CALIBRATING, 'calibrate', 'boss', true],
    [CALIBRATING, 'rejectResult', 'hr', true],
    [COMMUNICATING, 'calibrate', 'hr', 'STAGE_PASSED'],
    [CLOSED, 'exportDetails', 'hr', true],
    [CLOSED, 'comment', 'partner', 'PLAN_CLOSED'],
    [NOT_OPEN, 'changeSettings', 'hr', true],
  ] as const)('at %s %s by %s: %s', (status, action, party, says) => {
    const found = verdict({ status }, action, party);
    expect(found?.allowed === false ? found.reason : found?.allowed).toBe(says);
  });

  it('knows the switches of the plan', () => {
    const reason = (plan: Parameters<typeof whoMayDoWhat>[0], action: PlanAction, party: (typeof PARTIES)[number]) => {
      const found = verdict(plan, action, party);
      return found?.allowed === false ? found.reason : null;
    };
    expect(reason({ status: SCORING, locked: true }, 'submitBossScore', 'boss')).toBe('PLAN_LOCKED');
    expect(reason({ status: FILLING, fillInClosed: true }, 'editTargets', 'self')).toBe('FILL_IN_CLOSED');
    expect(reason({ status: SCORING, bossScoringLocked: true }, 'saveBossScore', 'boss')).toBe('BOSS_SCORING_LOCKED');
    expect(reason({ status: CLOSED, mayExportDetails: false }, 'exportDetails', 'self')).toBe('EXPORT_NOT_ALLOWED');
    expect(reason({ status: SCORING, locked: true }, 'unlockPlan', 'hr')).toBe(null);
  });
});
