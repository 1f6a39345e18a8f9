import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { PositionCondition, PositionRequirement, positionmatch } from '@hengcai/shared/contract/position/match';
import { PageRight } from '@hengcai/shared/enums';
import { roundHalfUp } from '@hengcai/shared/numbers';
import { checkConditions } from '@hengcai/shared/rules/position/match';
import type { Ctx, GivenTo } from '../../../kit/context.ts';
import { notFound, refused, stale } from '../../../kit/failure.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { hasRight } from '../../../kit/pages.ts';
import { lockPositions } from '../staffing.ts';
import { position } from '../tables.ts';
import { matchItem, positionCondition, positionRequirement } from '../tables-match.ts';

export type Condition = z.output<typeof PositionCondition>;
type Requirement = z.output<typeof PositionRequirement>;
type Given = GivenTo<(typeof positionmatch)['endpoints']['saverequirement']>;

/** What positions ask for so far, by name. */
export const itemsOf = (ctx: Ctx): PromiseLike<{ itemId: string; itemName: string }[]> =>
  ctx.tx
    .select({ itemId: matchItem.id, itemName: matchItem.name })
    .from(matchItem)
    .where(eq(matchItem.companyId, ctx.session.companyId))
    .orderBy(sql`lower(${matchItem.name})`, asc(matchItem.id));

/** What a position asks for, in its order. */
export async function conditionsOf(ctx: Ctx, positionId: string): Promise<Condition[]> {
  const rows = await ctx.tx
    .select({
      itemId: positionCondition.itemId,
      itemName: matchItem.name,
      minimum: positionCondition.minimum,
      ideal: positionCondition.ideal,
      weight: positionCondition.weight,
    })
    .from(positionCondition)
    .innerJoin(
      matchItem,
      and(eq(matchItem.companyId, positionCondition.companyId), eq(matchItem.id, positionCondition.itemId)),
    )
    .where(and(eq(positionCondition.companyId, ctx.session.companyId), eq(positionCondition.positionId, positionId)))
    .orderBy(asc(positionCondition.place));
  // PostgreSQL keeps the zeros of a column's scale.
  return rows.map((row) => ({
    ...row,
    minimum: roundHalfUp(row.minimum),
    ideal: roundHalfUp(row.ideal),
    weight: roundHalfUp(row.weight),
  }));
}

/** The position, when there is one. */
export async function demandPosition(ctx: Ctx, positionId: string): Promise<{ name: string; closedOn: string | null }> {
  const [row] = await ctx.tx
    .select({ name: position.name, closedOn: position.closedOn })
    .from(position)
    .where(and(eq(position.companyId, ctx.session.companyId), eq(position.id, positionId)));
  if (!row) throw notFound();
  return row;
}

export async function requirementOf(ctx: Ctx, positionId: string): Promise<Requirement> {
  const { closedOn } = await demandPosition(ctx, positionId);
  const [said] = await ctx.tx
    .select({ version: positionRequirement.version })
    .from(positionRequirement)
    .where(
      and(eq(positionRequirement.companyId, ctx.session.companyId), eq(positionRequirement.positionId, positionId)),
    );
  return {
    positionId,
    conditions: await conditionsOf(ctx, positionId),
    editable: closedOn === null && hasRight(ctx.session, '/position/management', PageRight.EDIT),
    version: said?.version ?? 0,
  };
}

/** Saves what a position asks for; names nobody has asked for before become items. */
export async function saveRequirement(ctx: Ctx, { positionId, version, conditions }: Given): Promise<Requirement> {
  await lockPositions(ctx);
  const { name, closedOn } = await demandPosition(ctx, positionId);
  if (closedOn !== null) throw refused('CHANGE_AFTER_CLOSING');
  const before = await requirementOf(ctx, positionId);
  if (before.version !== version) throw stale(before);
  const issues = checkConditions(conditions);
  if (issues.length > 0) throw refused(issues);
  const items = await itemsNamed(
    ctx,
    conditions.map(({ itemName }) => itemName.trim()),
  );
  const { companyId } = ctx.session;
  const key = { companyId, positionId };
  await ctx.tx
    .insert(positionRequirement)
    .values({ ...key, version: 1 })
    .onConflictDoUpdate({
      target: [positionRequirement.companyId, positionRequirement.positionId],
      set: { version: version + 1 },
    });
  await ctx.tx
    .delete(positionCondition)
    .where(and(eq(positionCondition.companyId, companyId), eq(positionCondition.positionId, positionId)));
  await insertMany(
    ctx.tx,
    positionCondition,
    conditions.map(({ itemName, minimum, ideal, weight }, place) => ({
      ...key,
      itemId: items.get(itemName.trim().toLowerCase()) ?? '',
      place,
      minimum,
      ideal,
      weight,
    })),
  );
  const saved = await requirementOf(ctx, positionId);
  await ctx.audit({
    action: 'position.requirementChanged',
    objectType: 'position',
    objectId: positionId,
    params: { name, count: conditions.length },
    before: { conditions: before.conditions },
    after: { conditions: saved.conditions },
  });
  return saved;
}

/** The ids of items by their names in lower case; those that are new are made. */
async function itemsNamed(ctx: Ctx, names: readonly string[]): Promise<Map<string, string>> {
  const { companyId } = ctx.session;
  const keys = names.map((name) => name.toLowerCase());
  const found = await ctx.tx
    .select({ id: matchItem.id, name: matchItem.name })
    .from(matchItem)
    .where(and(eq(matchItem.companyId, companyId), inArray(sql`lower(${matchItem.name})`, keys)));
  const known = new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));
  const made = names
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => ({ companyId, id: ctx.newId(), name }));
  await insertMany(ctx.tx, matchItem, made);
  for (const { id, name } of made) known.set(name.toLowerCase(), id);
  return known;
}
