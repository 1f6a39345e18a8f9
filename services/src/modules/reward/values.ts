import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { awardValues as service } from '@hengcai/shared/contract/reward/values';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { updateMany } from '../../kit/update-many.ts';
import { demandVersion } from '../../kit/version.ts';
import { pointSetting, savePointSetting } from './setting.ts';
import { rewardValue, thankYouLetter } from './tables.ts';

export const awardValuesHandlers: Handlers<typeof service> = {
  listValue: (_asked, ctx) => valuesWhere(ctx),

  async addValue({ valueName: name, valueNameEn: nameEn = null, description = null }, ctx) {
    await oneAtATime(ctx, 'reward:values');
    const known = await valuesWhere(ctx);
    if (known.length >= LIMITS.rewardValuesMax)
      throw refused({ field: '', code: 'TOO_MANY_VALUES', params: { max: LIMITS.rewardValuesMax } });
    await demandFree(ctx, name);
    const id = ctx.newId();
    const { companyId } = ctx.session;
    const [last] = await ctx.tx
      .select({ sort: sql<number>`coalesce(max(${rewardValue.sort}), 0)` })
      .from(rewardValue)
      .where(eq(rewardValue.companyId, companyId));
    await ctx.tx
      .insert(rewardValue)
      .values({ companyId, id, name, nameEn, description, sort: (last?.sort ?? 0) + 1, version: 1 });
    await ctx.audit({
      action: 'rewardValue.created',
      objectType: 'rewardValue',
      objectId: id,
      params: { name },
      after: { name, nameEn, description },
    });
    return valueOf(ctx, id);
  },

  async updateValue(
    { valueId, version, valueName: name, valueNameEn: nameEn = null, description = null, enabled },
    ctx,
  ) {
    await oneAtATime(ctx, 'reward:values');
    const before = await valueOf(ctx, valueId);
    await demandVersion(before, version, () => before);
    await demandFree(ctx, name, valueId);
    await ctx.tx
      .update(rewardValue)
      .set({ name, nameEn, description, enabled, version: version + 1 })
      .where(isValue(ctx, valueId));
    await ctx.audit({
      action: before.enabled === enabled ? 'rewardValue.changed' : `rewardValue.${enabled ? 'enabled' : 'disabled'}`,
      objectType: 'rewardValue',
      objectId: valueId,
      params: { name },
      before: { name: before.valueName, nameEn: before.valueNameEn, description: before.description },
      after: { name, nameEn, description },
    });
    return valueOf(ctx, valueId);
  },

  async orderValue({ valueIds }, ctx) {
    await oneAtATime(ctx, 'reward:values');
    const known = await valuesWhere(ctx);
    const named = new Set(valueIds);
    // Somebody has added or deleted one meanwhile: an order of the others would hide where it stands.
    if (named.size !== known.length || known.some(({ valueId }) => !named.has(valueId)))
      throw refused({ field: 'valueIds', code: 'VALUES_INCOMPLETE' });
    const { companyId } = ctx.session;
    await updateMany(
      ctx.tx,
      rewardValue,
      ['companyId', 'id'],
      valueIds.map((id, at) => ({ companyId, id, sort: at + 1 })),
    );
    const ordered = await valuesWhere(ctx);
    await ctx.audit({
      action: 'rewardValue.ordered',
      objectType: 'rewardValue',
      objectId: valueIds[0] ?? '',
      params: { names: ordered.map(({ valueName }) => valueName).join(' > ') },
    });
    return ordered;
  },

  async deleteValue({ valueId, version }, ctx) {
    // Waits for letters that are being sent for it, so that they count.
    await ctx.tx.select({ id: rewardValue.id }).from(rewardValue).where(isValue(ctx, valueId)).for('update');
    const value = await valueOf(ctx, valueId);
    await demandVersion(value, version, () => value);
    if (value.letterCount > 0) throw refused({ field: '', code: 'VALUE_IN_USE', params: { count: value.letterCount } });
    await ctx.tx.delete(rewardValue).where(isValue(ctx, valueId));
    await ctx.audit({
      action: 'rewardValue.removed',
      objectType: 'rewardValue',
      objectId: valueId,
      params: { name: value.valueName },
    });
    return null;
  },

  getPointSetting: (_asked, ctx) => pointSetting(ctx),
  savePointSetting: (setting, ctx) => savePointSetting(ctx, setting),
};

const isValue = ({ session }: Ctx, id: string) =>
  and(eq(rewardValue.companyId, session.companyId), eq(rewardValue.id, id));

/** Values in their order, with how many letters were written for each. */
function valuesWhere({ tx, session }: Ctx, where?: SQL) {
  const written = sql`(
    select l.value_id, count(*)::int as letters from ${thankYouLetter} l
    where l.company_id = ${session.companyId} group by l.value_id) w`;
  return tx
    .select({
      valueId: rewardValue.id,
      valueName: rewardValue.name,
      valueNameEn: rewardValue.nameEn,
      description: rewardValue.description,
      enabled: rewardValue.enabled,
      letterCount: sql<number>`coalesce(w.letters, 0)`,
      version: rewardValue.version,
    })
    .from(rewardValue)
    .leftJoin(written, sql`w.value_id = ${rewardValue.id}`)
    .where(and(eq(rewardValue.companyId, session.companyId), where))
    .orderBy(asc(rewardValue.sort), asc(rewardValue.id));
}

async function valueOf(ctx: Ctx, id: string) {
  const [value] = await valuesWhere(ctx, eq(rewardValue.id, id));
  if (!value) throw notFound();
  return value;
}

async function demandFree(ctx: Ctx, name: string, exceptId?: string): Promise<void> {
  const same = and(
    eq(rewardValue.companyId, ctx.session.companyId),
    sql`lower(${rewardValue.name}) = ${name.toLowerCase()}`,
    exceptId === undefined ? undefined : ne(rewardValue.id, exceptId),
  );
  if ((await ctx.tx.$count(rewardValue, same)) > 0) throw refused({ field: 'valueName', code: 'ALREADY_USED' });
}
