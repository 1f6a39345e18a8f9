import { like, and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { AssessmentPlanStage, PageRight, StarterKit, ViewScoreAt, ViewWhat } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { Pair } from '@hengcai/shared/messages/bilingual';
import { addDays } from '@hengcai/shared/rules/dates';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { CYCLE_PARTS, periodOf } from '@hengcai/shared/rules/performance/plan-dates';
import { STARTER_KITS, type Kit } from '@hengcai/shared/rules/performance/starter-kits';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { forbidden, invalid } from '../../../kit/failure.ts';
import { hasRight } from '../../../kit/pages.ts';
import { createEnabledTemplate, partOfKit } from '../../enterprise/public.ts';
import { assessmentTemplate } from '../../enterprise/tables.ts';
import { performancesettingHandlers } from '../rule/performancesetting.ts';
import { assessmentPlan, assessmentRule } from '../tables.ts';
import { performanceplaneHandlers } from './performanceplane.ts';

/** The pages on which the other two parts of a kit are made. */
const ALSO = ['/performance/setting', '/enterprise_management/performance_template'] as const;

/** Rule, template and plan of a kit, through the calls HR would use. */
export const starterkitHandlers: Handlers<Contract['starterkit']> = {
  async startplanfromkit({ clientMutationId, kit: number }, ctx) {
    if (!ALSO.every((path) => hasRight(ctx.session, path, PageRight.EDIT))) throw forbidden();
    const found = Object.entries(StarterKit).find(([, one]) => one === number);
    if (!found) throw invalid('kit', 'REQUIRED');
    const kit = STARTER_KITS[found[0] as keyof typeof StarterKit];
    const word = (pair: Pair) => pair[ctx.language === 'zh-CN' ? 0 : 1];
    const rule = await performancesettingHandlers.updateRuleModel(
      {
        ruleName: await freeName(ctx, assessmentRule, word(kit.name), LIMITS.ruleName),
        fullScore: '100',
        minGroupSize: 5,
        ...kit.rule,
        levels: [...kit.rule.levels],
      },
      ctx,
    );
    const template = await createEnabledTemplate(ctx, {
      name: await freeName(ctx, assessmentTemplate, word(kit.name), LIMITS.templateName),
      versionName: 'V1',
      parts: kit.parts.map((part) => partOfKit(part, word)),
    });
    const plan = await performanceplaneHandlers.saveassess(await planOf(ctx, kit, word, clientMutationId), ctx);
    const scoped = await performanceplaneHandlers.planescope(
      {
        planCode: plan.id,
        version: plan.version,
        wholeCompany: true,
        deptIds: [],
        empIds: [],
        excludedEmpIds: [],
        reason: '',
      },
      ctx,
    );
    return performanceplaneHandlers.saveplanrule(
      {
        planCode: plan.id,
        version: scoped.version,
        ruleCode: rule.id,
        modules: [{ companyModuleCode: template, weight: '100', takesDeptScore: false }],
        flow: [],
      },
      ctx,
    );
  },
};

/** The period that today lies in; two weeks each for filling in and scoring, one each for the rest, from today on. */
async function planOf(ctx: Ctx, kit: Kit, word: (pair: Pair) => string, clientMutationId: string) {
  const planYear = Number(ctx.today.slice(0, 4));
  const cycleIndex = Math.ceil((Number(ctx.today.slice(5, 7)) * CYCLE_PARTS[kit.cycle]) / 12);
  const period = periodOf(planYear, kit.cycle, cycleIndex);
  const span = (from: number, to: number) => ({ from: addDays(ctx.today, from), to: addDays(ctx.today, to) });
  const windows = { fill: span(0, 13), score: span(14, 27), calibrate: span(28, 34), communicate: span(35, 41) };
  const said = ctx.t(`kit.period.${kit.cycle}`, {
    year: String(planYear),
    index: String(cycleIndex),
    name: word(kit.name),
  });
  return {
    clientMutationId,
    planName: await freeName(ctx, assessmentPlan, said, LIMITS.planName),
    planYear,
    cycle: kit.cycle,
    cycleIndex,
    periodFrom: period.from,
    periodTo: period.to,
    windows,
    reminders: [
      { stage: AssessmentPlanStage.FILL, dates: [windows.fill.to] },
      { stage: AssessmentPlanStage.SCORE, dates: [windows.score.to] },
    ],
    selfRatio: kit.selfRatio,
    bossRatio: kit.bossRatio,
    partnerRatio: '0',
    deptRatio: '0',
    asksPotential: false,
    assessorPicksMax: LIMITS.assessorPicksDefault,
    digits: 1,
    viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED,
    viewWhat: ViewWhat.SCORE_AND_COMMENTS,
    allowExportDetails: true,
    managersMaySetTargets: true,
    assess360: null,
  };
}

/** The name, or with the first number behind it that is still free. */
async function freeName(
  ctx: Ctx,
  table: PgTable & { companyId: AnyPgColumn; name: AnyPgColumn },
  name: string,
  max: number,
): Promise<string> {
  const rows = await ctx.tx
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.companyId, ctx.session.companyId), like(table.name, `${name.slice(0, max - 4)}%`)));
  const taken = new Set(rows.map((row) => row.name));
  const numbered = Array.from({ length: rows.length + 1 }, (_, i) =>
    i === 0 ? name : `${name.slice(0, max - 4)} ${i + 1}`,
  );
  return numbered.find((one) => !taken.has(one)) ?? name;
}
