import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AssessmentPlanStatus } from '../../enums.ts';
import { ruleMessages } from '../../messages/rules.ts';
import {
  ACTIONS,
  cellOf,
  isAllowed,
  PLAN_ROLES,
  type ActionContext,
  type PlanAction,
  type PlanRole,
  type PlanStatusValue,
} from './freeze.ts';

const { NOT_OPEN, FILLING, SCORING, CALIBRATING, COMMUNICATING, CLOSED, STOPPED, IMPORTED } = AssessmentPlanStatus;
const STATUSES = Object.values(AssessmentPlanStatus);
const STAGES: readonly PlanStatusValue[] = [NOT_OPEN, FILLING, SCORING, CALIBRATING, COMMUNICATING, CLOSED];
const TARGETS: readonly PlanAction[] = [
  'editTargets',
  'submitTargets',
  'withdrawTargets',
  'approveTargets',
  'rejectTargets',
  'setSubordinateTargets',
  'changeTargets',
  'withdrawTargetChange',
  'decideTargetChange',
  'editDeptTargets',
  'submitDeptTargets',
  'approveDeptTargets',
  'rejectDeptTargets',
];
const EMPLOYEE_SCORES: readonly PlanAction[] = [
  'saveSelfScore',
  'submitSelfScore',
  'saveCoAssessorScore',
  'submitCoAssessorScore',
  'save360Score',
  'submit360Score',
];
const RESULTS: readonly PlanAction[] = [
  ...EMPLOYEE_SCORES,
  'saveBossScore',
  'submitBossScore',
  'saveDeptScore',
  'submitDeptScore',
  'sendBackDeptScore',
  'sendBackScore',
  'importScore',
  'calibrate',
  'importCalibration',
  'rejectResult',
  'verifyResult',
  'mergePlans',
  'changeScope',
  'addPerson',
  'removePerson',
];
const reasonOf = (context: ActionContext) => {
  const verdict = isAllowed(context);
  return verdict.allowed ? 'allowed' : verdict.reason;
};
const allowedIn = (role: PlanRole, action: PlanAction) =>
  STATUSES.filter((status) => cellOf(status, role, action).allowed);
const from = (stage: PlanStatusValue) => STAGES.filter((status) => status >= stage);

describe('a result that calibration sent back', () => {
  const again = { status: CALIBRATING, role: 'boss', action: 'submitBossScore', rejected: true } as const;

  it.each<[string, ActionContext, string]>([
    ['is scored again by the superior', again, 'allowed'],
    ['also where scoring by superiors was locked', { ...again, bossScoringLocked: true }, 'allowed'],
    ['not in a locked plan', { ...again, locked: true }, 'PLAN_LOCKED'],
    ['nor once communication is open', { ...again, status: COMMUNICATING }, 'STAGE_PASSED'],
    ['nor by the person', { ...again, role: 'employee', action: 'submitSelfScore' }, 'STAGE_PASSED'],
    ['and no other is', { ...again, rejected: false }, 'STAGE_PASSED'],
  ])('%s', (_what, context, answer) => {
    expect(reasonOf(context)).toBe(answer);
  });
});

