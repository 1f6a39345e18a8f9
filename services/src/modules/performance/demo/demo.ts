import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { MailPreference, AssessmentPlanCycle, AssessmentPlanStatus, type ValueOf } from '@hengcai/shared/enums';
import { randomOf } from '@hengcai/shared/random';
import { periodOf } from '@hengcai/shared/rules/performance/plan-dates';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { DemoCompany } from '../../../kit/demo.ts';
import { company as companies, mail } from '../../../kit/tables.ts';
import { stageReminder } from '../../message/tables.ts';
import { deptVersion } from '../../org/tables.ts';
import { userAccount } from '../../session/tables.ts';
import { fillTargets, type DemoForm, type Filled } from './demo-forms.ts';
import { calibratePlan, confirmPlan } from './demo-closing.ts';
import { alignDemoTargets, commentOnTargets, pickDemoCoAssessors } from './demo-together.ts';
import { agreeDepartments, scoreDepartments, serveDepartments } from './demo-departments.ts';
import { tellProgress } from './demo-progress.ts';
import { scorePlan, type Scored } from './demo-scores.ts';
import { makeFoundation, openPlan, type DemoPlan, type Foundation } from './demo-setup.ts';
import { demoTexts, type DemoTexts } from './demo-texts.ts';
import { loadPlan } from '../plan/plan.ts';
import { advanceTo } from '../plan/stage.ts';

/**
 * The appraisals of a demo company: two finished years with results for everybody, in the last of which one department
 * counts its quarters, this year's annual plan while people fill in, a half-year plan of two departments while they score,
 * with a quarter in which their colleagues are asked too, and a quarter of two others in calibration, with scores of their
 * departments and potential. Stages that run at the anchor, the first of a month, end in the next one: whoever looks in
 * between finds nothing overdue. Managers have the board of their people. Needs the company's people and departments.
 */
export async function buildPerformanceDemo(company: DemoCompany): Promise<void> {
  const texts = demoTexts(company.code);
  const year = Number(company.anchor.slice(0, 4));
  await company.on(day(company.anchor, -1000), (ctx) => preferMails(ctx, MailPreference.NEVER));
  const foundation = await company.on(`${year - 2}-01-08`, (ctx) => makeFoundation(ctx, texts));
  // The first calibration let a third of its people stand where their managers had put them.
  await finishedYear(company, texts, foundation, { year: year - 2, moved: 0.65 });
  await finishedYear(company, texts, foundation, { year: year - 1, moved: 1 });
  await yearOfQuarters(company, texts, foundation, year - 1);
  await halfYearInScoring(company, texts, foundation);
  await quarterInCalibration(company, texts, foundation);
  await quarterWithColleagues(company, texts, foundation);
  await annualInFilling(company, texts, foundation, year);
  await company.on(company.anchor, async (ctx) => {
    await forgetOldNews(ctx);
    // Heads are written to about their departments whatever they prefer.
    await ctx.tx.delete(mail).where(eq(mail.companyId, ctx.session.companyId));
    await preferMails(ctx, MailPreference.AT_ONCE);
    await ctx.tx.update(companies).set({ kanban: true }).where(eq(companies.companyId, ctx.session.companyId));
  });
}

/** Which of the departments below the company counts its quarters: a small one, for it has five plans more. */
const QUARTERS_OF = 6;

/** Nobody is written to about what a demo tells of past days. */
async function preferMails(ctx: Ctx, mailPreference: ValueOf<typeof MailPreference>): Promise<void> {
  await ctx.tx.update(userAccount).set({ mailPreference }).where(eq(userAccount.companyId, ctx.session.companyId));
}

/** Message centres of people who work here every day do not keep what was told a quarter of a year ago. */
async function forgetOldNews(ctx: Ctx): Promise<void> {
  const then = new Date(Date.parse(`${day(ctx.today, -90)}T00:00:00Z`));
  await ctx.tx
    .delete(stageReminder)
    .where(and(eq(stageReminder.companyId, ctx.session.companyId), lt(stageReminder.sentAt, then)));
}

