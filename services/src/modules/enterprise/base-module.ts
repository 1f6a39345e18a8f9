import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { detached, type Call } from '../../kit/calls.ts';
import type { Ctx, Handlers, Tx } from '../../kit/context.ts';
import { invalid, notFound, refused, stale } from '../../kit/failure.ts';
import { paged } from '../../kit/paged.ts';
import { inContext } from '../../kit/run.ts';
import { takenAt } from '../../kit/taken.ts';
import { baseModuleDetail, baseModules, boundModules, countBaseModules } from './base-queries.ts';
import { auditInOwnCompany } from './platform-audit.ts';
import { withContents, templates } from './queries.ts';
import { assessmentTemplate, baseModule, baseModuleContent, templateContent, type TemplatePartData } from './tables.ts';
import { withCodes } from './template.ts';

type Service = Contract['assessmentModule'];
type Endpoints = Service['endpoints'];
type BaseModuleHandlers = Pick<
  Handlers<Service>,
  | 'getBaseModuleListMap'
  | 'getBaseModuleInterface'
  | 'checkBaseModuleName'
  | 'saveBaseModule'
  | 'startBaseModule'
  | 'stopBaseModule'
  | 'getBoundModuleInterface'
  | 'getCompanyModuleInterface'
  | 'bindBaseModule'
>;