describe('the stage x role x action table', () => {
  it('has an answer in every cell, and a text for every reason', () => {
    for (const status of STATUSES)
      for (const role of PLAN_ROLES)
        for (const action of ACTIONS) {
          const cell = cellOf(status, role, action);
          if (!cell.allowed) expect(ruleMessages['zh-CN']).toHaveProperty([`rule.${cell.reason}`]);
        }
  });

  it('lets somebody do every action in some stage', () => {
    for (const action of ACTIONS)
      expect(
        PLAN_ROLES.some((role) => allowedIn(role, action).length > 0),
        action,
      ).toBe(true);
  });

  it.each<[string, string, readonly PlanAction[], PlanStatusValue, readonly PlanRole[]]>([
    ['S4.026', 'after scoring opens targets cannot change', TARGETS, SCORING, PLAN_ROLES],
    [
      'S4.028',
      'after calibration opens employees cannot edit or submit scores',
      EMPLOYEE_SCORES,
      CALIBRATING,
      ['employee'],
    ],
    ['S4.029', 'after communication opens results cannot change', RESULTS, COMMUNICATING, PLAN_ROLES],
    [
      'S4.027',
      'after the assessment opens its settings and template structure cannot change',
      ['changeSettings', 'changeTemplate', 'deletePlan'],
      FILLING,
      PLAN_ROLES,
    ],
  ])('%s %s', (_id, _what, actions, stage, roles) => {
    for (const action of actions)
      for (const role of roles)
        for (const status of from(stage)) {
          expect(cellOf(status, role, action).allowed, `${action} by ${role} in ${status}`).toBe(false);
        }
  });

  it('S4.030 after archiving nothing can change; only reading and returning remain', () => {
    for (const action of ACTIONS)
      for (const role of PLAN_ROLES) {
        const open = cellOf(CLOSED, role, action).allowed;
        expect(open, `${action} by ${role}`).toBe(
          action === 'exportDetails' || (action === 'returnStage' && role === 'hr'),
        );
      }
  });

  it('S4.024 a stopped plan is only read', () => {
    expect(ACTIONS.filter((action) => PLAN_ROLES.some((role) => cellOf(STOPPED, role, action).allowed))).toEqual([
      'exportDetails',
    ]);
  });

  it('an imported plan is read, re-imported, deleted or returned', () => {
    expect(ACTIONS.filter((action) => PLAN_ROLES.some((role) => cellOf(IMPORTED, role, action).allowed))).toEqual([
      'importResults',
      'returnStage',
      'deletePlan',
      'exportDetails',
    ]);
  });

  it('S4.027 the scope stays open after the assessment opens', () => {
    expect(allowedIn('hr', 'changeScope')).toEqual([NOT_OPEN, FILLING, SCORING, CALIBRATING]);
  });

  it('what once closed stays closed: from the first stage on, no action opens twice', () => {
    for (const action of ACTIONS)
      for (const role of PLAN_ROLES) {
        const line = STAGES.map((status) => (cellOf(status, role, action).allowed ? '1' : '0')).join('');
        expect(line, `${action} by ${role}`).toMatch(/^0*1*0*$/);
      }
  });

  it.each<[string, PlanRole, PlanAction, PlanStatusValue[]]>([
    ['S6.043', 'boss', 'setSubordinateTargets', [FILLING]],
    ['S6.044', 'boss', 'approveTargets', [FILLING]],
    ['S6.044', 'boss', 'rejectTargets', [FILLING]],
    ['S6.045', 'boss', 'submitBossScore', [SCORING]],
    ['S6.046', 'boss', 'calibrate', [CALIBRATING]],
    ['S6.047', 'boss', 'bossConfirm', [COMMUNICATING]],
    ['S4.047', 'employee', 'employeeConfirm', [COMMUNICATING]],
    ['S6.049', 'boss', 'lockPerson', [FILLING, SCORING, CALIBRATING, COMMUNICATING]],
    ['S6.051', 'hr', 'lockPlan', [FILLING, SCORING, CALIBRATING, COMMUNICATING]],
    ['S6.052', 'hr', 'advanceStage', [NOT_OPEN, FILLING, SCORING, CALIBRATING, COMMUNICATING]],
    ['S6.053', 'hr', 'importScore', [SCORING]],
    ['S3.038', 'hr', 'importResults', [NOT_OPEN, IMPORTED]],
    ['S6.055', 'hr', 'returnStage', [FILLING, SCORING, CALIBRATING, COMMUNICATING, CLOSED, IMPORTED]],
    ['-', 'employee', 'submitSelfScore', [SCORING]],
    ['-', 'hr', 'submitBossScore', []],
    ['-', 'employee', 'calibrate', []],
    ['-', 'boss', 'employeeConfirm', []],
    ['-', 'employee', 'lockPlan', []],
  ])('%s %s may %s in %j', (_id, role, action, expected) => {
    expect(allowedIn(role, action)).toEqual(expected);
  });

  it.each<[PlanStatusValue, PlanRole, PlanAction, string]>([
    [NOT_OPEN, 'employee', 'editTargets', 'STAGE_NOT_OPEN'],
    [SCORING, 'employee', 'editTargets', 'STAGE_PASSED'],
    [FILLING, 'hr', 'changeSettings', 'PLAN_OPENED'],
    [CLOSED, 'boss', 'bossConfirm', 'PLAN_CLOSED'],
    [STOPPED, 'boss', 'bossConfirm', 'PLAN_STOPPED'],
    [IMPORTED, 'boss', 'bossConfirm', 'PLAN_IMPORTED'],
    [SCORING, 'employee', 'submitBossScore', 'ROLE_NOT_ALLOWED'],
  ])('in %i, %s, %s: %s', (status, role, action, reason) => {
    expect(cellOf(status, role, action)).toEqual({ allowed: false, reason });
  });
});

