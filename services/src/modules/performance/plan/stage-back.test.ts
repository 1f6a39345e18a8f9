import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BossStage, EmployeeStage, ForceCheck, ScorerRole } from '@hengcai/shared/enums';
import { advance, errorsOf, key, opened, partInput, readyPlan, type Saved } from './plan-testing.ts';
import { stageBench, type StageBench } from './stage-testing.ts';
import { confirmation, scoreSheet } from '../tables-form.ts';

let bench: StageBench;

beforeAll(async () => {
  bench = await stageBench();
});
afterAll(() => bench.services.stop());

describe('returning', () => {
  test('S4.037 S6.055 clears nothing; confirmations no longer count and stay as history', async () => {
    const [person = ''] = bench.company.staffIds;
    const calibrated = await bench.goTo(
      await readyPlan(bench.services, bench.company, { rule: { forceCheck: ForceCheck.OFF } }),
      3,
    );
    const [info] = (await bench.infos(calibrated.id)).filter((one) => one.empId === person);
    const sheet = {
      companyId: bench.company.companyId,
      id: key() + key(),
      assessmentId: info?.id ?? '',
      scorerRole: ScorerRole.SELF,
      scorerEmpId: person,
      submittedAt: info?.joinedAt ?? null,
      updatedAt: info?.joinedAt as Date,
    };
    await bench.services.as(bench.company, 'writes', (ctx) => ctx.tx.insert(scoreSheet).values(sheet));
    await bench.write(
      { composed: '88', composedRaw: '88', levelName: 'A', calibratedLevel: 'B' },
      calibrated.id,
      person,
    );
    const version = await advance(bench.services, bench.company, calibrated, 4, true);
    await bench.write(
      { bossStage: BossStage.CONFIRMED, employeeStage: EmployeeStage.CONFIRMED },
      calibrated.id,
      person,
    );
    expect((await bench.back({ id: calibrated.id, version }, 2)).data).toMatchObject({ planStatus: 2 });
    const [after] = (await bench.infos(calibrated.id)).filter((one) => one.empId === person);
    expect(after).toMatchObject({
      composed: '88.0000',
      levelName: 'A',
      calibratedLevel: 'B',
      employeeStage: EmployeeStage.SELF_RATED,
      bossStage: BossStage.TO_SCORE,
    });
    const notes = await bench.services.as(bench.company, 'reads', (ctx) =>
      ctx.tx
        .select()
        .from(confirmation)
        .where(eq(confirmation.assessmentId, info?.id ?? '')),
    );
    expect(notes.map(({ by, outcome, text }) => [by, outcome, text]).sort()).toEqual([
      ['boss', 'invalidated', '需要修改'],
      ['employee', 'invalidated', '需要修改'],
    ]);
  });

  test('S4.037 to not open leaves nobody scored or confirmed either', async () => {
    const [person = ''] = bench.company.staffIds;
    const open = await bench.goTo(await readyPlan(bench.services, bench.company), 4);
    await bench.write({ bossStage: BossStage.CONFIRMED, employeeStage: EmployeeStage.CONFIRMED }, open.id, person);
    await bench.back(open, 0);
    const after = (await bench.infos(open.id)).find((one) => one.empId === person);
    expect(after).toMatchObject({ employeeStage: EmployeeStage.APPROVED, bossStage: BossStage.TARGETS_APPROVED });
  });

  test('goes to earlier stages only, with a reason', async () => {
    const plan = await bench.goTo(await readyPlan(bench.services, bench.company), 2);
    expect(errorsOf(await bench.back(plan, 3))).toEqual([['to', 'NOT_AN_EARLIER_STAGE']]);
    expect((await bench.back(plan, 1, { reason: '  ' })).status).toBe(400);
  });

  test('S4.039 a plan whose templates leave nothing to fill in does not return to filling in', async () => {
    const row = {
      keyResult: '营收',
      description: null,
      measureUnit: null,
      startValue: '0',
      targetValue: '10',
      weight: '100',
    };
    const plan = await bench.goTo(
      await readyPlan(bench.services, bench.company, { parts: [partInput({ rowsByEmployee: false, rows: [row] })] }),
      2,
    );
    expect(errorsOf(await bench.back(plan, 1))).toEqual([['to', 'READ_ONLY_NOT_TO_FILLING']]);
  });

  test('to not open lets settings change, keeps the people, the templates and their content, and cannot be deleted', async () => {
    const ready = await readyPlan(bench.services, bench.company);
    const version = await opened(bench.services, bench.company, ready);
    const { version: returned } = (await bench.back({ id: ready.id, version }, 0)).data as Saved;
    expect(
      errorsOf(
        await bench.call('performanceplane.deleteplane', {
          planCode: ready.id,
          version: returned,
          clientMutationId: undefined,
        }),
      ),
    ).toEqual([[null, 'PLAN_WAS_OPEN']]);
    const modules = (companyModuleCode: string) => ({
      planCode: ready.id,
      version: returned,
      ruleCode: ready.ruleId,
      modules: [{ companyModuleCode, weight: '100' }],
      flow: [],
    });
    const other = await readyPlan(bench.services, bench.company);
    expect(
      errorsOf(await bench.services.call('performanceplane.saveplanrule', modules(other.templateId), bench.token)),
    ).toEqual([['modules', 'TEMPLATES_KEPT']]);
    await bench.services.ok(
      'assessmentModule.stopCompanyModule',
      { companyModuleCode: ready.templateId, version: 2 },
      bench.token,
    );
    const saved = await bench.services.ok<Saved>(
      'performanceplane.saveplanrule',
      modules(ready.templateId),
      bench.token,
    );
    const before = await bench.infos(ready.id);
    await opened(bench.services, bench.company, { id: ready.id, version: saved.version });
    expect((await bench.infos(ready.id)).map((one) => one.id)).toEqual(before.map((one) => one.id));
  });
});