/** A day some days after the anchor (before it: negative). */
function day(anchor: string, days: number): string {
  return new Date(Date.parse(`${anchor}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

async function advance(
  ctx: Ctx,
  planCode: string,
  ...to: (typeof AssessmentPlanStatus)[keyof typeof AssessmentPlanStatus][]
): Promise<void> {
  for (const status of to) {
    const { version } = await loadPlan(ctx, planCode);
    await advanceTo(ctx, status, { planCode, version, openAnyway: true });
  }
}

async function finishedYear(
  { on }: DemoCompany,
  texts: DemoTexts,
  foundation: Foundation,
  { year, moved }: { year: number; moved: number },
): Promise<void> {
  const windows = {
    fill: { from: `${year}-01-10`, to: `${year}-02-10` },
    score: { from: `${year}-12-01`, to: `${year}-12-20` },
    calibrate: { from: `${year}-12-21`, to: `${year}-12-25` },
    communicate: { from: `${year}-12-26`, to: `${year}-12-30` },
  };
  const plan = {
    name: texts.annualPlan(year),
    year,
    cycle: AssessmentPlanCycle.ANNUAL,
    cycleIndex: 1,
    period: periodOf(year, AssessmentPlanCycle.ANNUAL, 1),
    windows,
    template: foundation.annualTemplate,
    deptIds: [],
  };
  const planCode = await on(windows.fill.from, (ctx) => openPlan(ctx, foundation, plan));
  await on(windows.fill.to, (ctx) => fillTargets(ctx, planCode, texts, () => 'approved'));
  await on(windows.score.from, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.SCORING));
  await on(windows.score.to, (ctx) => scorePlan(ctx, planCode, texts, () => 'both'));
  await on(windows.calibrate.from, async (ctx) => {
    await advance(ctx, planCode, AssessmentPlanStatus.CALIBRATING);
    await calibratePlan(ctx, planCode, texts, moved);
  });
  await on(windows.communicate.from, async (ctx) => {
    await advance(ctx, planCode, AssessmentPlanStatus.COMMUNICATING);
    await confirmPlan(ctx, planCode, texts);
  });
  await on(windows.communicate.to, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.CLOSED));
}

/** A year of one department that takes its four quarters along, each a quarter of that part. */
async function yearOfQuarters(
  { on }: DemoCompany,
  texts: DemoTexts,
  foundation: Foundation,
  year: number,
): Promise<void> {
  const run = async (plan: Omit<DemoPlan, 'year' | 'deptIds' | 'windows'>, opens: string, later = 0) => {
    const before = (days: number) => day(plan.period.to, later - days);
    const windows = {
      fill: { from: opens, to: before(40) },
      score: { from: before(24), to: before(18) },
      calibrate: { from: before(17), to: before(15) },
      communicate: { from: before(14), to: before(12) },
    };
    const planCode = await on(opens, async (ctx) =>
      openPlan(ctx, foundation, { ...plan, year, windows, deptIds: await departments(ctx, QUARTERS_OF, 1) }),
    );
    await on(windows.fill.to, (ctx) => fillTargets(ctx, planCode, texts, () => 'approved'));
    await on(windows.score.from, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.SCORING));
    await on(windows.score.to, (ctx) => scorePlan(ctx, planCode, texts, () => 'both'));
    await on(windows.communicate.from, async (ctx) => {
      await advance(ctx, planCode, AssessmentPlanStatus.CALIBRATING, AssessmentPlanStatus.COMMUNICATING);
      await confirmPlan(ctx, planCode, texts);
    });
    await on(windows.communicate.to, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.CLOSED));
    return planCode;
  };
  const includes: { planCode: string; weight: string }[] = [];
  for (const quarter of [1, 2, 3, 4]) {
    const period = periodOf(year, AssessmentPlanCycle.QUARTER, quarter);
    const plan = {
      name: texts.quarterPlan(year, quarter),
      cycle: AssessmentPlanCycle.QUARTER,
      cycleIndex: quarter,
      period,
      template: foundation.annualTemplate,
    };
    includes.push({ planCode: await run(plan, day(period.from, 5)), weight: '25' });
  }
  const period = periodOf(year, AssessmentPlanCycle.ANNUAL, 1);
  const plan = {
    name: texts.yearOfQuarters(year),
    cycle: AssessmentPlanCycle.ANNUAL,
    cycleIndex: 1,
    period,
    template: foundation.quartersTemplate,
    includes,
  };
  // Scored when the last quarter is final.
  await run(plan, day(period.to, -60), 12);
}

async function annualInFilling(
  { on, anchor }: DemoCompany,
  texts: DemoTexts,
  foundation: Foundation,
  year: number,
): Promise<void> {
  const windows = {
    fill: { from: day(anchor, -12), to: day(anchor, 34) },
    score: { from: day(anchor, 40), to: day(anchor, 59) },
    calibrate: { from: day(anchor, 60), to: day(anchor, 65) },
    communicate: { from: day(anchor, 66), to: day(anchor, 72) },
  };
  const plan = {
    name: texts.annualPlan(year),
    year,
    cycle: AssessmentPlanCycle.ANNUAL,
    cycleIndex: 1,
    period: periodOf(year, AssessmentPlanCycle.ANNUAL, 1),
    windows,
    template: foundation.annualTemplate,
    deptIds: [],
  };
  const planCode = await on(windows.fill.from, (ctx) => openPlan(ctx, foundation, plan));
  await on(day(anchor, -2), (ctx) =>
    fillTargets(
      ctx,
      planCode,
      texts,
      chosen<Filled>(
        'filled',
        [
          [0.3, 'approved'],
          [0.46, 'submitted'],
          [0.5, 'rejected'],
          [0.66, 'draft'],
        ],
        'untouched',
      ),
    ),
  );
  await on(day(anchor, -1), async (ctx) => {
    await commentOnTargets(ctx, planCode, texts);
    await alignDemoTargets(ctx, planCode);
  });
}

async function halfYearInScoring({ on, anchor }: DemoCompany, texts: DemoTexts, foundation: Foundation): Promise<void> {
  const month = Number(anchor.slice(5, 7));
  const year = Number(anchor.slice(0, 4)) - (month > 6 ? 0 : 1);
  const half = month > 6 ? 1 : 2;
  const windows = {
    fill: { from: day(anchor, -60), to: day(anchor, -20) },
    score: { from: day(anchor, -10), to: day(anchor, 33) },
    calibrate: { from: day(anchor, 34), to: day(anchor, 38) },
    communicate: { from: day(anchor, 39), to: day(anchor, 42) },
  };
  const planCode = await on(windows.fill.from, async (ctx) => {
    const plan = {
      name: texts.halfPlan(year, half),
      year,
      cycle: AssessmentPlanCycle.SEMI_ANNUAL,
      cycleIndex: half,
      period: periodOf(year, AssessmentPlanCycle.SEMI_ANNUAL, half),
      windows,
      template: foundation.halfTemplate,
      shares: { selfRatio: '20', bossRatio: '60', partnerRatio: '20' },
      deptIds: await departments(ctx, 0, 2),
    };
    return openPlan(ctx, foundation, plan);
  });
  await on(windows.fill.to, (ctx) => fillTargets(ctx, planCode, texts, () => 'approved'));
  const howFar = chosen<Scored>(
    'scored',
    [
      [0.4, 'both'],
      [0.65, 'self'],
    ],
    'nobody',
  );
  await on(day(anchor, -15), (ctx) => pickDemoCoAssessors(ctx, planCode, (form) => howFar(form) === 'self'));
  await on(windows.score.from, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.SCORING));
  await on(day(anchor, -1), (ctx) => scorePlan(ctx, planCode, texts, howFar));
}

/** Opens the plan of a quarter for two departments, in which colleagues are asked, and lets scoring begin. */
async function quarterInScoring(
  { on }: DemoCompany,
  texts: DemoTexts,
  foundation: Foundation,
  { year, quarter, firstDept, windows, weeks = [], more = {} }: Quarter,
): Promise<string> {
  const planCode = await on(windows.fill.from, async (ctx) =>
    openPlan(ctx, foundation, {
      name: texts.quarterPlan(year, quarter),
      year,
      cycle: AssessmentPlanCycle.QUARTER,
      cycleIndex: quarter,
      period: periodOf(year, AssessmentPlanCycle.QUARTER, quarter),
      windows,
      template: foundation.annualTemplate,
      deptIds: await departments(ctx, firstDept, 2),
      reviewed: true,
      ...more,
    }),
  );
  await on(windows.fill.to, (ctx) => fillTargets(ctx, planCode, texts, () => 'approved'));
  for (const [week, share] of weeks) await on(week, (ctx) => tellProgress(ctx, planCode, texts, share));
  await on(windows.score.from, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.SCORING));
  return planCode;
}
interface Quarter {
  year: number;
  quarter: number;
  firstDept: number;
  windows: DemoPlan['windows'];
  /** Days of the weeks in which progress is told, and what part of the way is done by then. */
  weeks?: readonly (readonly [day: string, share: string])[];
  more?: Pick<DemoPlan, 'shares' | 'asksPotential'>;
}

/** The running quarter of the departments of the half year: nobody has scored yet. */
async function quarterWithColleagues(company: DemoCompany, texts: DemoTexts, foundation: Foundation): Promise<void> {
  const { anchor } = company;
  const windows = {
    fill: { from: day(anchor, -25), to: day(anchor, -12) },
    score: { from: day(anchor, -3), to: day(anchor, 40) },
    calibrate: { from: day(anchor, 41), to: day(anchor, 44) },
    communicate: { from: day(anchor, 45), to: day(anchor, 48) },
  };
  const [year, quarter] = [Number(anchor.slice(0, 4)), Math.ceil(Number(anchor.slice(5, 7)) / 3)];
  const weeks = [[day(anchor, -11), '0.2'] as const, [day(anchor, -4), '0.3'] as const];
  await quarterInScoring(company, texts, foundation, { year, quarter, firstDept: 0, windows, weeks });
}

/**
 * The last finished quarter of two departments: everybody is scored, their departments and their potential too, and the
 * levels do not meet the shares yet.
 */
async function quarterInCalibration(company: DemoCompany, texts: DemoTexts, foundation: Foundation): Promise<void> {
  const { on, anchor } = company;
  const before = Math.floor((Number(anchor.slice(5, 7)) - 1) / 3);
  const [year, quarter] = before > 0 ? [Number(anchor.slice(0, 4)), before] : [Number(anchor.slice(0, 4)) - 1, 4];
  const windows = {
    fill: { from: day(anchor, -80), to: day(anchor, -40) },
    score: { from: day(anchor, -30), to: day(anchor, -6) },
    calibrate: { from: day(anchor, -5), to: day(anchor, 35) },
    communicate: { from: day(anchor, 36), to: day(anchor, 40) },
  };
  const shares = { selfRatio: '20', bossRatio: '45', partnerRatio: '0', deptRatio: '15' };
  const more = { shares, asksPotential: true };
  const planCode = await quarterInScoring(company, texts, foundation, { year, quarter, firstDept: 2, windows, more });
  await on(windows.score.from, async (ctx) => {
    await agreeDepartments(ctx, planCode, texts);
    await serveDepartments(ctx, planCode);
  });
  await on(windows.score.to, async (ctx) => {
    await scoreDepartments(ctx, planCode);
    await scorePlan(ctx, planCode, texts, () => 'both');
  });
  await on(windows.calibrate.from, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.CALIBRATING));
}

/**
 * The same people are always as far as they are; who is in none of the shares gets `rest`, and so does whom visitors sign
 * in as, who find something to do.
 */
function chosen<T>(what: string, shares: readonly (readonly [upTo: number, T])[], rest: T): (form: DemoForm) => T {
  return ({ empNumber, isVisitor }) => {
    if (isVisitor) return rest;
    const drawn = randomOf(`${what}:${empNumber}`).next();
    const share = shares.find(([upTo]) => drawn < upTo);
    return share ? share[1] : rest;
  };
}

/** Some of the departments below the company itself. */
async function departments(ctx: Ctx, from: number, count: number): Promise<string[]> {
  const roots = ctx.tx
    .select({ id: deptVersion.deptId })
    .from(deptVersion)
    .where(
      and(eq(deptVersion.companyId, ctx.session.companyId), isNull(deptVersion.parentId), asOf(deptVersion, ctx.today)),
    );
  const rows = await ctx.tx
    .select({ id: deptVersion.deptId })
    .from(deptVersion)
    .where(
      and(
        eq(deptVersion.companyId, ctx.session.companyId),
        inArray(deptVersion.parentId, roots),
        asOf(deptVersion, ctx.today),
      ),
    )
    .orderBy(asc(deptVersion.sort), asc(deptVersion.deptId))
    .offset(from)
    .limit(count);
  return rows.map((row) => row.id);
}