/** The platform's templates for everybody: published from its own ones, taken over by companies, never applied by themselves. */
export const baseModuleHandlers: BaseModuleHandlers = {
  async getBaseModuleListMap({ keyword, ...page }, ctx) {
    return paged(
      page,
      (window) => baseModules(ctx, { keyword }, window),
      () => countBaseModules(ctx, keyword),
    );
  },

  getBaseModuleInterface: ({ baseModuleCode }, ctx) => baseModuleDetail(ctx, baseModuleCode),

  async checkBaseModuleName({ baseModuleName, baseModuleCode }, { tx }) {
    const [one] = await tx
      .select({ id: baseModule.id })
      .from(baseModule)
      .where(
        and(
          eq(baseModule.name, baseModuleName),
          baseModuleCode === undefined ? undefined : ne(baseModule.id, baseModuleCode),
        ),
      );
    return { usable: one === undefined };
  },

  saveBaseModule: detached<Endpoints['saveBaseModule']>(async (typed, call) => {
    const { baseModuleCode, version, baseModuleName: name, description = null, companyModuleCode } = typed;
    if (baseModuleCode === undefined && companyModuleCode === undefined) throw invalid('companyModuleCode', 'REQUIRED');
    const content =
      companyModuleCode === undefined
        ? null
        : await inContext(call.kernel, call, 'reads', (ctx) => enabledContent(ctx, companyModuleCode));
    return call.kernel.db.withSystem('platform', async (tx, now) => {
      const saved =
        baseModuleCode === undefined
          ? await createBase(tx, { id: call.kernel.newId(now), name, description }, now)
          : await changeBase(tx, baseModuleCode, version, { name, description }, now);
      if (content) await publish(tx, { id: call.kernel.newId(now), baseModuleId: saved.id, ...content }, now);
      await auditBase(call, tx, now, content ? 'baseModule.published' : 'baseModule.changed', saved.id, {
        name,
        version: content?.name ?? '',
      });
      return saved;
    });
  }),

  startBaseModule: detached<Endpoints['startBaseModule']>((typed, call) => offer(call, typed, true)),
  stopBaseModule: detached<Endpoints['stopBaseModule']>((typed, call) => offer(call, typed, false)),

  getBoundModuleInterface: (asked, ctx) => boundModules(ctx, asked),
  getCompanyModuleInterface: (asked, ctx) => boundModules(ctx, asked),

  async bindBaseModule({ baseModuleCode, contentModuleCode }, ctx) {
    const base = await baseModuleDetail(ctx, baseModuleCode);
    const [newest] = base.contents;
    if (!newest || !base.enabled) throw notFound();
    if (newest.contentModuleCode !== contentModuleCode) throw stale(base);
    const [bound] = await boundModules(ctx, { baseModuleCodes: [baseModuleCode] });
    if (bound?.contentModuleCode === contentModuleCode) throw refused('BASE_UP_TO_DATE');
    const companyModuleCode = await templateOf(ctx, bound?.companyModuleCode, base.baseModuleName, {
      baseModuleId: baseModuleCode,
      baseContentId: contentModuleCode,
    });
    const id = ctx.newId();
    await ctx.tx.insert(templateContent).values({
      companyId: ctx.session.companyId,
      id,
      templateId: companyModuleCode,
      name: await freeVersionName(ctx, companyModuleCode, newest.versionName),
      parts: withCodes(newest.parts, ctx.newId),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await ctx.audit({
      action: 'template.takenOver',
      objectType: 'assessmentTemplate',
      objectId: companyModuleCode,
      params: { name: base.baseModuleName, version: newest.versionName },
    });
    return { companyModuleCode, contentModuleCode: id };
  },
};

/** What of a template of the platform is enabled, which is what it publishes. */
async function enabledContent(ctx: Ctx, companyModuleCode: string) {
  const [template] = await withContents(ctx, await templates(ctx, { ids: [companyModuleCode] }));
  const content = template?.contents.find((one) => one.enabled);
  if (!template) throw refused({ field: 'companyModuleCode', code: 'UNKNOWN_REFERENCE' });
  if (!content) throw refused({ field: 'companyModuleCode', code: 'TEMPLATE_NOT_ENABLED' });
  return { name: content.versionName, parts: content.parts };
}

interface Named {
  name: string;
  description: string | null;
}

/** Makes a base module that is offered at once. */
export async function createBase(tx: Tx, base: Named & { id: string }, now: Date) {
  await tx
    .insert(baseModule)
    .values({ ...base, createdAt: now, updatedAt: now })
    .catch(takenAt('baseModuleName'));
  return { id: base.id, version: 1 };
}

/** Adds a version that never changes again. */
export async function publish(
  tx: Tx,
  content: { id: string; baseModuleId: string; name: string; parts: TemplatePartData[] },
  now: Date,
): Promise<void> {
  await tx
    .insert(baseModuleContent)
    .values({ ...content, publishedAt: now })
    .catch(takenAt('companyModuleCode'));
}

/** Changes a base module if it still is as the caller saw it. */
async function changeBase(
  tx: Tx,
  id: string,
  version: number | undefined,
  values: Partial<Named & { enabled: boolean }>,
  now: Date,
) {
  const [saved] = await tx
    .update(baseModule)
    .set({ ...values, updatedAt: now, version: sql`${baseModule.version} + 1` })
    .where(and(eq(baseModule.id, id), eq(baseModule.version, version ?? 0)))
    .returning({ id: baseModule.id, name: baseModule.name, version: baseModule.version })
    .catch(takenAt('baseModuleName'));
  if (saved) return { id: saved.id, version: saved.version };
  const [row] = await tx.select({ version: baseModule.version }).from(baseModule).where(eq(baseModule.id, id));
  throw row ? stale(row) : notFound();
}

function offer(call: Call, { baseModuleCode, version }: { baseModuleCode: string; version: number }, enabled: boolean) {
  return call.kernel.db.withSystem('platform', async (tx, now) => {
    const saved = await changeBase(tx, baseModuleCode, version, { enabled }, now);
    const [row] = await tx.select({ name: baseModule.name }).from(baseModule).where(eq(baseModule.id, baseModuleCode));
    await auditBase(call, tx, now, enabled ? 'baseModule.offered' : 'baseModule.withdrawn', baseModuleCode, {
      name: row?.name ?? '',
    });
    return saved;
  });
}

const auditBase = (call: Call, tx: Tx, now: Date, action: string, objectId: string, params: Record<string, string>) =>
  auditInOwnCompany(call, tx, now, { action, objectType: 'baseModule', objectId, params });

/** The company's template of a base module, now bound to that version; made where there is none yet. */
async function templateOf(
  ctx: Ctx,
  templateId: string | undefined,
  name: string,
  binding: { baseModuleId: string; baseContentId: string },
): Promise<string> {
  const { companyId } = ctx.session;
  if (templateId !== undefined) {
    await ctx.tx
      .update(assessmentTemplate)
      .set({ ...binding, updatedAt: ctx.now, version: sql`${assessmentTemplate.version} + 1` })
      .where(and(eq(assessmentTemplate.companyId, companyId), eq(assessmentTemplate.id, templateId)));
    return templateId;
  }
  const id = ctx.newId();
  const taken = await ctx.tx
    .select({ name: assessmentTemplate.name })
    .from(assessmentTemplate)
    .where(eq(assessmentTemplate.companyId, companyId));
  await ctx.tx.insert(assessmentTemplate).values({
    companyId,
    id,
    name: firstFree(name, new Set(taken.map((one) => one.name)), LIMITS.templateName),
    createdAt: ctx.now,
    updatedAt: ctx.now,
    ...binding,
  });
  return id;
}

/** The version's own name, or with the first number behind it that the template does not have yet. */
async function freeVersionName(ctx: Ctx, templateId: string, name: string): Promise<string> {
  const rows = await ctx.tx
    .select({ name: templateContent.name })
    .from(templateContent)
    .where(and(eq(templateContent.companyId, ctx.session.companyId), eq(templateContent.templateId, templateId)))
    .orderBy(desc(templateContent.createdAt));
  return firstFree(name, new Set(rows.map((one) => one.name)), LIMITS.versionName);
}

function firstFree(name: string, taken: ReadonlySet<string>, max: number): string {
  let free = name;
  for (let i = 2; taken.has(free); i += 1) free = `${name.slice(0, max - 4)} ${i}`;
  return free;
}
