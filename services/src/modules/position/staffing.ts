import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { employee, employment, inServiceOn } from '../employee/tables.ts';

export type HeldColumn = 'position_id' | 'rank_id' | 'job_family_id';

/**
 * How many people have each position, rank or job family, and how many will by what is known today, as a table
 * `(id, filled, coming)`. Facts of the organisation, as head counts of departments: they count everybody, whoever asks.
 * Somebody comes who enters it or moves into it on a day ahead, and is gone by then nowhere.
 */
export function staffing({ session, today }: Ctx, column: HeldColumn): SQL {
  const held = sql.identifier(column);
  return sql`(
    select held.id, count(*) filter (where held.now)::int as filled, count(*) filter (where not held.now)::int as coming
    from (
      select ${employee}.${held} as id, ${inServiceOn(today)} as now from ${employee}
      where ${employee.companyId} = ${session.companyId} and ${employee}.${held} is not null
        and (${employee.lastDay} is null or ${employee.lastDay} >= ${today}::date)
      union all
      select distinct on (m.emp_id, m.${held}) m.${held}, false from ${employment} m
      join ${employee} on ${employee.companyId} = m.company_id and ${employee.id} = m.emp_id
      where m.company_id = ${session.companyId} and m.valid_from > ${today}::date and m.${held} is not null
        and ${employee}.${held} is distinct from m.${held}
        and (${employee.lastDay} is null or ${employee.lastDay} >= m.valid_from)
    ) held group by held.id)`;
}

/** The same of one thing. */
export async function staffingOf(
  ctx: Ctx,
  column: HeldColumn,
  id: string,
): Promise<{ filled: number; coming: number }> {
  const [row] = await rowsOf<{ filled: number; coming: number }>(
    ctx.tx,
    sql`select s.filled, s.coming from ${staffing(ctx, column)} s where s.id = ${id}`,
  );
  return row ?? { filled: 0, coming: 0 };
}

/** How many people in service had each of them on a day, as a table `(id, people)`. */
export function heldOn({ session }: Ctx, column: HeldColumn, day: string): SQL {
  const held = sql.identifier(column);
  return sql`(
    select m.${held} as id, count(*)::int as people from ${employment} m
    join ${employee} on ${employee.companyId} = m.company_id and ${employee.id} = m.emp_id
    where m.company_id = ${session.companyId} and m.${held} is not null and ${inServiceOn(day)}
      and m.valid_from <= ${day}::date and (m.valid_to is null or m.valid_to > ${day}::date)
    group by m.${held})`;
}

/** Names that may stand only once, and trees that may close a circle, are changed by one at a time. */
export const lockPositions = (ctx: Ctx): Promise<void> => oneAtATime(ctx, 'positions');
