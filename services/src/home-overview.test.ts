import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AssessmentPlanStatus,
  BossStage,
  EmployeeStage,
  FirstStep,
  SignInStatus,
  TargetStatus,
  TodoType,
} from '@hengcai/shared/enums';
import { startServices, type TestServices } from './testing/kit.ts';
import { employee } from './modules/employee/tables.ts';
import {
  opened,
  planInput,
  readyPlan,
  staffedCompany,
  TEST_DAY,
  type Staffed,
} from './modules/performance/plan/plan-testing.ts';
import { assessmentInfo, assessmentPlan } from './modules/performance/tables.ts';
import { userAccount } from './modules/session/tables.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Overview = Record<string, any>;

let services: TestServices;
let company: Staffed;
let planId: string;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 6);
  const ready = await readyPlan(services, company, { plan: { planName: '年度考核' } });
  planId = ready.id;
  await opened(services, company, ready);
});
afterAll(() => services.stop());

const overview = (token: string) => services.ok<Overview>('overview.homeoverview', {}, token);
const signIn = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
const writeInfo = (set: Partial<typeof assessmentInfo.$inferSelect>, empId?: string) =>
  services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(assessmentInfo)
      .set(set)
      .where(and(eq(assessmentInfo.planId, planId), empId ? eq(assessmentInfo.empId, empId) : undefined)),
  );
const writePlan = (set: Partial<typeof assessmentPlan.$inferSelect>) =>
  services.as(company, 'writes', (ctx) => ctx.tx.update(assessmentPlan).set(set).where(eq(assessmentPlan.id, planId)));

describe('the plans that run', () => {
  it('say how far their people are, where those are who hold the stage up, and whether its last day is over', async () => {
    await writeInfo({ targetStatus: TargetStatus.APPROVED }, company.staffIds[0]);
    const [plan] = (await overview(company.adminToken)).plans;
    expect(plan).toEqual({
      assessmentPlanCode: planId,
      assessmentPlanName: '年度考核',
      status: 1,
      locked: false,
      lastDay: planInput().windows.fill.to,
      overdue: false,
      people: 8,
      done: 1,
      missing: [
        { deptId: company.deptIds[1], deptName: '部门2', deptNameEn: null, count: 4 },
        { deptId: company.deptIds[0], deptName: '部门1', deptNameEn: null, count: 3 },
      ],
      superiorLeft: 0,
      mayRemind: true,
    });

    await writePlan({ fillTo: '2026-11-01' });
    expect((await overview(company.adminToken)).plans[0]).toMatchObject({ lastDay: '2026-11-01', overdue: true });
    await writePlan({ locked: true });
    expect((await overview(company.adminToken)).plans[0]).toMatchObject({ locked: true, mayRemind: false });
    await writePlan({ fillTo: planInput().windows.fill.to, locked: false });
    await writeInfo({ targetStatus: TargetStatus.PENDING_FILL });
  });

  it('say the same of how many are done, of how many, at home and in the list of plans; who left without targets is neither', async () => {
    const figures = async () => {
      const [home] = (await overview(company.adminToken)).plans;
      const [listed] = await services.ok<{ stageDone: number; stagePeople: number }[]>(
        'performanceplane.getplanandrule',
        { planCode: planId },
        company.adminToken,
      );
      expect([home.done, home.people]).toEqual([listed?.stageDone, listed?.stagePeople]);
      return [home.done, home.people];
    };
    const [done = '', gone = ''] = company.staffIds;
    const leave = (lastDay: string | null) =>
      services.as(company, 'writes', (ctx) => ctx.tx.update(employee).set({ lastDay }).where(eq(employee.id, gone)));
    await writeInfo({ targetStatus: TargetStatus.APPROVED, employeeStage: EmployeeStage.APPROVED }, done);
    expect(await figures()).toEqual([1, 8]);
    await leave('2026-10-31');
    expect(await figures()).toEqual([1, 7]);
    await writeInfo({ targetStatus: TargetStatus.PENDING_APPROVAL }, gone);
    expect(await figures()).toEqual([1, 8]);
    // Scoring asks only whoever has targets.
    await writePlan({ status: AssessmentPlanStatus.SCORING });
    expect(await figures()).toEqual([0, 1]);
    await writeInfo({ employeeStage: EmployeeStage.BOSS_RATED, bossStage: BossStage.SCORED }, done);
    expect(await figures()).toEqual([1, 1]);
    await writePlan({ status: AssessmentPlanStatus.COMMUNICATING });
    expect(await figures()).toEqual([0, 0]);
    await writeInfo({ bossStage: BossStage.TO_CONFIRM }, done);
    expect(await figures()).toEqual([0, 1]);
    await writeInfo({ employeeStage: EmployeeStage.CONFIRMED, bossStage: BossStage.CONFIRMED }, done);
    expect(await figures()).toEqual([1, 1]);

    await leave(null);
    await writePlan({ status: AssessmentPlanStatus.FILLING });
    await writeInfo({
      targetStatus: TargetStatus.PENDING_FILL,
      employeeStage: EmployeeStage.PENDING_FILL,
      bossStage: BossStage.WAITING_TARGETS,
    });
  });

  it('are nobody’s business who manages no plans, and show no plan that is over', async () => {
    expect((await overview(await signIn(company.bossIds[0]))).plans).toBeNull();
    await writePlan({ status: 98 });
    expect((await overview(company.adminToken)).plans).toEqual([]);
    await writePlan({ status: 1 });
  });
});

