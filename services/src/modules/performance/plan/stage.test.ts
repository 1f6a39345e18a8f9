import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BossStage, EmployeeStage, ForceCheck, ForceScope, TargetStatus } from '@hengcai/shared/enums';
import { employee } from '../../employee/tables.ts';
import { advance, errorsOf, key, opened, planInput, readyPlan, type Saved } from './plan-testing.ts';
import { loadPlan } from './plan.ts';
import { readinessOf } from './readiness.ts';
import { codesOf, stageBench, type StageBench } from './stage-testing.ts';
import { planEvent } from '../tables-plan.ts';
import { targetRow } from '../tables-form.ts';

const DAY_MS = 86_400_000;

let bench: StageBench;

beforeAll(async () => {
  bench = await stageBench();
});
afterAll(() => bench.services.stop());

test('S3.036 S4.023 S6.052 a plan goes through its stages in order and each move is in its history', async () => {
  const plan = await readyPlan(bench.services, bench.company);
  const skipped = await bench.call('performanceflow.advance', { planCode: plan.id, version: plan.version, to: 2 });
  expect([skipped.status, errorsOf(skipped)]).toEqual([422, [[null, 'NOT_THE_NEXT_STAGE']]]);
  const archived = await bench.goTo(plan, 5);
  const events = await bench.services.as(bench.company, 'reads', (ctx) =>
    ctx.tx.select().from(planEvent).where(eq(planEvent.planId, plan.id)).orderBy(planEvent.id),
  );
  expect(events.map((one) => [one.fromStatus, one.toStatus, one.passedOver])).toEqual([
    [0, 1, 0],
    [1, 2, 0],
    [2, 3, 8],
    [3, 4, 8],
    [4, 5, 8],
  ]);
  expect(
    errorsOf(await bench.call('performanceflow.archive', { planCode: plan.id, version: archived.version })),
  ).toEqual([[null, 'PLAN_CLOSED']]);
});

test('opening lists everything that is missing, at its field', async () => {
  const { id } = await bench.services.ok<Saved>(
    'performanceplane.saveassess',
    planInput({ planName: `空${key()}` }),
    bench.token,
  );
  const { blockers } = await bench.check(id, 1);
  expect(blockers.map(({ field, code }) => [field, code])).toEqual([
    ['scope', 'SCOPE_EMPTY'],
    ['ruleCode', 'PLAN_RULE_REQUIRED'],
    ['modules', 'TEMPLATES_REQUIRED'],
  ]);
  expect(blockers[0]?.message).toBe('Nobody is in the scope of the plan');
  const answer = await bench.call('performanceflow.advance', { planCode: id, version: 1, to: 1 });
  expect([answer.status, errorsOf(answer).length]).toEqual([422, 3]);
});

test('opening refuses a rule or a template that was switched off meanwhile, and scoring that should have begun', async () => {
  const plan = await readyPlan(bench.services, bench.company);
  await bench.services.ok(
    'performancesetting.enablerulemodel',
    { ruleCode: plan.ruleId, enabled: 'false', version: 1 },
    bench.token,
  );
  await bench.services.ok(
    'assessmentModule.stopCompanyModule',
    { companyModuleCode: plan.templateId, version: 2 },
    bench.token,
  );
  bench.services.kernel.clock.offsetMs += 40 * DAY_MS;
  const { blockers } = await bench.services
    .as(bench.company, 'reads', async (ctx) => readinessOf(ctx, await loadPlan(ctx, plan.id)))
    .finally(() => (bench.services.kernel.clock.offsetMs -= 40 * DAY_MS));
  expect(blockers.map(({ field, code }) => [field, code])).toEqual([
    ['modules.0', 'TEMPLATE_NOT_ENABLED'],
    ['windows.score.from', 'SCORE_START_NOT_AFTER_TODAY'],
    ['ruleCode', 'RULE_DISABLED'],
  ]);
});

test('opening copies where people stand and the indicators of the template; a later transfer changes nothing', async () => {
  const [person = ''] = bench.company.staffIds;
  const plan = await readyPlan(bench.services, bench.company);
  await opened(bench.services, bench.company, plan);
  await bench.services.as(bench.company, 'writes', (ctx) =>
    ctx.tx
      .update(employee)
      .set({ bossId: bench.company.bossIds[1], deptId: bench.company.deptIds[1] })
      .where(eq(employee.id, person)),
  );
  const info = (await bench.infos(plan.id)).find((one) => one.empId === person);
  await bench.services.as(bench.company, 'writes', (ctx) =>
    ctx.tx
      .update(employee)
      .set({ bossId: bench.company.bossIds[0], deptId: bench.company.deptIds[0] })
      .where(eq(employee.id, person)),
  );
  expect(info).toMatchObject({
    bossEmpId: bench.company.bossIds[0],
    deptId: bench.company.deptIds[0],
    employeeStage: EmployeeStage.PENDING_FILL,
    bossStage: BossStage.WAITING_TARGETS,
    targetStatus: TargetStatus.PENDING_FILL,
  });
  const rows = await bench.services.as(bench.company, 'reads', (ctx) =>
    ctx.tx
      .select()
      .from(targetRow)
      .where(eq(targetRow.assessmentId, info?.id ?? '')),
  );
  expect(rows).toMatchObject([
    { keyResult: '安全生产零事故', fixed: true, weight: '20.0000', templateId: plan.templateId },
  ]);
});

