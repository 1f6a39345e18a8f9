import { and, desc, eq, or, sql } from 'drizzle-orm';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { templateContent } from '../../enterprise/tables.ts';
import { isImported } from '../assessment/composition.ts';
import { assessmentInfo, planModule } from '../tables.ts';
import { importedScore, satisfactionScore } from '../tables-import.ts';

type ImportedRow = typeof importedScore.$inferSelect;

/** The scores that came by file for some appraisals. */
export function importedScoresOfEach(ctx: Ctx, assessmentIds: readonly string[]): Promise<ImportedRow[]> {
  return ctx.tx
    .select()
    .from(importedScore)
    .where(and(eq(importedScore.companyId, ctx.session.companyId), isAnyOf(importedScore.assessmentId, assessmentIds)));
}

/** The satisfaction scores of some appraisals, newest first. */
export async function satisfactionOfEach(
  ctx: Ctx,
  assessmentIds: readonly string[],
): Promise<(typeof satisfactionScore.$inferSelect)[]> {
  if (assessmentIds.length === 0) return [];
  return ctx.tx
    .select()
    .from(satisfactionScore)
    .where(
      and(
        eq(satisfactionScore.companyId, ctx.session.companyId),
        isAnyOf(satisfactionScore.assessmentId, assessmentIds),
      ),
    )
    .orderBy(desc(satisfactionScore.day));
}

/** Those of some templates whose enabled content has a part that is scored by import. */
export async function templatesWithImport(ctx: Ctx, templateIds: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.tx
    .select({ templateId: templateContent.templateId, parts: templateContent.parts })
    .from(templateContent)
    .where(
      and(
        eq(templateContent.companyId, ctx.session.companyId),
        eq(templateContent.enabled, true),
        isAnyOf(templateContent.templateId, templateIds),
      ),
    );
  return new Set(rows.filter(({ parts }) => parts.some(isImported)).map(({ templateId }) => templateId));
}

/** Whether a plan has a part that is scored by import, or will have once it opens with the contents that are enabled. */
export async function hasImportedParts(ctx: Ctx, planId: string): Promise<boolean> {
  const contents = await ctx.tx
    .select({ parts: templateContent.parts })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(
        eq(templateContent.companyId, planModule.companyId),
        eq(templateContent.templateId, planModule.templateId),
        or(eq(templateContent.id, planModule.contentId), eq(templateContent.enabled, true)),
      ),
    )
    .where(and(eq(planModule.companyId, ctx.session.companyId), eq(planModule.planId, planId)));
  return contents.some(({ parts }) => parts.some(isImported));
}

const DAYS = 100;

/** The days of which satisfaction scores stand in a plan, newest first. */
export function satisfactionDays(ctx: Ctx, planId: string) {
  return rowsOf<{ scoreDate: string; count: number; meanScore: string }>(
    ctx.tx,
    sql`select ${satisfactionScore.day}::text as "scoreDate", count(*)::int as count,
        round(avg(${satisfactionScore.score}), 2)::text as "meanScore"
      from ${satisfactionScore} join ${assessmentInfo}
        on ${assessmentInfo.companyId} = ${satisfactionScore.companyId} and ${assessmentInfo.id} = ${satisfactionScore.assessmentId}
      where ${satisfactionScore.companyId} = ${ctx.session.companyId} and ${assessmentInfo.planId} = ${planId}
        and ${assessmentInfo.removedAt} is null
      group by ${satisfactionScore.day} order by ${satisfactionScore.day} desc limit ${DAYS}`,
  );
}
