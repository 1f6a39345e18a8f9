import { and, desc, eq, ilike, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type {
  AssessmentTemplate,
  AssessmentTemplateDetail,
  AssessmentTemplateContent,
} from '@hengcai/shared/contract/enterprise/assessment-module';
import { likePattern } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { asEdited } from './headings.ts';
import { planModule } from '../performance/tables.ts';
import { assessmentTemplate, templateContent } from './tables.ts';

type CompanyModuleData = z.output<typeof AssessmentTemplate>;
type CompanyModuleDetailData = z.output<typeof AssessmentTemplateDetail>;
type ContentVersionData = z.output<typeof AssessmentTemplateContent>;

/** The enabled version of a template, beside all of them, which the same statement counts. */
const enabled = alias(templateContent, 'enabled_content');

/** Which templates; the company is always part of it. */
function within(ctx: Ctx, ...conditions: (SQL | undefined)[]) {
  return and(eq(assessmentTemplate.companyId, ctx.session.companyId), ...conditions);
}

/** Templates with their enabled content, newest first. */
export async function templates(
  ctx: Ctx,
  where: { ids?: readonly string[]; keyword?: string; enabledOnly?: boolean },
  page?: { limit: number; offset: number },
): Promise<CompanyModuleData[]> {
  const query = ctx.tx
    .select({
      companyModuleCode: assessmentTemplate.id,
      companyModuleName: assessmentTemplate.name,
      description: assessmentTemplate.description,
      enabledContentModuleCode: enabled.id,
      enabledVersionName: enabled.name,
      contentCount: ctx.tx.$count(
        templateContent,
        and(
          eq(templateContent.companyId, assessmentTemplate.companyId),
          eq(templateContent.templateId, assessmentTemplate.id),
        ),
      ),
      planCount: ctx.tx.$count(
        planModule,
        and(eq(planModule.companyId, assessmentTemplate.companyId), eq(planModule.templateId, assessmentTemplate.id)),
      ),
      updatedAt: assessmentTemplate.updatedAt,
      version: assessmentTemplate.version,
    })
    .from(assessmentTemplate)
    .leftJoin(
      enabled,
      and(
        eq(enabled.companyId, assessmentTemplate.companyId),
        eq(enabled.templateId, assessmentTemplate.id),
        eq(enabled.enabled, true),
      ),
    )
    .where(within(ctx, conditionsOf(where), where.enabledOnly ? isNotNull(enabled.id) : undefined))
    .orderBy(desc(assessmentTemplate.createdAt), desc(assessmentTemplate.id));
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

function conditionsOf(where: { ids?: readonly string[]; keyword?: string }): SQL | undefined {
  return and(
    where.ids ? inArray(assessmentTemplate.id, [...where.ids]) : undefined,
    where.keyword ? ilike(assessmentTemplate.name, likePattern(where.keyword)) : undefined,
  );
}

/** How many templates match, for the pager. */
export async function countTemplates(ctx: Ctx, keyword: string | undefined): Promise<number> {
  return ctx.tx.$count(
    assessmentTemplate,
    within(ctx, keyword ? ilike(assessmentTemplate.name, likePattern(keyword)) : undefined),
  );
}

/** The content versions of templates, newest first. */
export async function contentsByTemplate(
  ctx: Ctx,
  templateIds: readonly string[],
): Promise<Map<string, ContentVersionData[]>> {
  const rows = await ctx.tx
    .select()
    .from(templateContent)
    .where(
      and(eq(templateContent.companyId, ctx.session.companyId), inArray(templateContent.templateId, [...templateIds])),
    )
    .orderBy(desc(templateContent.createdAt), desc(templateContent.id));
  const contents = new Map<string, ContentVersionData[]>(templateIds.map((id) => [id, []]));
  for (const { id, templateId, name, enabled, frozen, parts, updatedAt, version } of rows) {
    contents.get(templateId)?.push({
      contentModuleCode: id,
      versionName: name,
      enabled,
      frozen,
      parts: asEdited(ctx, parts),
      updatedAt: updatedAt.toISOString(),
      version,
    });
  }
  return contents;
}

/** Templates with all their content versions, in two statements. */
export async function withContents(ctx: Ctx, found: readonly CompanyModuleData[]): Promise<CompanyModuleDetailData[]> {
  const contents = await contentsByTemplate(
    ctx,
    found.map((template) => template.companyModuleCode),
  );
  return found.map((template) => ({ ...template, contents: contents.get(template.companyModuleCode) ?? [] }));
}
