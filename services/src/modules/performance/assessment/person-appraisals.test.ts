import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AssessmentPlanStatus, BossStage, EmployeeStage, TargetStatus, ViewerType } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { opened, readyPlan, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';

interface Line {
  assessmentPlanCode: string;
  composedScore: string | null;
  levelName: string | null;
  viewerType: number;
}

let services: TestServices;
let company: Staffed;
let person: string;
let older: string;
let newer: string;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 2);
  [person = ''] = company.staffIds;
  const open = async (year: number) => {
    const period = { planYear: year, periodFrom: `${year}-01-01`, periodTo: `${year}-12-31` };
    const plan = await readyPlan(services, company, { plan: period });
    await opened(services, company, plan);
    return plan.id;
  };
  newer = await open(2026);
  older = await open(2025);
  await readyPlan(services, company, { plan: { planYear: 2027 } });
  await services.as(company, 'writes', async (ctx) => {
    const of = (planId: string) => and(eq(assessmentInfo.planId, planId), eq(assessmentInfo.empId, person));
    await ctx.tx
      .update(assessmentPlan)
      .set({ status: AssessmentPlanStatus.SCORING })
      .where(eq(assessmentPlan.id, newer));
    await ctx.tx
      .update(assessmentInfo)
      .set({ targetStatus: TargetStatus.APPROVED, bossStage: BossStage.SCORED, composed: '88.5', levelName: 'A' })
      .where(of(newer));
    await ctx.tx
      .update(assessmentPlan)
      .set({ status: AssessmentPlanStatus.CLOSED })
      .where(eq(assessmentPlan.id, older));
    await ctx.tx
      .update(assessmentInfo)
      .set({
        targetStatus: TargetStatus.APPROVED,
        bossStage: BossStage.CONFIRMED,
        employeeStage: EmployeeStage.CONFIRMED,
        composed: '77',
        levelName: 'B',
        calibratedLevel: 'A',
      })
      .where(of(older));
  });
});
afterAll(() => services.stop());

const signIn = (empId: string) => services.signIn(company.code, company.numberOf.get(empId) ?? '');
const read = async (token: string, empId = person) =>
  (await services.ok<Line[]>('personappraisals.personappraisals', { empId }, token)).map(
    ({ assessmentPlanCode, composedScore, levelName, viewerType }) => [
      assessmentPlanCode,
      composedScore,
      levelName,
      viewerType,
    ],
  );

describe('the appraisals of a person', () => {
  test('are those of all years, newest first, with results as managers of plans see them; what HR prepares is none', async () => {
    expect(await read(company.adminToken)).toEqual([
      [newer, '88.5', 'A', ViewerType.SETTER],
      [older, '77', 'A', ViewerType.SETTER],
    ]);
  });

  test('show the person the own result only once the plan lets them see it', async () => {
    expect(await read(await signIn(person))).toEqual([
      [newer, null, null, ViewerType.MYSELF],
      [older, '77', 'A', ViewerType.MYSELF],
    ]);
  });

  test('are open to whoever scored them, and to nobody else', async () => {
    const boss = company.bossIds[0];
    expect((await read(await signIn(boss))).map(([id, , , viewer]) => [id, viewer])).toEqual([
      [newer, ViewerType.LEADER],
      [older, ViewerType.LEADER],
    ]);
    expect(await read(await signIn(company.staffIds[1] ?? ''))).toEqual([]);
    expect(await read(await signIn(company.bossIds[1]), boss)).toEqual([]);
  });
});
