import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BossStage, EmployeeStage, TargetStatus } from '@hengcai/shared/enums';
import { advance, errorsOf, key, opened, planInput, readyPlan, type Saved } from './plan-testing.ts';
import { stageBench, type StageBench } from './stage-testing.ts';
import { assessmentInfo } from '../tables.ts';

let bench: StageBench;

beforeAll(async () => {
  bench = await stageBench();
});
afterAll(() => bench.services.stop());

test('S4.027 S4.032 S4.033 S4.034 S6.057 S6.058 switches and viewing change in an open plan, settings and templates do not', async () => {
  const plan = await bench.goTo(await readyPlan(bench.services, bench.company), 1);
  const change = (version: number, more: object) =>
    bench.services.call('performanceplane.updatePlanAfterStart', { planCode: plan.id, version, ...more }, bench.token);
  expect(
    (
      await change(plan.version, {
        fillInClosed: true,
        bossScoringLocked: true,
        bossConfirmLocked: true,
        viewScoreAt: 1,
        viewWhat: 1,
      })
    ).status,
  ).toBe(200);
  expect(
    (await bench.services.ok<object[]>('performanceplane.getplanandrule', { planCodes: [plan.id] }, bench.token))[0],
  ).toMatchObject({
    fillInClosed: true,
    bossScoringLocked: true,
    bossConfirmLocked: true,
    viewScoreAt: 1,
    viewWhat: 1,
  });
  expect(errorsOf(await change(plan.version + 1, { reminders: [{ stage: 2, dates: ['2026-11-10'] }] }))).toEqual([
    ['reminders.0.dates.0', 'REMINDER_OUTSIDE_STAGE'],
  ]);
  expect(
    errorsOf(
      await bench.services.call(
        'performanceplane.saveassess',
        planInput({ planCode: plan.id, version: plan.version + 1 }),
        bench.token,
      ),
    ),
  ).toEqual([[null, 'PLAN_OPENED']]);
  expect(
    errorsOf(
      await bench.services.call(
        'performanceplane.saveplanrule',
        { planCode: plan.id, version: plan.version + 1, ruleCode: key() + key(), modules: [], flow: [] },
        bench.token,
      ),
    ),
  ).toEqual([[null, 'PLAN_OPENED']]);
});

describe('the scope of an open plan', () => {
  const setScope = (plan: Saved, scope: object) =>
    bench.services.call(
      'performanceplane.planescope',
      {
        planCode: plan.id,
        version: plan.version,
        wholeCompany: false,
        deptIds: [],
        empIds: [],
        excludedEmpIds: [],
        reason: '调整',
        ...scope,
      },
      bench.token,
    );

  test('S4.027 takes people in and out; who comes back finds everything as it was', async () => {
    const [person = ''] = bench.company.staffIds;
    const ready = await readyPlan(bench.services, bench.company);
    let plan: Saved = { id: ready.id, version: await opened(bench.services, bench.company, ready) };
    const before = await bench.infos(plan.id);
    const scoped = async (scope: object) => {
      plan = { id: plan.id, version: ((await setScope(plan, scope)).data as Saved).version };
      return (await bench.infos(plan.id)).length;
    };
    expect(await scoped({ deptIds: [bench.company.deptIds[1]] })).toBe(4);
    expect(await scoped({ wholeCompany: true, excludedEmpIds: [person] })).toBe(7);
    expect(await scoped({ wholeCompany: true })).toBe(8);
    expect((await bench.infos(plan.id)).map((one) => one.id)).toEqual(before.map((one) => one.id));
    const empty = await setScope(plan, {});
    expect([empty.status, errorsOf(empty), (await bench.infos(plan.id)).length]).toEqual([
      422,
      [['scope', 'SCOPE_EMPTY']],
      8,
    ]);
  });

  test('lets people join while others score, and nobody once results are frozen (S4.029)', async () => {
    const plan = await bench.goTo(
      await readyPlan(bench.services, bench.company, {
        scope: { wholeCompany: false, deptIds: [bench.company.deptIds[0]] },
      }),
      2,
    );
    const joined = (await setScope(plan, { wholeCompany: true })).data as Saved;
    const [newcomer] = (await bench.infos(plan.id)).filter((one) => one.empId === bench.company.bossIds[1]);
    expect(newcomer).toMatchObject({
      employeeStage: EmployeeStage.PENDING_FILL,
      bossStage: BossStage.WAITING_TARGETS,
      targetStatus: TargetStatus.PENDING_FILL,
    });
    let version = joined.version;
    for (const to of [3, 4]) version = await advance(bench.services, bench.company, { id: plan.id, version }, to, true);
    expect(errorsOf(await setScope({ id: plan.id, version }, { wholeCompany: true }))).toEqual([
      [null, 'STAGE_PASSED'],
    ]);
  });
});

test('two who move a plan at the same time: one wins, the other is told what stands there now', async () => {
  const ready = await readyPlan(bench.services, bench.company);
  const move = () => bench.call('performanceflow.advance', { planCode: ready.id, version: ready.version, to: 1 });
  const answers = await Promise.all([move(), move()]);
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409]);
  expect(answers.find((one) => one.status === 409)?.data).toMatchObject({ errors: [{ current: { planStatus: 1 } }] });
  const people = await bench.services.as(bench.company, 'reads', (ctx) =>
    ctx.tx
      .select({ n: sql<number>`count(*)::int` })
      .from(assessmentInfo)
      .where(eq(assessmentInfo.planId, ready.id)),
  );
  expect(people[0]?.n).toBe(8);
});

test('participants are listed by name, filtered by stage, department and keyword', async () => {
  const plan = await bench.goTo(await readyPlan(bench.services, bench.company), 1);
  const [person = ''] = bench.company.staffIds;
  await bench.write({ employeeStage: EmployeeStage.PENDING_APPROVAL }, plan.id, person);
  const list = (filter: object) =>
    bench.services.ok<{ total: number; items: { empId: string }[] }>(
      'performanceflow.viewdetails',
      { planCode: plan.id, ...filter },
      bench.token,
    );
  expect((await list({ pageSize: 3 })).items.length).toBe(3);
  expect(await list({ pageNo: 9 })).toMatchObject({ total: 8, items: [] });
  expect((await list({ employeeStage: [2] })).items.map((one) => one.empId)).toEqual([person]);
  expect((await list({ deptId: bench.company.deptIds[0] })).total).toBe(4);
  expect((await list({ keyword: bench.company.numberOf.get(person) })).total).toBe(1);
});
