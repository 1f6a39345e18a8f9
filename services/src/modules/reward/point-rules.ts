import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { pointRules as service } from '@hengcai/shared/contract/reward/point-rules';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkPointOccasion, occasionOf } from '@hengcai/shared/rules/reward/point-rule';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { paged, type Window } from '../../kit/paged.ts';
import { demandVersion } from '../../kit/version.ts';
import { levelNames } from '../performance/public.ts';
import { pointEntry, pointRule } from './tables.ts';

export const pointRulesHandlers: Handlers<typeof service> = {
  listRuleTemplate: (page, ctx) =>
    paged(
      page,
      (window) => rulesWhere(ctx, undefined, window),
      () => ctx.tx.$count(pointRule, eq(pointRule.companyId, ctx.session.companyId)),
    ),

  listRuleLevel: (_asked, ctx) => levelNames(ctx),

  async addRuleTemplate({ points, ...asked }, ctx) {
    await oneAtATime(ctx, LOCK);
    const issues = checkPointOccasion(asked);
    if (issues.length > 0) throw refused(issues);
    const { companyId } = ctx.session;
    const occasion = occasionOf(asked);
    const known = await ctx.tx.select().from(pointRule).where(eq(pointRule.companyId, companyId));
    if (known.length >= LIMITS.pointRulesMax)
      throw refused({ field: '', code: 'TOO_MANY_POINT_RULES', params: { max: LIMITS.pointRulesMax } });
    const same = ({ event, level, years }: typeof occasion) =>
      event === occasion.event && years === occasion.years && level?.toLowerCase() === occasion.level?.toLowerCase();
    if (known.some(same)) throw refused({ field: 'event', code: 'POINT_RULE_EXISTS' });
    const id = ctx.newId();
    await ctx.tx.insert(pointRule).values({ companyId, id, ...occasion, points, since: ctx.today, version: 1 });
    await ctx.audit({
      action: 'pointRule.created',
      objectType: 'pointRule',
      objectId: id,
      params: { points },
      after: { ...occasion, points },
    });
    return ruleOf(ctx, id);
  },

  async updateRuleTemplate({ ruleId, version, points, enabled }, ctx) {
    await oneAtATime(ctx, LOCK);
    const before = await ruleOf(ctx, ruleId);
    await demandVersion(before, version, () => before);
    const since = enabled && !before.enabled ? ctx.today : before.since;
    await ctx.tx
      .update(pointRule)
      .set({ points, enabled, since, version: version + 1 })
      .where(isRule(ctx, ruleId));
    await ctx.audit({
      action: before.enabled === enabled ? 'pointRule.changed' : `pointRule.${enabled ? 'enabled' : 'disabled'}`,
      objectType: 'pointRule',
      objectId: ruleId,
      params: { points },
      before: { points: before.points },
      after: { points },
    });
    return ruleOf(ctx, ruleId);
  },

  async deleteRuleTemplate({ ruleId, version }, ctx) {
    // Points that are being given by it count, and come no more afterwards.
    await oneAtATime(ctx, 'reward:points');
    await oneAtATime(ctx, LOCK);
    const rule = await ruleOf(ctx, ruleId);
    await demandVersion(rule, version, () => rule);
    if (rule.givenCount > 0) throw refused({ field: '', code: 'POINT_RULE_USED', params: { count: rule.givenCount } });
    await ctx.tx.delete(pointRule).where(isRule(ctx, ruleId));
    await ctx.audit({
      action: 'pointRule.removed',
      objectType: 'pointRule',
      objectId: ruleId,
      params: { points: rule.points },
    });
    return null;
  },
};

const LOCK = 'reward:pointRules';

const isRule = ({ session }: Ctx, id: string) => and(eq(pointRule.companyId, session.companyId), eq(pointRule.id, id));

/** Rules by event, with how often points were given by each. */
function rulesWhere({ tx, session }: Ctx, where: SQL | undefined, { limit, offset }: Window) {
  const given = sql`(
    select p.rule_id, count(*)::int as times from ${pointEntry} p
    where p.company_id = ${session.companyId} and p.rule_id is not null group by p.rule_id) g`;
  return tx
    .select({
      ruleId: pointRule.id,
      event: pointRule.event,
      level: pointRule.level,
      years: pointRule.years,
      points: pointRule.points,
      enabled: pointRule.enabled,
      since: pointRule.since,
      givenCount: sql<number>`coalesce(g.times, 0)`,
      version: pointRule.version,
    })
    .from(pointRule)
    .leftJoin(given, sql`g.rule_id = ${pointRule.id}`)
    .where(and(eq(pointRule.companyId, session.companyId), where))
    .orderBy(asc(pointRule.event), asc(pointRule.years), asc(pointRule.level), asc(pointRule.id))
    .limit(limit)
    .offset(offset);
}

async function ruleOf(ctx: Ctx, id: string) {
  const [rule] = await rulesWhere(ctx, eq(pointRule.id, id), { limit: 1, offset: 0 });
  if (!rule) throw notFound();
  return rule;
}
