import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { createContext } from '../../../kit/run.ts';
import { instantOf } from '@hengcai/shared/rules/time-zone';
import { businessDateAt } from '../../../kit/clock.ts';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { deptVersion } from '../../org/tables.ts';
import { stageReminder } from '../../message/tables.ts';
import { mail } from '../../../kit/tables.ts';
import { recomposeAll } from '../assessment/recompose.ts';
import { buildPerformanceDemo } from './demo.ts';
import type { PlanRow } from '../plan/plan.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { confirmation, scoreSheet } from '../tables-form.ts';
import { deptScoreSheet } from '../tables-department.ts';
import { includedResult } from '../tables-include.ts';
import { progressNote } from '../tables-progress.ts';
import { targetDeptAlign } from '../tables-align.ts';
import { workReport } from '../tables-report.ts';

let services: TestServices;
let company: Staffed;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 40);
  // Heads since ever, as in the demo: much of it lies before today.
  await services.as(company, 'writes', async ({ tx }) => {
    for (const [at, deptId] of company.deptIds.entries())
      await tx
        .update(deptVersion)
        .set({ headEmpId: company.bossIds[at], validFrom: '2020-01-01' })
        .where(eq(deptVersion.deptId, deptId));
  });
  const { session } = company;
  await buildPerformanceDemo({
    code: 'acme',
    anchor: '2026-11-01',
    on: (day, fn) =>
      services.kernel.db.withTenant(session, 'writes', (tx) => {
        const now = instantOf(day, '09:00:00', session.timeZone);
        return fn({
          ...createContext(
            services.kernel,
            { session, language: 'en-US', requestId: 'demo' },
            tx,
            now,
            () => undefined,
          ),
          newId: () => services.kernel.newId(now),
          today: businessDateAt(now, session.timeZone),
        });
      }),
  });
});
afterAll(() => services.stop());

const rowsOf = <T>(run: Parameters<TestServices['as']>[2]) => services.as(company, 'reads', run) as Promise<T>;

test('two years are finished, this year is being filled in, a half year is being scored, a quarter is in calibration', async () => {
  const plans = await rowsOf<{ name: string; status: number }[]>((ctx) =>
    ctx.tx
      .select({ name: assessmentPlan.name, status: assessmentPlan.status })
      .from(assessmentPlan)
      .where(eq(assessmentPlan.companyId, company.companyId))
      .orderBy(assessmentPlan.id),
  );
  expect(plans).toEqual([
    { name: 'ACME annual appraisal 2024', status: AssessmentPlanStatus.CLOSED },
    { name: 'ACME annual appraisal 2025', status: AssessmentPlanStatus.CLOSED },
    ...[1, 2, 3, 4].map((quarter) => ({
      name: `ACME quarterly appraisal 2025 Q${quarter}`,
      status: AssessmentPlanStatus.CLOSED,
    })),
    { name: 'ACME appraisal of the year 2025 with its quarters', status: AssessmentPlanStatus.CLOSED },
    { name: 'ACME half-year review 2026 H1', status: AssessmentPlanStatus.SCORING },
    { name: 'ACME quarterly appraisal 2026 Q3', status: AssessmentPlanStatus.CALIBRATING },
    { name: 'ACME quarterly appraisal 2026 Q4', status: AssessmentPlanStatus.SCORING },
    { name: 'ACME annual appraisal 2026', status: AssessmentPlanStatus.FILLING },
  ]);
});

const levelsOf = (year: number) =>
  rowsOf<{ level: string; people: number }[]>((ctx) =>
    ctx.tx
      .select({
        level: sql<string>`coalesce(${assessmentInfo.calibratedLevel}, ${assessmentInfo.levelName})`,
        people: sql<number>`count(*)::int`,
      })
      .from(assessmentInfo)
      .innerJoin(assessmentPlan, eq(assessmentPlan.id, assessmentInfo.planId))
      .where(
        and(
          eq(assessmentPlan.name, `ACME annual appraisal ${year}`),
          eq(assessmentPlan.companyId, company.companyId),
          isNotNull(assessmentInfo.composed),
          eq(assessmentPlan.status, AssessmentPlanStatus.CLOSED),
        ),
      )
      .groupBy(sql`1`)
      .orderBy(sql`1`),
  ).then((rows) => Object.fromEntries(rows.map(({ level, people }) => [level, people])));

