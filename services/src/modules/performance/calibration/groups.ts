import { and, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { CalibrationGroup, performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { dec } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import { roundScore } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { calibratedTogether } from '../plan/combined.ts';
import { assessmentInfo } from '../tables.ts';
import { comparable, levelNow, openedPlan, scoreNow, ungraded } from './calibration-list.ts';

type Endpoint = (typeof performancecheck)['endpoints']['comparegroups'];
type Group = z.output<typeof CalibrationGroup>;

interface Counted {
  key: string | null;
  people: number;
  ungraded: number;
  before: string | null;
  now: string | null;
  all: string | null;
}

/**
 * Superiors or departments side by side: the mean before anything moved, which tells who scores mildly, the one now, and
 * heads per level before and now. Only people with targets whom the caller calibrates; those furthest from the mean first.
 */
export async function groupPage(
  ctx: Ctx,
  { planCode, by, ...page }: z.output<Endpoint['body']>,
): Promise<z.output<Endpoint['data']>> {
  const plan = await openedPlan(ctx, planCode);
  const rule = plan.ruleSnapshot;
  const together = await calibratedTogether(ctx, plan);
  const key = by === 'manager' ? assessmentInfo.bossEmpId : assessmentInfo.deptId;
  const where = comparable(ctx, together);
  const everybody = ctx.tx
    .select({ mean: sql`avg(${assessmentInfo.composed})`.as('mean') })
    .from(assessmentInfo)
    .where(where)
    .as('everybody');
  const before = sql<string | null>`avg(${assessmentInfo.composed})`;
  const all = sql<string | null>`(select ${everybody.mean} from ${everybody})`;
  const rows = ctx.tx
    .select({
      key: sql<string | null>`${key}`,
      people: sql<number>`count(*)::int`,
      ungraded: sql<number>`(count(*) filter (where ${ungraded(rule)}))::int`,
      before,
      now: sql<string | null>`avg(${scoreNow})`,
      all,
    })
    .from(assessmentInfo)
    .where(where)
    .groupBy(key)
    .orderBy(sql`abs(${before} - ${all}) desc nulls last`, key);
  const groups = await paged<Counted>(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    async () => {
      const [found] = await ctx.tx
        .select({ n: sql<number>`(count(distinct ${key}) + max((${key} is null)::int))::int` })
        .from(assessmentInfo)
        .where(where);
      return found?.n ?? 0;
    },
  );
  const keys = groups.items.flatMap((group) => group.key ?? []);
  const heads = await ctx.tx
    .select({
      key: sql<string | null>`${key}`,
      before: assessmentInfo.levelName,
      now: levelNow,
      people: sql<number>`count(*)::int`,
    })
    .from(assessmentInfo)
    .where(and(where, keys.length < groups.items.length ? undefined : inArray(key, keys)))
    .groupBy(key, assessmentInfo.levelName, sql`3`);
  const shown = (mean: string | null) =>
    mean === null || isScoredByLevel(rule) ? null : roundScore(mean, plan.digits);
  return mapPage(groups, (group): Group => {
    const own = heads.filter((one) => one.key === group.key);
    const on = (at: 'before' | 'now', name: string) =>
      own.filter((one) => one[at] === name).reduce((sum, one) => sum + one.people, 0);
    const leniency = group.before === null || group.all === null ? null : dec(group.before).minus(group.all).toString();
    return {
      deptId: by === 'department' ? group.key : null,
      bossEmpId: by === 'manager' ? group.key : null,
      people: group.people,
      ungraded: group.ungraded,
      meanBefore: shown(group.before),
      meanNow: shown(group.now),
      leniency: shown(leniency),
      levels: rule.levels.map(({ name }) => ({ levelName: name, before: on('before', name), now: on('now', name) })),
    };
  });
}