describe('locking', () => {
  const lock = (plan: Saved, locked = true) =>
    bench.services.call(
      'performanceflow.lockplan',
      { planCode: plan.id, version: plan.version, locked, reason: '审计' },
      bench.token,
    );

  test('S4.035 S4.036 S3.039 S6.051 a locked plan shows its status negative and does not move until it is unlocked', async () => {
    const plan = await bench.goTo(await readyPlan(bench.services, bench.company), 2);
    const locked = (await lock(plan)).data as { planStatus: number; version: number };
    expect(locked.planStatus).toBe(-2);
    const now = { id: plan.id, version: locked.version };
    expect(
      errorsOf(
        await bench.call('performanceflow.advanceadjusting', {
          planCode: plan.id,
          version: now.version,
          openAnyway: true,
        }),
      ),
    ).toEqual([[null, 'PLAN_LOCKED']]);
    expect(errorsOf(await bench.back(now, 1))).toEqual([[null, 'PLAN_LOCKED']]);
    expect(
      errorsOf(
        await bench.services.call(
          'performanceplane.updatePlanAfterStart',
          { planCode: plan.id, version: now.version, viewWhat: 1 },
          bench.token,
        ),
      ),
    ).toEqual([[null, 'PLAN_LOCKED']]);
    expect(
      (
        await bench.services.ok<{ planCode: string }[]>('performanceflow.queryplane', { status: '-2' }, bench.token)
      ).map((one) => one.planCode),
    ).toContain(plan.id);
    expect((await lock(now, false)).data).toMatchObject({ planStatus: 2 });
  });

  test('S4.035 only open plans can be locked', async () => {
    const ready = await readyPlan(bench.services, bench.company);
    expect(errorsOf(await lock(ready))).toEqual([[null, 'STAGE_NOT_OPEN']]);
    expect(errorsOf(await lock(await bench.goTo(ready, 5)))).toEqual([[null, 'PLAN_CLOSED']]);
  });
});

test('S3.037 S4.024 S5.134 stopping needs a reason and is final', async () => {
  const plan = await bench.goTo(await readyPlan(bench.services, bench.company), 1);
  const stop = (reason: string) =>
    bench.call('performanceflow.stop', { planCode: plan.id, version: plan.version, reason });
  expect(errorsOf(await stop('  '))).toEqual([['reason', 'PLAN_STOP_REASON_REQUIRED']]);
  const stopped = (await stop('组织调整')).data as { planStatus: number; version: number };
  expect(stopped.planStatus).toBe(98);
  expect(errorsOf(await bench.back({ id: plan.id, version: stopped.version }, 0))).toEqual([[null, 'PLAN_STOPPED']]);
});
