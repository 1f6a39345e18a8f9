import { eq } from 'drizzle-orm';
import { renamedIn } from '@hengcai/shared/rules/letter';
import type { Ctx } from '../context.ts';
import { letterTemplate } from '../tables.ts';
import { updateMany } from '../update-many.ts';
import { type Kind, letterOf } from './kinds.ts';

/** What a placeholder is called from now on, in the company's templates of every kind that has no other one of its name. */
export async function renamePlaceholder(ctx: Ctx, before: string, after: string): Promise<void> {
  const { companyId } = ctx.session;
  const templates = await ctx.tx.select().from(letterTemplate).where(eq(letterTemplate.companyId, companyId));
  const changed = templates.flatMap(({ id, kind, subject, body, version }) => {
    if (letterOf(kind as Kind).placeholders.some(({ name }) => name === before)) return [];
    const text = { subject: renamedIn(subject, before, after), body: renamedIn(body, before, after) };
    if (text.subject === subject && text.body === body) return [];
    return [{ companyId, id, ...text, updatedAt: ctx.now, version: version + 1 }];
  });
  await updateMany(ctx.tx, letterTemplate, ['companyId', 'id'], changed);
}