test('S8.050 scoring waits for approved targets: who is missing is listed, and may be passed over', async () => {
  const [person = ''] = bench.company.staffIds;
  const plan = await readyPlan(bench.services, bench.company);
  const version = await opened(bench.services, bench.company, plan);
  await bench.write({ targetStatus: TargetStatus.APPROVED }, plan.id);
  await bench.write({ targetStatus: TargetStatus.PENDING_APPROVAL }, plan.id, person);
  const { blockers, pending } = await bench.check(plan.id, 2);
  expect(blockers).toEqual([]);
  expect(pending.map(({ code, empId }) => [code, empId])).toEqual([
    ['TARGETS_PENDING', null],
    ['TARGETS_PENDING', person],
  ]);
  const refusal = await bench.call('performanceflow.advance', { planCode: plan.id, version, to: 2 });
  expect([refusal.status, errorsOf(refusal)]).toEqual([422, [['targets', 'TARGETS_PENDING']]]);
  await advance(bench.services, bench.company, { id: plan.id, version }, 2, true);
  const info = (await bench.infos(plan.id)).find((one) => one.empId === person);
  expect(info).toMatchObject({
    targetStatus: TargetStatus.PENDING_APPROVAL,
    employeeStage: EmployeeStage.PENDING_APPROVAL,
    bossStage: BossStage.TO_APPROVE,
  });
});

test('calibration waits for the scores of both sides', async () => {
  const scoring = await bench.goTo(await readyPlan(bench.services, bench.company), 2);
  expect(codesOf((await bench.check(scoring.id, 3)).pending)).toEqual(['SELF_SCORES_PENDING', 'BOSS_SCORES_PENDING']);
  await bench.write({ employeeStage: EmployeeStage.BOSS_RATED, bossStage: BossStage.SCORED }, scoring.id);
  expect((await bench.check(scoring.id, 3)).pending).toEqual([]);
});

describe('communication waits for the distribution', () => {
  const calibrating = async (rule: object) => {
    const plan = await bench.goTo(await readyPlan(bench.services, bench.company, { rule }), 3);
    await bench.write({ composed: '97', composedRaw: '97', levelName: 'S' }, plan.id);
    return plan;
  };

  test('S3.069 S3.072 warn may be passed over, block not, off says nothing', async () => {
    const warned = await calibrating({ forceCheck: ForceCheck.WARN });
    expect(codesOf((await bench.check(warned.id, 4)).pending)).toEqual(['DISTRIBUTION_NOT_FIT']);
    expect(await advance(bench.services, bench.company, warned, 4, true)).toBeGreaterThan(warned.version);
    const blocked = await calibrating({ forceCheck: ForceCheck.BLOCK });
    const answer = await bench.call('performanceflow.advancenotarizing', {
      planCode: blocked.id,
      version: blocked.version,
      openAnyway: true,
    });
    expect([answer.status, errorsOf(answer)]).toEqual([422, [['distribution', 'DISTRIBUTION_BLOCKED']]]);
    expect(await bench.check((await calibrating({ forceCheck: ForceCheck.OFF })).id, 4)).toEqual({
      blockers: [],
      pending: [],
    });
  });

  test('heads are counted in each department; groups below the smallest size are not judged', async () => {
    const rule = { forceCheck: ForceCheck.BLOCK, forceScope: ForceScope.DEPARTMENT };
    expect(codesOf((await bench.check((await calibrating({ ...rule, minGroupSize: 4 })).id, 4)).blockers)).toEqual([
      'DISTRIBUTION_BLOCKED',
    ]);
    expect((await bench.check((await calibrating({ ...rule, minGroupSize: 5 })).id, 4)).blockers).toEqual([]);
  });

  test('people without a result are listed', async () => {
    const [person = ''] = bench.company.staffIds;
    const plan = await calibrating({ forceCheck: ForceCheck.OFF });
    await bench.write({ composed: null, levelName: null }, plan.id, person);
    expect((await bench.check(plan.id, 4)).pending.map(({ code, empId }) => [code, empId])).toEqual([
      ['RESULTS_MISSING', null],
      ['RESULTS_MISSING', person],
    ]);
  });
});

test('S4.046 archiving names who has no result, and waits for both confirmations of everybody with one', async () => {
  const [person = ''] = bench.company.staffIds;
  const plan = await bench.goTo(
    await readyPlan(bench.services, bench.company, { rule: { forceCheck: ForceCheck.OFF } }),
    3,
  );
  await bench.write({ composed: '80', levelName: 'B' }, plan.id, person);
  const version = await advance(bench.services, bench.company, plan, 4, true);
  const others = [...bench.company.bossIds, ...bench.company.staffIds.slice(1)];
  const without = (await bench.check(plan.id, 5)).pending.filter(({ code }) => code === 'RESULTS_MISSING');
  expect(without.map(({ empId }) => empId).sort()).toEqual([...others, null].sort());
  for (const other of others) await bench.write({ composed: '70', levelName: 'B' }, plan.id, other);
  expect((await bench.check(plan.id, 5)).pending.map(({ code, empId }) => [code, empId])).toEqual([
    ['CONFIRMATIONS_PENDING', null],
    ['CONFIRMATIONS_PENDING', person],
  ]);
  await bench.write({ bossStage: BossStage.CONFIRMED, employeeStage: EmployeeStage.PENDING_CONFIRM }, plan.id, person);
  expect(codesOf((await bench.check(plan.id, 5)).pending)).toEqual(['CONFIRMATIONS_PENDING']);
  await bench.write({ employeeStage: EmployeeStage.CONFIRMED }, plan.id, person);
  expect((await bench.call('performanceflow.archive', { planCode: plan.id, version })).status).toBe(200);
});
