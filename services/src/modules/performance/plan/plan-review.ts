import { and, eq } from 'drizzle-orm';
import { dec } from '@hengcai/shared/numbers';
import { issue, under, type RuleIssue } from '@hengcai/shared/rules/issue';
import { hasScores } from '@hengcai/shared/rules/performance/custom-template';
import { checkReviewSetting, ruleFits360 } from '@hengcai/shared/rules/review360/setting';
import { companySettings } from '../../../kit/company-settings.ts';
import type { Ctx } from '../../../kit/context.ts';
import { hasImportedParts } from '../by-file/imported-scores.ts';
import { rules } from '../rule/rule.ts';
import { assessmentPlan, customTemplate } from '../tables.ts';
import type { planColumns } from './plan.ts';

/** A setting that says nothing of the threshold of the checks has the company's, as it is now. */
export async function withCompanyDefaults<T extends { lowScore?: string | undefined }>(
  ctx: Ctx,
  setting: T | null,
): Promise<(T & { lowScore: string }) | null> {
  if (setting === null) return null;
  return { ...setting, lowScore: setting.lowScore ?? dec((await companySettings(ctx)).reviewLowScore).toString() };
}

/** What keeps a plan from having this 360 assessment: its setting, its form, and the rule the plan has by now. */
export async function reviewIssues(
  ctx: Ctx,
  { review, reviewTemplateId }: Pick<ReturnType<typeof planColumns>, 'review' | 'reviewTemplateId'>,
  planCode: string | undefined,
): Promise<RuleIssue[]> {
  if (review === null || reviewTemplateId === null) return [];
  const [template] = await ctx.tx
    .select({ items: customTemplate.items })
    .from(customTemplate)
    .where(and(eq(customTemplate.companyId, ctx.session.companyId), eq(customTemplate.id, reviewTemplateId)));
  const at = 'assess360.templateCode';
  return [
    ...under('assess360', checkReviewSetting(review)),
    ...(!template ? [issue(at, 'UNKNOWN_REFERENCE')] : []),
    ...(template && !hasScores(template.items) ? [issue(at, 'REVIEW_TEMPLATE_WITHOUT_SCORES')] : []),
    ...(planCode !== undefined && (await hasImportedParts(ctx, planCode))
      ? [issue('assess360', 'NO_360_WITH_ADMIN_IMPORT')]
      : []),
    ...(planCode !== undefined && !(await ruleOfPlanFits(ctx, planCode))
      ? [issue('assess360', 'NO_360_WITH_LEVEL_RULE')]
      : []),
  ];
}

async function ruleOfPlanFits(ctx: Ctx, planCode: string): Promise<boolean> {
  const [plan] = await ctx.tx
    .select({ ruleId: assessmentPlan.ruleId })
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), eq(assessmentPlan.id, planCode)));
  if (!plan?.ruleId) return true;
  const [rule] = await rules(ctx, { ids: [plan.ruleId] });
  return rule === undefined || ruleFits360(rule.ruleType);
}
