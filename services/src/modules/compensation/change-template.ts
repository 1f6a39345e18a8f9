import { and, eq, ne, sql } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import type { Kind } from '../../kit/letters/kinds.ts';
import { company, letterTemplate } from '../../kit/tables.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { shipped, type TemplateData, type TemplateRow, toTemplate } from './list-template.ts';
import { demandText } from './text.ts';

type Endpoints = Contract['mailTemplate']['endpoints'];

const nameTaken = takenAt('letterTemplateName', 'letter_template_name');
const ofCompany = ({ session }: Ctx) => eq(letterTemplate.companyId, session.companyId);
const at = (ctx: Ctx, id: string) => and(ofCompany(ctx), eq(letterTemplate.id, id));

/** Whether no other template has a name, whatever its capitals (specification 5). */
export async function isUsableName(ctx: Ctx, name: string, except: string | undefined): Promise<boolean> {
  const same = and(
    ofCompany(ctx),
    sql`lower(${letterTemplate.name}) = lower(${name})`,
    except === undefined ? undefined : ne(letterTemplate.id, except),
  );
  return (await ctx.tx.$count(letterTemplate, same)) === 0;
}

export async function addTemplate(
  ctx: Ctx,
  { kind, language, letterTemplateName: name, ...words }: ParsedOf<Endpoints['addtemplate']>,
): Promise<TemplateData> {
  const text = await demandText(ctx, kind, words);
  await lockCompany(ctx);
  if ((await ctx.tx.$count(letterTemplate, ofCompany(ctx))) >= LIMITS.letterTemplates)
    throw refused({ field: '', code: 'TOO_MANY_LETTER_TEMPLATES', params: { max: LIMITS.letterTemplates } });
  const row: TemplateRow = {
    companyId: ctx.session.companyId,
    id: ctx.newId(),
    kind,
    language,
    name,
    ...text,
    inUse: false,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    version: 1,
  };
  await ctx.tx.insert(letterTemplate).values(row).catch(nameTaken);
  await audit(ctx, 'added', row, { after: { name, ...text } });
  return toTemplate(row);
}

export async function changeTemplate(
  ctx: Ctx,
  { letterTemplateId, version, letterTemplateName: name, ...words }: ParsedOf<Endpoints['updatetemplate']>,
): Promise<TemplateData> {
  const before = await locked(ctx, letterTemplateId);
  await demandVersion(before, version, () => toTemplate(before));
  const text = await demandText(ctx, before.kind as Kind, words);
  const after = { ...before, name, ...text, updatedAt: ctx.now, version: version + 1 };
  await ctx.tx.update(letterTemplate).set(after).where(at(ctx, letterTemplateId)).catch(nameTaken);
  await audit(ctx, 'changed', after, {
    before: { name: before.name, subject: before.subject, body: before.body },
    after: { name, ...text },
  });
  return toTemplate(after);
}

/** One wording of a kind and language is in use: the company's chosen one, or the shipped one. */
export async function useTemplate(
  ctx: Ctx,
  { kind, language, letterTemplateId }: ParsedOf<Endpoints['usetemplate']>,
): Promise<TemplateData> {
  await lockCompany(ctx);
  const chosen = letterTemplateId === null ? null : await locked(ctx, letterTemplateId);
  if (chosen && (chosen.kind !== kind || chosen.language !== language)) throw notFound();
  await ctx.tx
    .update(letterTemplate)
    .set({ inUse: false })
    .where(
      and(
        ofCompany(ctx),
        eq(letterTemplate.kind, kind),
        eq(letterTemplate.language, language),
        eq(letterTemplate.inUse, true),
      ),
    );
  if (!chosen) {
    await ctx.audit({
      action: 'letterTemplate.shippedUsed',
      objectType: 'letterTemplate',
      objectId: `${kind}.${language}`,
      params: { kind, language },
    });
    return shipped(kind, language, true);
  }
  await ctx.tx.update(letterTemplate).set({ inUse: true }).where(at(ctx, chosen.id));
  await audit(ctx, 'used', chosen);
  return toTemplate({ ...chosen, inUse: true });
}

export async function deleteTemplate(
  ctx: Ctx,
  { letterTemplateId, version }: ParsedOf<Endpoints['deletetemplate']>,
): Promise<{ id: string; version: number }> {
  const row = await locked(ctx, letterTemplateId);
  await demandVersion(row, version, () => toTemplate(row));
  if (row.inUse) throw refused('LETTER_TEMPLATE_IN_USE');
  await ctx.tx.delete(letterTemplate).where(at(ctx, letterTemplateId));
  await audit(ctx, 'deleted', row, { before: { name: row.name, subject: row.subject, body: row.body } });
  return { id: row.id, version: row.version };
}

/** Two who choose at once choose one after the other. */
async function lockCompany(ctx: Ctx): Promise<void> {
  await ctx.tx
    .select({ companyId: company.companyId })
    .from(company)
    .where(eq(company.companyId, ctx.session.companyId))
    .for('update');
}

async function locked(ctx: Ctx, id: string): Promise<TemplateRow> {
  const [row] = await ctx.tx.select().from(letterTemplate).where(at(ctx, id)).for('update');
  if (!row) throw notFound();
  return row;
}

const audit = (
  ctx: Ctx,
  what: 'added' | 'changed' | 'used' | 'deleted',
  { id, name }: TemplateRow,
  images: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
): Promise<void> =>
  ctx.audit({
    action: `letterTemplate.${what}`,
    objectType: 'letterTemplate',
    objectId: id,
    params: { name },
    ...images,
  });