test('last year meets the shares, the one before does not, and everybody has scores of both sides and both confirmations', async () => {
  const met = { A: 8, B: 21, C: 6, D: 2, S: 4 };
  expect(await levelsOf(2025)).toEqual(met);
  expect(await levelsOf(2024)).not.toEqual(met);
  const done = await rowsOf<{ confirmations: number; sheets: number }[]>((ctx) =>
    ctx.tx
      .select({
        confirmations: ctx.tx.$count(confirmation, eq(confirmation.outcome, 'confirmed')),
        sheets: ctx.tx.$count(scoreSheet, isNotNull(scoreSheet.totalRaw)),
      })
      .from(assessmentPlan)
      .limit(1),
  );
  expect(done[0]?.confirmations).toBeGreaterThanOrEqual(2 * 2 * 41);
  expect(done[0]?.sheets).toBeGreaterThan(2 * 2 * 41);
});

test('people of the open plans are at every stage', async () => {
  const stages = (status: number) =>
    rowsOf<{ stage: number }[]>((ctx) =>
      ctx.tx
        .selectDistinct({ stage: assessmentInfo.employeeStage })
        .from(assessmentInfo)
        .innerJoin(assessmentPlan, eq(assessmentPlan.id, assessmentInfo.planId))
        .where(eq(assessmentPlan.status, status))
        .orderBy(assessmentInfo.employeeStage),
    ).then((rows) => rows.map((row) => row.stage));
  expect(await stages(AssessmentPlanStatus.FILLING)).toEqual([1, 2, 3]);
  expect(await stages(AssessmentPlanStatus.SCORING)).toEqual([3, 4, 5]);
});

test('people of the running quarter tell week by week how far they are, and a head how far the department is', async () => {
  const told = await rowsOf<{ notes: number; weeks: number; reports: number }[]>((ctx) =>
    ctx.tx
      .select({
        notes: sql<number>`count(*)::int`,
        weeks: sql<number>`count(distinct ${progressNote.week})::int`,
        reports: ctx.tx.$count(workReport, eq(workReport.companyId, company.companyId)),
      })
      .from(progressNote)
      .where(eq(progressNote.companyId, company.companyId)),
  );
  expect(told).toEqual([{ notes: 32, weeks: 2, reports: 32 + 2 }]);
});

test('nobody was written to, and message centres tell of the running plans alone', async () => {
  const mails = await rowsOf<unknown[]>((ctx) =>
    ctx.tx.select().from(mail).where(eq(mail.companyId, company.companyId)),
  );
  const plans = await rowsOf<{ name: string | null }[]>((ctx) =>
    ctx.tx
      .selectDistinct({ name: stageReminder.label })
      .from(stageReminder)
      .where(eq(stageReminder.companyId, company.companyId))
      .orderBy(stageReminder.label),
  );
  expect(mails).toEqual([]);
  expect(plans.map((one) => one.name)).toEqual([
    'ACME annual appraisal 2026',
    'ACME half-year review 2026 H1',
    'ACME quarterly appraisal 2026 Q3',
    'ACME quarterly appraisal 2026 Q4',
  ]);
});

test('a year counts its quarters, a quarter its departments and potential, and the product comes to the same results', async () => {
  const planOf = (name: string) =>
    rowsOf<PlanRow[]>((ctx) =>
      ctx.tx
        .select()
        .from(assessmentPlan)
        .where(and(eq(assessmentPlan.companyId, company.companyId), eq(assessmentPlan.name, name))),
    );
  const resultsOf = (plan: PlanRow) =>
    rowsOf<{ composed: string | null }[]>((ctx) =>
      ctx.tx
        .select({ composed: assessmentInfo.composed, level: assessmentInfo.levelName })
        .from(assessmentInfo)
        .where(and(eq(assessmentInfo.companyId, company.companyId), eq(assessmentInfo.planId, plan.id)))
        .orderBy(assessmentInfo.id),
    );
  for (const name of ['ACME appraisal of the year 2025 with its quarters', 'ACME quarterly appraisal 2026 Q3']) {
    const [plan] = await planOf(name);
    if (!plan) throw new Error(`there is no ${name}`);
    const before = await resultsOf(plan);
    expect(before.every(({ composed }) => composed !== null)).toBe(true);
    await services.as(company, 'writes', (ctx) => recomposeAll(ctx, plan));
    expect(await resultsOf(plan)).toEqual(before);
  }
  const [counted] = await rowsOf<object[]>((ctx) =>
    ctx.tx
      .select({
        included: ctx.tx.$count(includedResult, eq(includedResult.companyId, company.companyId)),
        departments: ctx.tx.$count(deptScoreSheet, isNotNull(deptScoreSheet.submittedAt)),
        serving: ctx.tx.$count(targetDeptAlign, eq(targetDeptAlign.companyId, company.companyId)),
        potentials: sql<number>`(select count(distinct ${scoreSheet.potential}) from ${scoreSheet})::int`,
      })
      .from(assessmentPlan)
      .limit(1),
  );
  // Four quarters of everybody with a superior, and both departments of these people.
  expect(counted).toEqual({ included: 4 * 41, departments: 2, serving: 12, potentials: 3 });
});
