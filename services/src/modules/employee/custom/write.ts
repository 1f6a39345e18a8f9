import { and, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import { appendAudits } from '../../../kit/audit.ts';
import type { Ctx } from '../../../kit/context.ts';
import { inChunks } from '../../../kit/insert-many.ts';
import type { Because } from '../edit.ts';
import { readerOf } from '../rights.ts';
import { employee } from '../tables.ts';
import { auditedValues, writeCustomValues, type OwnEdit } from './values.ts';

/**
 * Writes own fields of many people as forms do: with history, the version of each person moved once. `moved` are those
 * whose version has moved already.
 */
export async function writeOwnFields(
  ctx: Ctx,
  edits: readonly (OwnEdit & { isNew: boolean })[],
  moved: ReadonlyMap<string, number>,
  because: Because,
): Promise<void> {
  if (edits.length === 0) return;
  const reader = await readerOf(ctx);
  await inChunks(edits, async (some) => {
    const written = await writeCustomValues(ctx, reader, some);
    const changed = some.flatMap(({ empId, isNew }) => (written.has(empId) && !isNew ? [empId] : []));
    await countVersions(
      ctx,
      changed.filter((empId) => !moved.has(empId)),
    );
    const names = await namesOf(ctx, changed);
    await appendAudits(
      ctx,
      changed.map((empId) => {
        const changes = written.get(empId) ?? {};
        return {
          action: 'employee.changed',
          objectType: 'employee',
          objectId: empId,
          params: { name: names.get(empId) ?? '', ...because },
          before: auditedValues(changes, 'before'),
          after: auditedValues(changes, 'after'),
        };
      }),
    );
  });
}

const people = (ctx: Ctx, empIds: readonly string[]) =>
  and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, empIds));

const countVersions = (ctx: Ctx, empIds: readonly string[]) =>
  ctx.tx
    .update(employee)
    .set({ version: sql`${employee.version} + 1`, updatedAt: ctx.now })
    .where(people(ctx, empIds));

async function namesOf(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await ctx.tx.select({ id: employee.id, name: employee.name }).from(employee).where(people(ctx, empIds));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
