import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceplane } from '@hengcai/shared/contract/performance/plan';
import { dec } from '@hengcai/shared/numbers';
import { checkModuleParts } from '@hengcai/shared/rules/performance/plan-module';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { templateContent } from '../../enterprise/tables.ts';
import { recomposeAll } from '../assessment/recompose.ts';
import { planModule } from '../tables.ts';
import { auditPlan, demandAllowed, updatePlan } from './plan.ts';
import { withPlan } from './plan-list.ts';
import { partsIn } from './own-parts.ts';
import { seenPlan } from './stage.ts';

type Input = z.output<(typeof performanceplane)['endpoints']['updatePlanModuleAfterStart']['body']>;

/** Changes names and weights of the parts of a template in an open plan; whoever has a result gets it anew. */
export async function changeParts(ctx: Ctx, { planCode, version, companyModuleCode, parts }: Input) {
  const plan = await seenPlan(ctx, { planCode, version });
  demandAllowed(plan, 'changeTemplatePart');
  if (plan.openedAt === null) throw refused('STAGE_NOT_OPEN');
  const module = and(
    eq(planModule.companyId, ctx.session.companyId),
    eq(planModule.planId, plan.id),
    eq(planModule.templateId, companyModuleCode),
  );
  const [found] = await ctx.tx
    .select({ parts: templateContent.parts, own: planModule.parts })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(eq(templateContent.companyId, planModule.companyId), eq(templateContent.id, planModule.contentId)),
    )
    .where(module);
  if (!found) throw notFound();
  const before = partsIn(found.parts, found.own);
  const issues = checkModuleParts(before, parts, plan.status);
  if (issues.length > 0) throw refused(issues);
  const own = parts.map((one) => ({ ...one, partNameEn: one.partNameEn || null, weight: dec(one.weight).toString() }));
  await ctx.tx.update(planModule).set({ parts: own }).where(module);
  const next = await updatePlan(ctx, plan, version, {});
  const reweighed = before.some(
    (one) => !dec(one.weight).eq(own.find(({ partCode }) => partCode === one.partCode)?.weight ?? one.weight),
  );
  if (reweighed) await recomposeAll(ctx, plan);
  const told = before.map(({ partCode, partName, partNameEn = null, weight }) => ({
    partCode,
    partName,
    partNameEn,
    weight,
  }));
  await auditPlan(ctx, 'partsChanged', plan, { before: { parts: told }, after: { parts: own } });
  return withPlan(ctx, { id: next.id, version: next.version });
}
