import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, ExitKind, TargetStatus, TodoType } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { exitPeople } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { setHeads } from '../../org/public.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from '../assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { fillDept, openDeptPlan, withHeads, type Dept } from './dept-testing.ts';

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>> & { member: string };
let plan: Appraisal;

/** The head of the second department fills in, the head of the company decides; of the first department that is one person. */
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  await withHeads(services, company);
  const number = company.numberOf.get(company.staffIds[1] ?? '') ?? '';
  as = { ...(await signedIn(services, company)), member: await services.signIn(company.code, number) };
});
beforeEach(async () => {
  plan = await openAppraisalOf(services, company);
});
afterAll(() => services.stop());

const about = (dept: 0 | 1) => ({ planCode: plan.plan.id, deptId: company.deptIds[dept] });
const call = (name: string, token: string, more: object = {}, dept: 0 | 1 = 1) =>
  services.call(`performanceview.${name}`, { ...about(dept), ...more }, token);
const detail = (token: string, dept: 0 | 1 = 1) =>
  services.ok<Dept>('performanceview.getDeptAssessmentDetail', about(dept), token);
const may = async (token: string) =>
  (await detail(token)).actions.filter(({ allowed }) => allowed).map(({ action }) => action);

const fill = (token: string, dept: 0 | 1 = 1, keyResult?: string) => fillDept(services, about(dept), token, keyResult);
const decide = async (token: string, action: string, more: object = {}, dept: 0 | 1 = 1) =>
  call(
    'updatedeptstatus',
    token,
    { clientMutationId: key(), version: (await detail(token, dept)).version, action, ...more },
    dept,
  );
const texts = ({ indicators }: Dept) => indicators.map(({ keyResult }) => keyResult);
const counted = async (token: string) =>
  (await services.ok<{ typeId: number; backlogCount: number }[]>('message.listbacklogcount', {}, token)).filter(
    ({ typeId, backlogCount }) => typeId === TodoType.DEPARTMENT_TARGETS && backlogCount > 0,
  );

test('the head fills in and submits, the head above approves, and then the members see them', async () => {
  expect((await detail(as.otherBoss)).indicators.every((row) => row.fixed)).toBe(true);
  expect((await fill(as.otherBoss)).success).toBe(true);
  // A draft is its writer's alone.
  for (const token of [as.boss, as.member, as.admin]) expect((await detail(token)).indicators).toEqual([]);
  expect((await decide(as.otherBoss, 'submit')).success).toBe(true);
  expect(await detail(as.member)).toMatchObject({ targetStatus: TargetStatus.PENDING_APPROVAL, indicators: [] });
  expect(texts(await detail(as.boss))).toContain('部门签约额');
  expect(await counted(as.boss)).toEqual([{ typeId: TodoType.DEPARTMENT_TARGETS, backlogCount: 1 }]);
  expect([await may(as.boss), await may(as.otherBoss), await may(as.member)]).toEqual([
    ['approveDeptTargets', 'rejectDeptTargets'],
    [],
    [],
  ]);

  expect((await decide(as.boss, 'approve')).success).toBe(true);
  const seen = await detail(as.member);
  expect(seen).toMatchObject({ targetStatus: TargetStatus.APPROVED, head: { empId: company.bossIds[1] } });
  expect(texts(seen)).toContain('部门签约额');
  expect(await counted(as.boss)).toEqual([]);
});

test('where their score counts, the heads are told to fill them in and have it to do until they are submitted', async () => {
  const before = [await counted(as.boss), await counted(as.otherBoss)];
  plan = await openDeptPlan(services, company);
  const { items } = await services.ok<{ items: { remindTypeName: string; remindContent: string }[] }>(
    'message.listremindmessage',
    {},
    as.otherBoss,
  );
  expect(items[0]).toMatchObject({ remindTypeName: 'Department targets to fill in' });
  expect(items[0]?.remindContent).toMatch(/部门2.* by 2026-11-20\./);
  const waits = async (token: string) =>
    (
      await services.ok<{ items: { deptId: string }[] }>(
        'performanceview.getDeptSelectInfo',
        { planCode: plan.plan.id, waitingForMe: true, pageNo: 1, pageSize: 20 },
        token,
      )
    ).items.map(({ deptId }) => company.deptIds.indexOf(deptId));
  const one = [{ typeId: TodoType.DEPARTMENT_TARGETS, backlogCount: 1 }];
  expect([before, await counted(as.otherBoss), await waits(as.otherBoss)]).toEqual([[[], []], one, [1]]);
  await fill(as.otherBoss);
  // A draft is not done yet.
  expect([await counted(as.otherBoss), await waits(as.otherBoss)]).toEqual([one, [1]]);
  await decide(as.otherBoss, 'submit');
  expect([await counted(as.otherBoss), await waits(as.otherBoss)]).toEqual([[], []]);
  // The own department and the one to approve.
  expect(await waits(as.boss)).toEqual([0, 1]);
  await plan.goTo(AssessmentPlanStatus.SCORING);
  expect([await counted(as.boss), await waits(as.boss)]).toEqual([[], []]);
});

