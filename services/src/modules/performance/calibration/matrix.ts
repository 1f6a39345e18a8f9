import { and, asc, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { CalibratedPerson, performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { Potential } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../../kit/context.ts';
import { employee } from '../../employee/tables.ts';
import { calibratedTogether } from '../plan/combined.ts';
import { isPerson } from '../plan/participants.ts';
import { assessmentInfo } from '../tables.ts';
import {
  comparable,
  lastLevel,
  levelNow,
  listColumns,
  openedPlan,
  potentialNow,
  rowOf,
  scoreNow,
} from './calibration-list.ts';

type Matrix = z.output<(typeof performancecheck)['endpoints']['performancematrix']['data']>;
type Person = z.output<typeof CalibratedPerson>;

const POTENTIALS = [Potential.HIGH, Potential.MEDIUM, Potential.LOW];

/**
 * People of a plan by the level they stand on now and by potential, or by their last result where the plan asks for none.
 * Only those whom the caller compares: people with targets and a level, nobody the own result. One statement, however many.
 */
export async function performanceMatrix(ctx: Ctx, planCode: string): Promise<Matrix> {
  const plan = await openedPlan(ctx, planCode);
  const together = await calibratedTogether(ctx, plan);
  const planById = new Map(together.map((one) => [one.id, one]));
  const key = plan.asksPotential ? sql<string | null>`(${potentialNow})::text` : lastLevel;
  const cell = sql`partition by ${key}, ${levelNow}`;
  const ranked = ctx.tx
    .select({
      id: assessmentInfo.id,
      key: key.as('key'),
      level: levelNow.as('level'),
      count: sql<number>`(count(*) over (${cell}))::int`.as('count'),
      place: sql<number>`row_number() over (${cell} order by ${scoreNow} desc nulls last, ${assessmentInfo.id})`.as(
        'place',
      ),
    })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .where(and(comparable(ctx, together), sql`${levelNow} is not null`))
    .as('ranked');
  const found = await ctx.tx
    .select({ ...listColumns(ctx), key: ranked.key, level: ranked.level, count: ranked.count })
    .from(assessmentInfo)
    .innerJoin(employee, isPerson)
    .innerJoin(ranked, sql`${ranked.id} = ${assessmentInfo.id} and ${ranked.place} <= ${LIMITS.matrixPeople}`)
    .where(sql`${assessmentInfo.companyId} = ${ctx.session.companyId}`)
    .orderBy(asc(ranked.place));
  const levels = [...plan.ruleSnapshot.levels].sort((a, b) => dec(a.low).cmp(b.low)).map(({ name }) => name);
  const cellsOf = (row: string | null) =>
    levels.map((levelName) => {
      const those = found.filter((one) => one.key === row && one.level === levelName);
      const people = those.map(({ key: _key, level: _level, count: _count, ...one }): Person =>
        rowOf(ctx, planById.get(one.info.planId) ?? plan, one),
      );
      return { levelName, count: those[0]?.count ?? 0, people };
    });
  const unknown = found.some((one) => one.key === null);
  if (plan.asksPotential)
    return {
      by: 'potential',
      rows: [...POTENTIALS, ...(unknown ? [null] : [])].map((potential) => ({
        potential,
        lastLevelName: null,
        cells: cellsOf(potential === null ? null : String(potential)),
      })),
    };
  // A last result may stand on a level of another rule.
  const others = new Set(found.flatMap((one) => (one.key !== null && !levels.includes(one.key) ? [one.key] : [])));
  return {
    by: 'last',
    rows: [...[...levels].reverse(), ...[...others].sort(), ...(unknown ? [null] : [])].map((lastLevelName) => ({
      potential: null,
      lastLevelName,
      cells: cellsOf(lastLevelName),
    })),
  };
}