describe('locks and switches', () => {
  it('close nothing of the table while none of them is set', () => {
    for (const status of STATUSES)
      for (const role of PLAN_ROLES)
        for (const action of ACTIONS)
          expect(isAllowed({ status, role, action }), `${action} by ${role} in ${status}`).toEqual(
            cellOf(status, role, action),
          );
  });

  it.each<[string, ActionContext, string]>([
    [
      'no result without targets',
      { status: SCORING, role: 'boss', action: 'submitBossScore', noTargets: true },
      'NO_TARGETS',
    ],
    ['a result with them', { status: SCORING, role: 'boss', action: 'submitBossScore', noTargets: false }, 'allowed'],
    [
      'no superior before the self score',
      { status: SCORING, role: 'boss', action: 'saveBossScore', selfSubmitted: false },
      'SELF_SCORE_FIRST',
    ],
    [
      'a superior once it is settled without',
      { status: SCORING, role: 'boss', action: 'saveBossScore', selfSubmitted: false, selfSettled: true },
      'allowed',
    ],
  ])('%s', (_what, context, answer) => {
    expect(reasonOf(context)).toBe(answer);
  });

  it('S4.036 a locked plan blocks scoring, confirming, approving, assigning, adding and modifying', () => {
    for (const status of [FILLING, SCORING, CALIBRATING, COMMUNICATING])
      for (const role of PLAN_ROLES)
        for (const action of ACTIONS) {
          const open = isAllowed({ status, role, action, locked: true }).allowed;
          expect(open, `${action} by ${role} in ${status}`).toBe(
            cellOf(status, role, action).allowed && (action === 'unlockPlan' || action === 'exportDetails'),
          );
        }
    expect(reasonOf({ status: SCORING, role: 'boss', action: 'submitBossScore', locked: true })).toBe('PLAN_LOCKED');
  });

  it.each<[string, string, ActionContext, string]>([
    [
      'S4.032',
      'fill-in closed',
      { status: FILLING, role: 'employee', action: 'submitTargets', fillInClosed: true },
      'FILL_IN_CLOSED',
    ],
    [
      'S4.032',
      'fill-in closed, what was submitted can still be approved',
      { status: FILLING, role: 'boss', action: 'approveTargets', fillInClosed: true },
      'allowed',
    ],
    [
      'S4.032',
      'fill-in closed, HR still corrects',
      { status: FILLING, role: 'hr', action: 'editTargets', fillInClosed: true },
      'allowed',
    ],
    [
      'S4.033',
      'boss scoring locked',
      { status: SCORING, role: 'boss', action: 'saveBossScore', bossScoringLocked: true },
      'BOSS_SCORING_LOCKED',
    ],
    [
      'S4.033',
      'boss scoring locked, the self score goes on',
      { status: SCORING, role: 'employee', action: 'saveSelfScore', bossScoringLocked: true },
      'allowed',
    ],
    [
      'S4.034',
      'boss confirm locked',
      { status: COMMUNICATING, role: 'boss', action: 'bossConfirm', bossConfirmLocked: true },
      'BOSS_CONFIRM_LOCKED',
    ],
    [
      '-',
      'locked manager',
      { status: CALIBRATING, role: 'boss', action: 'calibrate', personLocked: true },
      'PERSON_LOCKED',
    ],
    [
      'S6.049',
      'locked form',
      { status: SCORING, role: 'employee', action: 'saveSelfScore', personLocked: true },
      'PERSON_LOCKED',
    ],
    [
      'S6.048',
      'locked manager, locking or unlocking a form',
      { status: SCORING, role: 'boss', action: 'lockPerson', personLocked: true },
      'PERSON_LOCKED',
    ],
    [
      'S4.045',
      'self score missing',
      { status: SCORING, role: 'boss', action: 'submitBossScore', selfSubmitted: false },
      'SELF_SCORE_FIRST',
    ],
    [
      'S4.045',
      'self score in',
      { status: SCORING, role: 'boss', action: 'submitBossScore', selfSubmitted: true },
      'allowed',
    ],
    [
      'S4.047',
      'superior not confirmed',
      { status: COMMUNICATING, role: 'employee', action: 'employeeConfirm', bossConfirmed: false },
      'BOSS_CONFIRM_FIRST',
    ],
    [
      'S6.056',
      'export not allowed',
      { status: CLOSED, role: 'employee', action: 'exportDetails', mayExportDetails: false },
      'EXPORT_NOT_ALLOWED',
    ],
    [
      'S6.056',
      'export allowed',
      { status: CLOSED, role: 'employee', action: 'exportDetails', mayExportDetails: true },
      'allowed',
    ],
    [
      '-',
      'superiors set no targets here',
      { status: FILLING, role: 'boss', action: 'setSubordinateTargets', managersMaySetTargets: false },
      'MANAGERS_SET_NO_TARGETS',
    ],
    ['-', 'merged already', { status: CALIBRATING, role: 'hr', action: 'mergePlans', merged: true }, 'PLAN_MERGED'],
    [
      '-',
      'imported, whatever its number',
      { status: SCORING, role: 'employee', action: 'saveSelfScore', imported: true },
      'PLAN_IMPORTED',
    ],
    [
      '-',
      'imported and returned',
      { status: NOT_OPEN, role: 'hr', action: 'changeSettings', imported: true },
      'allowed',
    ],
    [
      '-',
      'the stage is told before the lock',
      { status: CLOSED, role: 'boss', action: 'bossConfirm', locked: true },
      'PLAN_CLOSED',
    ],
  ])('%s %s', (_id, _what, context, expected) => {
    expect(reasonOf(context)).toBe(expected);
  });

  it('a switch only ever takes away, and every reason has its texts', () => {
    const flag = fc.option(fc.boolean(), { nil: undefined });
    const context = fc.record({
      status: fc.constantFrom(...STATUSES),
      role: fc.constantFrom(...PLAN_ROLES),
      action: fc.constantFrom(...ACTIONS),
      locked: flag,
      fillInClosed: flag,
      bossScoringLocked: flag,
      bossConfirmLocked: flag,
      personLocked: flag,
      merged: flag,
      selfSubmitted: flag,
      bossConfirmed: flag,
      managersMaySetTargets: flag,
      mayExportDetails: flag,
    });
    fc.assert(
      fc.property(context, (made) => {
        const given = Object.fromEntries(
          Object.entries(made).filter(([, value]) => value !== undefined),
        ) as unknown as ActionContext;
        const verdict = isAllowed(given);
        if (verdict.allowed) expect(cellOf(given.status, given.role, given.action).allowed).toBe(true);
        else expect(ruleMessages['en-US']).toHaveProperty([`rule.${verdict.reason}`]);
      }),
      { numRuns: 500 },
    );
  });
});