test('what is returned goes back with its reason, and agreed targets stand until changed ones are approved', async () => {
  await fill(as.otherBoss);
  await decide(as.otherBoss, 'submit');
  expect(refusalOf(await decide(as.boss, 'reject'))).toEqual([422, [['opinion', 'APPROVAL_OPINION_REQUIRED']]]);
  await decide(as.boss, 'reject', { opinion: '指标太低' });
  expect(await detail(as.otherBoss)).toMatchObject({ targetStatus: TargetStatus.REJECTED, opinion: '指标太低' });
  expect((await detail(as.member)).opinion).toBeNull();
  expect(await counted(as.otherBoss)).toHaveLength(1);
  await decide(as.otherBoss, 'submit');
  await decide(as.boss, 'approve');

  await fill(as.otherBoss, 1, '部门回款额');
  expect(texts(await detail(as.member))).toContain('部门签约额');
  await decide(as.otherBoss, 'submit');
  expect(texts(await detail(as.member))).toContain('部门签约额');
  await decide(as.boss, 'approve');
  expect(texts(await detail(as.member))).toContain('部门回款额');
});

test('with nobody above to ask, what is submitted stands at once', async () => {
  expect((await detail(as.boss, 0)).approver).toBeNull();
  await fill(as.boss, 0);
  await decide(as.boss, 'submit', {}, 0);
  expect(await detail(as.person, 0)).toMatchObject({ targetStatus: TargetStatus.APPROVED });
});

test('S4.026 the targets of a department freeze when scoring opens, and a locked plan changes nothing', async () => {
  await fill(as.otherBoss);
  await plan.switch({ locked: true, reason: '核对' });
  expect(refusalOf(await decide(as.otherBoss, 'submit'))).toEqual([422, [[null, 'PLAN_LOCKED']]]);
  await plan.switch({ locked: false });
  await plan.goTo(AssessmentPlanStatus.SCORING);
  expect(refusalOf(await fill(as.otherBoss))).toEqual([422, [[null, 'STAGE_PASSED']]]);
  expect(refusalOf(await decide(as.otherBoss, 'submit'))).toEqual([422, [[null, 'STAGE_PASSED']]]);
});

test('only the head writes, only the head above decides, and whoever has nothing to do with it finds nothing', async () => {
  expect((await call('getDeptAssessmentDetail', as.person)).status).toBe(404);
  expect((await decide(as.otherBoss, 'approve')).status).toBe(422);
  expect(refusalOf(await fill(as.member))).toEqual([422, [[null, 'ROLE_NOT_ALLOWED']]]);
  expect(refusalOf(await decide(as.otherBoss, 'submit'))).toEqual([
    422,
    [
      ['parts.0', 'WEIGHTS_NOT_100'],
      ['parts.1', 'TOO_FEW'],
    ],
  ]);
  const { version } = await detail(as.otherBoss);
  await fill(as.otherBoss);
  const late = await call('updatedeptstatus', as.otherBoss, { clientMutationId: key(), version, action: 'submit' });
  expect(late.status).toBe(409);
});

test('the list has the departments that concern the caller, and says whose turn it is', async () => {
  const list = async (token: string, more: object = {}) =>
    (
      await services.ok<{ items: { deptId: string; waits: boolean; memberCount: number }[]; total: number }>(
        'performanceview.getDeptSelectInfo',
        { planCode: plan.plan.id, pageNo: 1, pageSize: 20, ...more },
        token,
      )
    ).items.map(({ deptId, waits, memberCount }) => [company.deptIds.indexOf(deptId), waits, memberCount]);
  expect([await list(as.person), await list(as.member)]).toEqual([[], []]);
  await fill(as.otherBoss);
  await decide(as.otherBoss, 'submit');
  expect((await list(as.boss)).sort()).toEqual([
    [0, false, 3],
    [1, true, 3],
  ]);
  expect(await list(as.boss, { waitingForMe: true })).toEqual([[1, true, 3]]);
  expect(await list(as.admin)).toHaveLength(2);
  // The tab counts what the list shows.
  const counted = async (token: string) => {
    const tabs = await services.ok<Record<'departments' | 'departmentsWaiting', number>>(
      'performanceview.getAssessmentTabList',
      {},
      token,
    );
    return [tabs.departments, tabs.departmentsWaiting];
  };
  const totals = async (token: string) => {
    const asked = [false, true].map((waitingForMe) =>
      services.ok<{ total: number }>(
        'performanceview.getDeptSelectInfo',
        { pageNo: 1, pageSize: 20, waitingForMe },
        token,
      ),
    );
    return (await Promise.all(asked)).map(({ total }) => total);
  };
  const [all = 0, waiting = 0] = await totals(as.boss);
  expect([waiting > 0, all > waiting]).toEqual([true, true]);
  for (const who of [as.boss, as.otherBoss, as.person]) expect(await counted(who)).toEqual(await totals(who));
  await decide(as.boss, 'approve');
  expect([await list(as.person), await list(as.member)]).toEqual([[], [[1, false, 3]]]);
});

