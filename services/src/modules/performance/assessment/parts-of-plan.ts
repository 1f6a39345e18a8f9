import { and, asc, eq, sql } from 'drizzle-orm';
import { dec } from '@hengcai/shared/numbers';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { readBy } from '../../enterprise/public.ts';
import { assessmentTemplate, templateContent } from '../../enterprise/tables.ts';
import { partsIn } from '../plan/own-parts.ts';
import { planModule } from '../tables.ts';
import { planEmpTypeFamily, planEmpTypeWeight } from '../tables-emp-type.ts';
import type { FormPart } from './composition.ts';

/**
 * The parts of a plan's forms in order: those of the contents that were frozen when it opened. With somebody's job family
 * they weigh what the type of employees says that the family belongs to.
 */
export async function partsOfPlan(ctx: Ctx, planId: string, jobFamilyId: string | null = null): Promise<FormPart[]> {
  const [parts = []] = (await partsByFamily(ctx, planId, [jobFamilyId])).values();
  return parts;
}

/** The same for people of several job families, by family, in one statement. */
export async function partsByFamily(
  ctx: Ctx,
  planId: string,
  families: readonly (string | null)[],
): Promise<Map<string | null, FormPart[]>> {
  const partsOf = await partsOfPlans(ctx, [planId]);
  return new Map([...new Set(families)].map((family) => [family, partsOf(planId, family)]));
}

/** The same for several plans, in one statement as well. */
export async function partsOfPlans(
  ctx: Ctx,
  planIds: readonly string[],
): Promise<(planId: string, family: string | null) => FormPart[]> {
  const contents = await ctx.tx
    .select({
      planId: planModule.planId,
      companyModuleCode: planModule.templateId,
      companyModuleName: assessmentTemplate.name,
      weight: planModule.weight,
      takesDeptScore: planModule.takesDeptScore,
      own: ownWeights,
      parts: templateContent.parts,
      ownParts: planModule.parts,
    })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(eq(templateContent.companyId, planModule.companyId), eq(templateContent.id, planModule.contentId)),
    )
    .innerJoin(
      assessmentTemplate,
      and(eq(assessmentTemplate.companyId, planModule.companyId), eq(assessmentTemplate.id, planModule.templateId)),
    )
    .where(and(eq(planModule.companyId, ctx.session.companyId), isAnyOf(planModule.planId, planIds)))
    .orderBy(asc(planModule.sort), asc(planModule.templateId));
  const read = groupedBy(
    contents.map(({ parts, ownParts, ...content }) => ({ ...content, parts: readBy(ctx, partsIn(parts, ownParts)) })),
    ({ planId }) => planId,
  );
  return (planId, family) =>
    (read.get(planId) ?? []).flatMap(({ planId: _planId, parts, weight, own, ...module }) => {
      const moduleWeight = dec((family === null ? undefined : own?.[family]) ?? weight).toString();
      return parts.map((part) => ({ ...part, ...module, moduleWeight }));
    });
}

/** What a template of a plan weighs for people of each job family whose type says so; null where none does. */
const ownWeights = sql<Record<string, string> | null>`(select jsonb_object_agg(f.job_family_id, w.weight::text)
  from ${planEmpTypeFamily} f join ${planEmpTypeWeight} w on w.company_id = f.company_id and w.emp_type_id = f.emp_type_id
  where f.company_id = ${planModule.companyId} and f.plan_id = ${planModule.planId} and w.template_id = ${planModule.templateId})`;
