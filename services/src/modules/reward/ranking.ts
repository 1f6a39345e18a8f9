import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { RankingFilter } from '@hengcai/shared/contract/reward/points';
import { PointEntryKind } from '@hengcai/shared/enums';
import type * as z from 'zod';
import type { Ctx } from '../../kit/context.ts';
import { paged, type PageAsked } from '../../kit/paged.ts';
import { employee, notLeftOn } from '../employee/tables.ts';
import { deptPath } from '../org/tables.ts';
import { PERSON } from './people.ts';
import { pointEntry, thankYouLetter } from './tables.ts';

type Filter = z.output<typeof RankingFilter>;

/** Who received most points in a period, and the place of the caller; who has as many shares the place. */
export async function ranking(ctx: Ctx, { filter, ...page }: { filter: Filter } & PageAsked) {
  const ranked = placesIn(ctx, filter);
  const places = (where?: SQL) =>
    ctx.tx
      .select({
        place: sql<number>`r.place`,
        person: PERSON,
        points: sql<number>`r.points`,
        letters: sql<number>`r.letters`,
      })
      .from(employee)
      .innerJoin(ranked, sql`r.emp_id = ${employee.id}`)
      .where(and(eq(employee.companyId, ctx.session.companyId), where))
      .orderBy(sql`r.place`, asc(employee.sortKey), asc(employee.id));
  const found = await paged(
    page,
    ({ limit, offset }) => places().limit(limit).offset(offset),
    async () => {
      const [all] = await ctx.tx.select({ total: count() }).from(ranked);
      return all?.total ?? 0;
    },
  );
  const me = ctx.session.empId;
  const [own] = me === null ? [] : await places(eq(employee.id, me));
  return { ...found, own: own ?? null };
}

/** Those who work here and received points with letters in the period, each with the place: 1, 2, 2, 4. */
function placesIn({ session, today }: Ctx, { from, to, ownDept, valueId }: Filter): SQL {
  const { companyId, empId: me } = session;
  const own = sql`${employee.deptId} in (
    select d.descendant from ${deptPath} d where d.company_id = ${companyId}
      and d.ancestor = (select m.dept_id from ${employee} m where m.company_id = ${companyId} and m.id = ${me}))`;
  const ofValue = sql`${pointEntry.letterId} in (
    select l.id from ${thankYouLetter} l where l.company_id = ${companyId} and l.value_id = ${valueId ?? null})`;
  return sql`(
    select ${pointEntry.empId} as emp_id, sum(${pointEntry.delta})::int as points, count(*)::int as letters,
      rank() over (order by sum(${pointEntry.delta}) desc)::int as place
    from ${pointEntry} join ${employee} on ${employee.companyId} = ${companyId} and ${employee.id} = ${pointEntry.empId}
    where ${and(
      eq(pointEntry.companyId, companyId),
      eq(pointEntry.kind, PointEntryKind.LETTER),
      sql`${pointEntry.day} between ${from}::date and ${to}::date`,
      notLeftOn(today),
      ownDept ? own : undefined,
      valueId ? ofValue : undefined,
    )}
    group by ${pointEntry.empId}) r`;
}