describe('a head who has left', () => {
  /** Another company: who has left is missed by the other tests. */
  let here: Staffed;
  let form: Appraisal;
  let of: Awaited<ReturnType<typeof signedIn>>;
  beforeEach(async () => {
    here = await staffedCompany(services, 4);
    await withHeads(services, here);
    form = await openDeptPlan(services, here);
    of = await signedIn(services, here);
  });
  const second = () => ({ planCode: form.plan.id, deptId: here.deptIds[1] });
  const seen = (token: string) => services.ok<Dept>('performanceview.getDeptAssessmentDetail', second(), token);
  const reportsTo = (empIds: readonly string[], bossId: string | null) =>
    services.as(here, 'writes', (ctx) =>
      ctx.tx
        .update(employee)
        .set({ bossId })
        .where(and(eq(employee.companyId, here.companyId), inArray(employee.id, [...empIds]))),
    );
  const leave = async (at: 0 | 1, reportsGoTo: string | null) => {
    await reportsTo(
      [...here.staffIds.filter((_id, i) => i % 2 === at), ...(at === 0 ? [here.bossIds[1]] : [])],
      reportsGoTo,
    );
    await services.as(here, 'writes', (ctx) =>
      exitPeople(ctx, [
        { empId: here.bossIds[at], lastDay: '2026-11-01', exitKind: ExitKind.VOLUNTARY, reason: '个人原因' },
      ]),
    );
  };
  const decides = async (token: string, action: string) =>
    services.ok(
      'performanceview.updatedeptstatus',
      { ...second(), clientMutationId: key(), version: (await seen(token)).version, action },
      token,
    );
  const headed = (at: 0 | 1, headEmpId: string) =>
    services.as(here, 'writes', (ctx) => setHeads(ctx, [{ deptId: here.deptIds[at], headEmpId }]));
  const told = async (token: string) =>
    (await services.ok<{ items: { remindTypeName: string }[] }>('message.listremindmessage', {}, token)).items.map(
      ({ remindTypeName }) => remindTypeName,
    );

  test('has nothing to fill in, and whoever comes after goes on', async () => {
    await fillDept(services, second(), of.otherBoss);
    await leave(1, here.bossIds[0]);
    expect((await seen(of.admin)).head).toBeNull();
    const next = here.staffIds[1] ?? '';
    await headed(1, next);
    const token = await services.signIn(here.code, here.numberOf.get(next) ?? '');
    expect(await counted(token)).toEqual([{ typeId: TodoType.DEPARTMENT_TARGETS, backlogCount: 1 }]);
    expect(texts(await seen(token))).toContain('部门签约额');
    await decides(token, 'submit');
    await decides(of.boss, 'approve');
    expect(await seen(token)).toMatchObject({ targetStatus: TargetStatus.APPROVED });
  });

  test('is not waited for to approve: the manager above is asked and told', async () => {
    await reportsTo([here.bossIds[0]], here.staffIds[0] ?? null);
    await fillDept(services, second(), of.otherBoss);
    await decides(of.otherBoss, 'submit');
    await leave(0, null);
    expect(await counted(of.person)).toEqual([{ typeId: TodoType.DEPARTMENT_TARGETS, backlogCount: 1 }]);
    expect(await told(of.person)).toContain('Department targets to approve');
    await decides(of.person, 'approve');
    expect(await seen(of.otherBoss)).toMatchObject({ targetStatus: TargetStatus.APPROVED });
  });

  test('with nobody above, what waited goes back to the head of the department, whose next submission stands', async () => {
    await fillDept(services, second(), of.otherBoss);
    await decides(of.otherBoss, 'submit');
    await leave(0, null);
    expect(await seen(of.otherBoss)).toMatchObject({ targetStatus: TargetStatus.REJECTED, approver: null });
    expect((await told(of.otherBoss))[0]).toBe('Department targets to fill in');
    expect(await counted(of.otherBoss)).toEqual([{ typeId: TodoType.DEPARTMENT_TARGETS, backlogCount: 1 }]);
    await decides(of.otherBoss, 'submit');
    expect(await seen(of.otherBoss)).toMatchObject({ targetStatus: TargetStatus.APPROVED });
  });
});
