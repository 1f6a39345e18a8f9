import { and, desc, eq, ilike, sql, type SQL } from 'drizzle-orm';
import type { commodities as service } from '@hengcai/shared/contract/reward/commodities';
import { pointsFor } from '@hengcai/shared/rules/reward/points';
import { likePattern } from '../../db/sql.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { removeFile } from '../../kit/files.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { mapPage, paged, type Window } from '../../kit/paged.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { keepPicture, pictureHandlers } from './commodity-pictures.ts';
import { rateNow } from './exchange-rate.ts';
import { commodity, commodityOrder } from './tables.ts';

export const commoditiesHandlers: Handlers<typeof service> = {
  ...pictureHandlers,

  async listCommodity({ filter: { keyword, onShelf }, ...page }, ctx) {
    const where = and(
      eq(commodity.companyId, ctx.session.companyId),
      keyword ? ilike(commodity.name, likePattern(keyword)) : undefined,
      onShelf === undefined ? undefined : eq(commodity.onShelf, onShelf),
    );
    const rows = await paged(
      page,
      (window) => commodityRows(ctx, where, window),
      () => ctx.tx.$count(commodity, where),
    );
    const { pointsPerYuan } = await rateNow(ctx);
    return mapPage(rows, (row) => toCommodity(row, pointsPerYuan));
  },

  async addCommodity({ clientMutationId: _key, commodityName: name, onShelf, ...said }, ctx) {
    const { description = null, price, stock = null, pictureId = null } = said;
    const { companyId } = ctx.session;
    const id = ctx.newId();
    await keepPicture(ctx, pictureId);
    await ctx.tx
      .insert(commodity)
      .values({ companyId, id, name, description, price, stock, onShelf, pictureFileId: pictureId, version: 1 })
      .catch(takenAt('commodityName', 'commodity_name'));
    await ctx.audit({
      action: 'commodity.created',
      objectType: 'commodity',
      objectId: id,
      params: { name },
      after: { name, description, price, stock, onShelf },
    });
    return commodityOf(ctx, id);
  },

  async updateCommodity({ commodityId, version, commodityName: name, ...said }, ctx) {
    const { description = null, price, stock = null, pictureId = null } = said;
    const before = await lockedCommodity(ctx, commodityId, version);
    if (pictureId !== before.pictureId) await keepPicture(ctx, pictureId);
    await ctx.tx
      .update(commodity)
      .set({ name, description, price, stock, pictureFileId: pictureId, version: version + 1 })
      .where(isCommodity(ctx, commodityId))
      .catch(takenAt('commodityName', 'commodity_name'));
    if (before.pictureId !== null && pictureId !== before.pictureId) await removeFile(ctx, before.pictureId);
    await ctx.audit({
      action: 'commodity.changed',
      objectType: 'commodity',
      objectId: commodityId,
      params: { name },
      before: {
        name: before.commodityName,
        description: before.description,
        price: before.price,
        stock: before.stock,
      },
      after: { name, description, price, stock },
    });
    return commodityOf(ctx, commodityId);
  },

  async shelveCommodity({ commodityId, version, onShelf }, ctx) {
    const before = await lockedCommodity(ctx, commodityId, version);
    if (before.onShelf === onShelf) return before;
    await ctx.tx
      .update(commodity)
      .set({ onShelf, version: version + 1 })
      .where(isCommodity(ctx, commodityId));
    await ctx.audit({
      action: onShelf ? 'commodity.shelved' : 'commodity.unshelved',
      objectType: 'commodity',
      objectId: commodityId,
      params: { name: before.commodityName },
    });
    return commodityOf(ctx, commodityId);
  },

  async deleteCommodity({ commodityId, version }, ctx) {
    const before = await lockedCommodity(ctx, commodityId, version);
    if (before.orderCount > 0)
      throw refused({ field: '', code: 'COMMODITY_ORDERED', params: { count: before.orderCount } });
    await ctx.tx.delete(commodity).where(isCommodity(ctx, commodityId));
    if (before.pictureId !== null) await removeFile(ctx, before.pictureId);
    await ctx.audit({
      action: 'commodity.removed',
      objectType: 'commodity',
      objectId: commodityId,
      params: { name: before.commodityName },
    });
    return null;
  },
};

/** One of the company's goods. */
export const isCommodity = ({ session }: Ctx, id: string) =>
  and(eq(commodity.companyId, session.companyId), eq(commodity.id, id));

function commodityRows({ tx, session }: Ctx, where: SQL | undefined, { limit, offset }: Window) {
  const ordered = sql`(
    select o.commodity_id, count(*)::int as orders from ${commodityOrder} o
    where o.company_id = ${session.companyId} group by o.commodity_id) c`;
  return tx
    .select({
      commodityId: commodity.id,
      commodityName: commodity.name,
      description: commodity.description,
      price: commodity.price,
      stock: commodity.stock,
      onShelf: commodity.onShelf,
      pictureId: commodity.pictureFileId,
      orderCount: sql<number>`coalesce(c.orders, 0)`,
      version: commodity.version,
    })
    .from(commodity)
    .leftJoin(ordered, sql`c.commodity_id = ${commodity.id}`)
    .where(where)
    .orderBy(desc(commodity.id))
    .limit(limit)
    .offset(offset);
}

type Row = Awaited<ReturnType<typeof commodityRows>>[number];

const toCommodity = (row: Row, pointsPerYuan: number) => ({
  ...row,
  pointsNeeded: pointsFor(row.price, pointsPerYuan),
});

async function commodityOf(ctx: Ctx, id: string) {
  const [row] = await commodityRows(ctx, isCommodity(ctx, id), { limit: 1, offset: 0 });
  if (!row) throw notFound();
  return toCommodity(row, (await rateNow(ctx)).pointsPerYuan);
}

/** A commodity as it stays until the end of the transaction: meanwhile no order takes from its stock. */
async function lockedCommodity(ctx: Ctx, id: string, version: number) {
  await oneAtATime(ctx, 'reward:points');
  const now = await commodityOf(ctx, id);
  await demandVersion(now, version, () => now);
  return now;
}
