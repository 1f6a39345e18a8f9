import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Contract } from '@hengcai/shared/contract/all';
import type { CustomTemplate } from '@hengcai/shared/contract/performance/custom-template';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { CustomInputMode, CustomItemType } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkCustomTemplate } from '@hengcai/shared/rules/performance/custom-template';
import type { ReviewItem } from '@hengcai/shared/rules/review360/answers';
import type { Ctx, Handlers } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { takenAt } from '../../../kit/taken.ts';
import { demandVersion } from '../../../kit/version.ts';
import { assessmentPlan, customTemplate } from '../tables.ts';
import { planEvent } from '../tables-plan.ts';

type Input = ParsedOf<Contract['customTemplate']['endpoints']['saveCusTemplate']>;
type TemplateData = z.output<typeof CustomTemplate>;
type TemplateRow = typeof customTemplate.$inferSelect;

/** Custom templates: questions of a company's own. */
export const customTemplateHandlers: Handlers<Contract['customTemplate']> = {
  listCusTemplate: (_input, ctx) => templates(ctx),

  getCusTemplateDetail: ({ templateCode }, ctx) => oneTemplate(ctx, templateCode),

  async usableTemplateName({ templateName, templateCode }, ctx) {
    const same = and(
      ofCompany(ctx),
      sql`lower(${customTemplate.name}) = lower(${templateName})`,
      templateCode === undefined ? undefined : ne(customTemplate.id, templateCode),
    );
    return { usable: (await ctx.tx.$count(customTemplate, same)) === 0 };
  },

  async saveCusTemplate({ clientMutationId: _once, templateCode, version, templateName: name, items }, ctx) {
    const issues = checkCustomTemplate(items);
    if (issues.length > 0) throw refused(issues);
    if (templateCode === undefined) return added(ctx, name, items);
    const row = await locked(ctx, templateCode, version);
    const using = await plansUsing(ctx, [templateCode]);
    const begun = using.find(({ begun: has }) => has);
    if (begun) throw refused({ field: '', code: 'CUSTOM_TEMPLATE_FROZEN', params: { plan: begun.planName } });
    await ctx.tx
      .update(customTemplate)
      .set({ name, items: itemsOf(ctx, items, row.items), updatedAt: ctx.now, version: row.version + 1 })
      .where(at(ctx, templateCode))
      .catch(takenAt('templateName'));
    await audit(ctx, 'changed', row.id, name);
    return oneTemplate(ctx, templateCode);
  },

  async deleteCusTemplate({ templateCode, version }, ctx) {
    const row = await locked(ctx, templateCode, version);
    const [using] = await plansUsing(ctx, [templateCode]);
    if (using) throw refused({ field: '', code: 'CUSTOM_TEMPLATE_IN_USE', params: { plan: using.planName } });
    await ctx.tx.delete(customTemplate).where(at(ctx, templateCode));
    await audit(ctx, 'deleted', row.id, row.name);
    return { id: row.id, version: row.version };
  },
};

const ofCompany = ({ session }: Ctx) => eq(customTemplate.companyId, session.companyId);
const at = (ctx: Ctx, id: string) => and(ofCompany(ctx), eq(customTemplate.id, id));

async function added(ctx: Ctx, name: string, items: Input['items']): Promise<TemplateData> {
  if ((await ctx.tx.$count(customTemplate, ofCompany(ctx))) >= LIMITS.customTemplatesMax)
    throw refused({ field: '', code: 'CUSTOM_TEMPLATES_MAX', params: { max: LIMITS.customTemplatesMax } });
  const id = ctx.newId();
  const row = { companyId: ctx.session.companyId, id, name, items: itemsOf(ctx, items, []) };
  await ctx.tx
    .insert(customTemplate)
    .values({ ...row, createdAt: ctx.now, updatedAt: ctx.now })
    .catch(takenAt('templateName'));
  await audit(ctx, 'created', id, name);
  return oneTemplate(ctx, id);
}

/** Questions as they are kept: those that were there keep their codes, and what does not belong to their kind is left out. */
function itemsOf(ctx: Ctx, items: Input['items'], before: readonly ReviewItem[]): ReviewItem[] {
  const free = new Set(before.flatMap((item) => [item.itemCode, ...item.options.map(({ optionCode }) => optionCode)]));
  const keep = (code: string | undefined) => (code !== undefined && free.delete(code) ? code : ctx.newId());
  return items.map(({ itemCode, options, ...item }) => ({
    ...item,
    itemCode: keep(itemCode),
    options:
      item.inputMode === CustomInputMode.TEXTAREA
        ? []
        : options.map(({ optionCode, ...option }) => ({
            ...option,
            optionCode: keep(optionCode),
            score: item.type === CustomItemType.SCORED ? option.score : null,
          })),
  }));
}

async function locked(ctx: Ctx, id: string, version: number | undefined): Promise<TemplateRow> {
  const [row] = await ctx.tx.select().from(customTemplate).where(at(ctx, id)).for('update');
  if (!row) throw notFound();
  await demandVersion(row, version, () => oneTemplate(ctx, id));
  return row;
}

/** The plans that use templates, and whether scoring has ever begun in them: answers refer to the questions from then on. */
async function plansUsing(ctx: Ctx, ids: readonly string[]) {
  return ctx.tx
    .select({
      templateId: assessmentPlan.reviewTemplateId,
      planName: assessmentPlan.name,
      begun: sql<boolean>`(${assessmentPlan.status} between 2 and 5 or exists (select 1 from ${planEvent}
        where ${planEvent}.company_id = ${assessmentPlan}.company_id and ${planEvent}.plan_id = ${assessmentPlan}.id
        and abs(${planEvent}.to_status) between 2 and 5))`,
    })
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), inArray(assessmentPlan.reviewTemplateId, [...ids])))
    .orderBy(asc(assessmentPlan.name));
}

/** Templates by name, in two statements; those named, or all. */
async function templates(ctx: Ctx, id?: string): Promise<TemplateData[]> {
  const rows = await ctx.tx
    .select()
    .from(customTemplate)
    .where(id === undefined ? ofCompany(ctx) : at(ctx, id))
    .orderBy(asc(customTemplate.name), asc(customTemplate.id));
  const using = await plansUsing(
    ctx,
    rows.map((row) => row.id),
  );
  return rows.map((row) => {
    const own = using.filter(({ templateId }) => templateId === row.id);
    return {
      templateCode: row.id,
      templateName: row.name,
      items: row.items.map((item) => ({ ...item, options: [...item.options] })),
      planCount: own.length,
      frozen: own.some(({ begun }) => begun),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
    };
  });
}

async function oneTemplate(ctx: Ctx, id: string): Promise<TemplateData> {
  const [found] = await templates(ctx, id);
  if (!found) throw notFound();
  return found;
}

const audit = (ctx: Ctx, what: 'created' | 'changed' | 'deleted', objectId: string, name: string): Promise<void> =>
  ctx.audit({ action: `customTemplate.${what}`, objectType: 'customTemplate', objectId, params: { name } });
