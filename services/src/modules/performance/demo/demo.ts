import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { MailPreference, AssessmentPlanCycle, AssessmentPlanStatus, type ValueOf } from '@hengcai/shared/enums';
import { randomOf } from '@hengcai/shared/random';
import { periodOf } from '@hengcai/shared/rules/performance/plan-dates';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { DemoCompany } from '../../../kit/demo.ts';
import { stageReminder } from '../../message/tables.ts';
import { deptVersion } from '../../org/tables.ts';
import { userAccount } from '../../session/tables.ts';
import { fillTargets, type DemoForm, type Filled } from './demo-forms.ts';
import { calibratePlan, confirmPlan } from './demo-closing.ts';
import { scorePlan, type Scored } from './demo-scores.ts';
import { makeFoundation, openPlan, type Foundation } from './demo-setup.ts';
import { demoTexts, type DemoTexts } from './demo-texts.ts';
import { loadPlan } from '../plan/plan.ts';
import { advanceTo } from '../plan/stage.ts';

/**
 * The appraisals of a demo company: two finished years with results for everybody, this year's annual plan while people
 * fill in, and a half-year plan of two departments while they score. Needs the company's people and departments.
 */
export async function buildPerformanceDemo(company: DemoCompany): Promise<void> {
  const texts = demoTexts(company.code);
  const year = Number(company.anchor.slice(0, 4));
  await company.on(day(company.anchor, -1000), (ctx) => preferMails(ctx, MailPreference.NEVER));
  const foundation = await company.on(`${year - 2}-01-08`, (ctx) => makeFoundation(ctx, texts));
  for (const past of [year - 2, year - 1]) await finishedYear(company, texts, foundation, past);
  await halfYearInScoring(company, texts, foundation);
  await annualInFilling(company, texts, foundation, year);
  await company.on(company.anchor, async (ctx) => {
    await forgetOldNews(ctx);
    await preferMails(ctx, MailPreference.AT_ONCE);
  });
}

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
  year: number,
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
    await calibratePlan(ctx, planCode, texts);
  });
  await on(windows.communicate.from, async (ctx) => {
    await advance(ctx, planCode, AssessmentPlanStatus.COMMUNICATING);
    await confirmPlan(ctx, planCode, texts);
  });
  await on(windows.communicate.to, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.CLOSED));
}

async function annualInFilling(
  { on, anchor }: DemoCompany,
  texts: DemoTexts,
  foundation: Foundation,
  year: number,
): Promise<void> {
  const windows = {
    fill: { from: day(anchor, -12), to: day(anchor, 18) },
    score: { from: day(anchor, 30), to: day(anchor, 49) },
    calibrate: { from: day(anchor, 50), to: day(anchor, 55) },
    communicate: { from: day(anchor, 56), to: day(anchor, 62) },
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
          [0.38, 'submitted'],
          [0.42, 'rejected'],
          [0.6, 'draft'],
        ],
        'untouched',
      ),
    ),
  );
}

async function halfYearInScoring({ on, anchor }: DemoCompany, texts: DemoTexts, foundation: Foundation): Promise<void> {
  const month = Number(anchor.slice(5, 7));
  const year = Number(anchor.slice(0, 4)) - (month > 6 ? 0 : 1);
  const half = month > 6 ? 1 : 2;
  const windows = {
    fill: { from: day(anchor, -60), to: day(anchor, -20) },
    score: { from: day(anchor, -10), to: day(anchor, 20) },
    calibrate: { from: day(anchor, 21), to: day(anchor, 25) },
    communicate: { from: day(anchor, 26), to: day(anchor, 29) },
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
      deptIds: await firstDepartments(ctx),
    };
    return openPlan(ctx, foundation, plan);
  });
  await on(windows.fill.to, (ctx) => fillTargets(ctx, planCode, texts, () => 'approved'));
  await on(windows.score.from, (ctx) => advance(ctx, planCode, AssessmentPlanStatus.SCORING));
  await on(day(anchor, -1), (ctx) =>
    scorePlan(
      ctx,
      planCode,
      texts,
      chosen<Scored>(
        'scored',
        [
          [0.4, 'both'],
          [0.65, 'self'],
        ],
        'nobody',
      ),
    ),
  );
}

/** The same people are always as far as they are; who is in none of the shares gets `rest`. */
function chosen<T>(what: string, shares: readonly (readonly [upTo: number, T])[], rest: T): (form: DemoForm) => T {
  return ({ empNumber }) => {
    const drawn = randomOf(`${what}:${empNumber}`).next();
    const share = shares.find(([upTo]) => drawn < upTo);
    return share ? share[1] : rest;
  };
}

/** The first two departments below the company itself. */
async function firstDepartments(ctx: Ctx): Promise<string[]> {
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
    .limit(2);
  return rows.map((row) => row.id);
}
