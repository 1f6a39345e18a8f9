import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused, stale } from '../../kit/failure.ts';
import { demandVersion } from '../../kit/version.ts';
import { paged } from '../../kit/paged.ts';
import { takenAt } from '../../kit/taken.ts';
import { baseModuleHandlers } from './base-module.ts';
import { countTemplates, templates, withContents } from './queries.ts';
import { assessmentTemplate, templateContent } from './tables.ts';
import { checkTemplate, withCodes } from './template.ts';

/** Templates of the company: a name, and content versions of which one at most is enabled and none ever changes again once it was. */
export const assessmentModuleHandlers: Handlers<Contract['assessmentModule']> = {
  ...baseModuleHandlers,

  async getCompanyModuleListMap({ keyword, ...page }, ctx) {
    return paged(
      page,
      (window) => templates(ctx, keyword ? { keyword } : {}, window),
      () => countTemplates(ctx, keyword),
    );
  },

  async getSpecifyCompanyModuleListMap({ companyModuleCodes }, ctx) {
    return withContents(
      ctx,
      await templates(ctx, companyModuleCodes ? { ids: companyModuleCodes } : { enabledOnly: true }),
    );
  },

  async getCompanyModuleDetail({ companyModuleCode }, ctx) {
    return detailOf(ctx, companyModuleCode);
  },

  async saveCompanyModule({ companyModuleCode, version, companyModuleName, description }, ctx) {
    const values = { name: companyModuleName, description: description ?? null, updatedAt: ctx.now };
    if (companyModuleCode === undefined) {
      const id = ctx.newId();
      await ctx.tx
        .insert(assessmentTemplate)
        .values({ companyId: ctx.session.companyId, id, createdAt: ctx.now, ...values })
        .catch(takenAt('companyModuleName'));
      await audit(ctx, 'template.created', id, { name: companyModuleName });
      return { id, version: 1 };
    }
    const saved = await updateTemplate(ctx, companyModuleCode, version, values).catch(takenAt('companyModuleName'));
    await audit(ctx, 'template.renamed', companyModuleCode, { name: companyModuleName });
    return saved;
  },

  async saveContentModule({ companyModuleCode, contentModuleCode, version, versionName, parts }, ctx) {
    const issues = checkTemplate(parts);
    if (issues.length > 0) throw refused(issues);
    await oneTemplate(ctx, companyModuleCode);
    const values = { name: versionName, parts: withCodes(parts, ctx.newId), updatedAt: ctx.now };
    if (contentModuleCode === undefined) {
      const id = ctx.newId();
      const row = {
        companyId: ctx.session.companyId,
        id,
        templateId: companyModuleCode,
        createdAt: ctx.now,
        ...values,
      };
      await ctx.tx.insert(templateContent).values(row).catch(takenAt('versionName'));
      await audit(ctx, 'template.contentSaved', companyModuleCode, { name: versionName });
      return { id, version: 1 };
    }
    const [saved] = await ctx.tx
      .update(templateContent)
      .set({ ...values, version: sql`${templateContent.version} + 1` })
      .where(
        and(
          contentIs(ctx, companyModuleCode, contentModuleCode),
          eq(templateContent.frozen, false),
          eq(templateContent.version, version ?? 0),
        ),
      )
      .returning({ id: templateContent.id, version: templateContent.version })
      .catch(takenAt('versionName'));
    if (!saved) throw await whyNotContent(ctx, companyModuleCode, contentModuleCode, 'CONTENT_FROZEN');
    await audit(ctx, 'template.contentSaved', companyModuleCode, { name: versionName });
    return saved;
  },

  async startCompanyModule({ companyModuleCode, contentModuleCode, version }, ctx) {
    const saved = await updateTemplate(ctx, companyModuleCode, version, { updatedAt: ctx.now });
    // First the former one: at most one row of a template may be enabled at any moment, also within the transaction.
    await disableContents(ctx, companyModuleCode);
    const [content] = await ctx.tx
      .update(templateContent)
      .set({ enabled: true, frozen: true, updatedAt: ctx.now })
      .where(contentIs(ctx, companyModuleCode, contentModuleCode))
      .returning({ name: templateContent.name });
    if (!content) throw notFound();
    await audit(ctx, 'template.enabled', companyModuleCode, { name: content.name });
    return saved;
  },

  async stopCompanyModule({ companyModuleCode, version }, ctx) {
    const saved = await updateTemplate(ctx, companyModuleCode, version, { updatedAt: ctx.now });
    await disableContents(ctx, companyModuleCode);
    await audit(ctx, 'template.disabled', companyModuleCode);
    return saved;
  },

  async deleteContentModule({ contentModuleCode, version }, ctx) {
    const [gone] = await ctx.tx
      .delete(templateContent)
      .where(
        and(
          eq(templateContent.companyId, ctx.session.companyId),
          eq(templateContent.id, contentModuleCode),
          eq(templateContent.frozen, false),
          eq(templateContent.version, version),
        ),
      )
      .returning({ templateId: templateContent.templateId, name: templateContent.name });
    if (!gone) throw await whyNotContent(ctx, undefined, contentModuleCode, 'CONTENT_FROZEN');
    await audit(ctx, 'template.contentDeleted', gone.templateId, { name: gone.name });
    return null;
  },

  async deleteCompanyModule({ companyModuleCode, version }, ctx) {
    const template = await detailOf(ctx, companyModuleCode);
    await demandVersion(template, version, () => template);
    if (template.planCount > 0 || template.contents.some((content) => content.frozen)) throw refused('TEMPLATE_IN_USE');
    const mine = (table: typeof templateContent | typeof assessmentTemplate) =>
      eq(table.companyId, ctx.session.companyId);
    await ctx.tx
      .delete(templateContent)
      .where(and(mine(templateContent), eq(templateContent.templateId, companyModuleCode)));
    await ctx.tx
      .delete(assessmentTemplate)
      .where(and(mine(assessmentTemplate), eq(assessmentTemplate.id, companyModuleCode)));
    await audit(ctx, 'template.deleted', companyModuleCode, { name: template.companyModuleName });
    return null;
  },
};