describe('the team', () => {
  it('is shown to its superior alone: who owes what until when', async () => {
    const team = (await overview(await signIn(company.bossIds[1]))).team;
    expect(team.total).toBe(3);
    expect(team.items).toHaveLength(3);
    expect(team.items[0]).toEqual({
      typeId: TodoType.MY_TARGETS,
      assessmentPlanCode: planId,
      assessmentPlanName: '年度考核',
      empId: expect.any(String),
      empName: expect.stringMatching(/^员工/),
      lastDay: '2026-11-20',
    });
    expect((await overview(await signIn(company.staffIds[0] ?? ''))).team).toBeNull();
    expect((await overview(company.adminToken)).team).toBeNull();
  });

  it('has nothing open once everybody has submitted', async () => {
    await writeInfo({ targetStatus: TargetStatus.PENDING_APPROVAL });
    expect((await overview(await signIn(company.bossIds[1]))).team).toEqual({ total: 0, items: [] });
    await writeInfo({ targetStatus: TargetStatus.PENDING_FILL });
  });
});

describe('people', () => {
  const change = (set: Partial<typeof employee.$inferSelect>, empId: string) =>
    services.as(company, 'writes', (ctx) => ctx.tx.update(employee).set(set).where(eq(employee.id, empId)));

  it('who never signed in are counted as in the list behind the figure, without those who left', async () => {
    const [one = '', two = ''] = company.staffIds;
    await services.as(company, 'writes', (ctx) =>
      ctx.tx.update(userAccount).set({ lastSignInAt: null }).where(eq(userAccount.companyId, company.companyId)),
    );
    await signIn(one);
    const filter = { signIn: [SignInStatus.NEVER, SignInStatus.INVITED], status: [0, 1, 2, 3] };
    const listed = () => services.ok<{ total: number }>('empmanage.emplist', { filter }, company.adminToken);
    const counted = async () => (await overview(company.adminToken)).neverSignedIn;
    expect(await counted()).toBe(7);
    await change({ lastDay: '2026-10-30' }, two);
    expect(await counted()).toBe(6);
    expect((await listed()).total).toBe(6);
    await change({ lastDay: null }, two);
    expect((await overview(await signIn(one))).neverSignedIn).toBeNull();
  });

  it('whose probation ends within thirty days are named, the first day first, to whoever reads the dates of the list', async () => {
    const [one = '', two = '', three = '', four = ''] = company.staffIds;
    await change({ regularDate: '2026-12-02' }, one);
    await change({ regularDate: '2026-11-03' }, two);
    await change({ regularDate: '2026-12-03' }, three);
    await change({ regularDate: '2026-11-02' }, four);
    const { probation } = await overview(company.adminToken);
    expect(probation.total).toBe(2);
    expect(probation.items.map((who: Overview) => [who.empId, who.regularDate])).toEqual([
      [two, '2026-11-03'],
      [one, '2026-12-02'],
    ]);
    expect((await overview(await signIn(company.bossIds[1]))).probation).toBeNull();
  });
});

describe('the first steps of a new company', () => {
  it('tick themselves off from the data, are for those who may do them, and go when all are done', async () => {
    const young = await services.createTestCompany();
    const steps = async (token: string) => (await overview(token)).firstSteps;
    const all = Object.values(FirstStep).map((step) => ({ step, done: false }));
    expect(await steps(young.adminToken)).toEqual(all);

    const staffed = await staffedCompany(services, 2);
    await services.as(staffed, 'writes', (ctx) =>
      ctx.tx.update(userAccount).set({ lastSignInAt: null }).where(eq(userAccount.companyId, staffed.companyId)),
    );
    expect((await steps(staffed.adminToken)).map((one: Overview) => one.done)).toEqual([true, true, false, false]);
    const person = await services.signIn(staffed.code, staffed.numberOf.get(staffed.staffIds[0] ?? '') ?? '');
    expect(await steps(person)).toBeNull();
    expect((await steps(staffed.adminToken)).map((one: Overview) => one.done)).toEqual([true, true, true, false]);
    await opened(services, staffed, await readyPlan(services, staffed));
    expect(await steps(staffed.adminToken)).toBeNull();
  });
});

it('asks as many statements for many people, departments and plans as for few', async () => {
  const many = await staffedCompany(services, 40);
  for (const _ of [1, 2]) await opened(services, many, await readyPlan(services, many));
  const cost = async (token: string) => {
    const before = services.statements();
    await overview(token);
    return services.statements() - before;
  };
  const boss = await services.signIn(many.code, many.numberOf.get(many.bossIds[0]) ?? '');
  expect([await cost(many.adminToken), await cost(boss)]).toEqual([
    await cost(company.adminToken),
    await cost(await signIn(company.bossIds[0])),
  ]);
});
