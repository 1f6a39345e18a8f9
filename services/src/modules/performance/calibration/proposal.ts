import { and, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { proposeMoves } from '@hengcai/shared/rules/performance/proposal';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { employee } from '../../employee/tables.ts';
import { calibratedTogether } from '../plan/combined.ts';
import { activeIn, isPerson } from '../plan/participants.ts';
import { assessmentInfo } from '../tables.ts';
import { comparable, GROUPS, levelNow, listColumns, openedPlan, rowOf, scoreNow } from './calibration-list.ts';

type Proposal = z.output<(typeof performancecheck)['endpoints']['proposemoves']['data']>;

/** What would help the distribution to fit, group by group as the rule counts heads, among those the caller calibrates. */
export async function proposal(ctx: Ctx, planCode: string): Promise<Proposal> {
  const plan = await openedPlan(ctx, planCode);
  const { levels, minGroupSize, forceScope } = plan.ruleSnapshot;
  const together = await calibratedTogether(ctx, plan);
  const planById = new Map(together.map((one) => [one.id, one]));
  const people = await ctx.tx
    .select({ id: assessmentInfo.id, key: GROUPS[forceScope], levelName: levelNow, score: scoreNow })
    .from(assessmentInfo)
    .where(and(comparable(ctx, together), sql`${levelNow} is not null and ${scoreNow} is not null`))
    // Of people with the same score always the same is asked for.
    .orderBy(assessmentInfo.id);
  const placed = people.map(({ key, levelName, score, ...one }) => ({
    ...one,
    key: key ?? '',
    levelName: levelName ?? '',
    score: score ?? '0',
  }));
  const groups = groupedBy(placed, ({ key }) => key);
  const moves = [...groups.values()].flatMap((group) => proposeMoves(levels, group, minGroupSize));
  const first = moves.slice(0, LIMITS.proposedMoves);
  const rows = await ctx.tx
    .select(listColumns(ctx))
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(
      and(
        activeIn(ctx, [...planById.keys()]),
        inArray(
          assessmentInfo.id,
          first.map(({ one }) => one.id),
        ),
      ),
    );
  const rowById = new Map(rows.map((row) => [row.info.id, row]));
  return {
    total: moves.length,
    moves: first.flatMap(({ one, to, tied }) => {
      const row = rowById.get(one.id);
      return row ? [{ person: rowOf(ctx, planById.get(row.info.planId) ?? plan, row), toLevelName: to, tied }] : [];
    }),
  };
}