async function oneTemplate(ctx: Ctx, id: string) {
  const [template] = await templates(ctx, { ids: [id] });
  if (!template) throw notFound();
  return template;
}

async function detailOf(ctx: Ctx, id: string) {
  const [detail] = await withContents(ctx, [await oneTemplate(ctx, id)]);
  if (!detail) throw notFound();
  return detail;
}

/** Changes a template if it still is as the caller saw it. */
async function updateTemplate(
  ctx: Ctx,
  id: string,
  version: number | undefined,
  values: Partial<typeof assessmentTemplate.$inferInsert>,
) {
  const [saved] = await ctx.tx
    .update(assessmentTemplate)
    .set({ ...values, version: sql`${assessmentTemplate.version} + 1` })
    .where(
      and(
        eq(assessmentTemplate.companyId, ctx.session.companyId),
        eq(assessmentTemplate.id, id),
        eq(assessmentTemplate.version, version ?? 0),
      ),
    )
    .returning({ id: assessmentTemplate.id, version: assessmentTemplate.version });
  if (!saved) throw stale(await oneTemplate(ctx, id));
  return saved;
}

function disableContents(ctx: Ctx, templateId: string) {
  return ctx.tx
    .update(templateContent)
    .set({ enabled: false })
    .where(
      and(
        eq(templateContent.companyId, ctx.session.companyId),
        eq(templateContent.templateId, templateId),
        templateContent.enabled,
      ),
    );
}

function contentIs(ctx: Ctx, templateId: string | undefined, contentId: string) {
  return and(
    eq(templateContent.companyId, ctx.session.companyId),
    templateId === undefined ? undefined : eq(templateContent.templateId, templateId),
    eq(templateContent.id, contentId),
  );
}

/** Why a conditional change of a content version touched nothing. */
async function whyNotContent(ctx: Ctx, templateId: string | undefined, contentId: string, frozenCode: string) {
  const [row] = await ctx.tx
    .select({ frozen: templateContent.frozen, version: templateContent.version })
    .from(templateContent)
    .where(contentIs(ctx, templateId, contentId));
  if (!row) return notFound();
  return row.frozen ? refused(frozenCode) : stale(row);
}

function audit(ctx: Ctx, action: string, objectId: string, params: Record<string, string> = {}) {
  return ctx.audit({ action, objectType: 'assessmentTemplate', objectId, params });
}
