import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { PersonFit, PositionMatch, positionmatch } from '@hengcai/shared/contract/position/match';
import { PageRight } from '@hengcai/shared/enums';
import { roundHalfUp } from '@hengcai/shared/numbers';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import type { Ctx, GivenTo } from '../../../kit/context.ts';
import { hasRight } from '../../../kit/pages.ts';
import { paged, type PageOf } from '../../../kit/paged.ts';
import { peopleRights } from '../../../kit/people-rights.ts';
import { employee, inServiceOn, foundBy } from '../../employee/tables.ts';
import { inDepartments } from '../../org/tables.ts';
import { position } from '../tables.ts';
import { personLevel, positionCondition } from '../tables-match.ts';
import { asked } from '../asked.ts';
import { demandPosition } from './requirement.ts';

export const PAGE = '/position/person-job';
type Calls = (typeof positionmatch)['endpoints'];
type Fit = z.output<typeof PersonFit>;
const PLACES = 8;

/** Whether the caller looks after the matches of people, as HR does. */
export const looksAfter = ({ session }: Ctx): boolean => hasRight(session, PAGE, PageRight.EDIT);

/**
 * The people whose levels the caller sees, as a condition on `employee`: the own, with the page those of the visible
 * people, but of nobody above the caller, unless the caller looks after matches.
 */
export function levelsSeen(ctx: Ctx): SQL {
  const { session } = ctx;
  const me = and(eq(employee.companyId, session.companyId), eq(employee.id, session.empId ?? ''))!;
  if (!hasRight(session, PAGE)) return me;
  const rights = peopleRights();
  if (looksAfter(ctx)) return or(me, rights.visible(ctx))!;
  return or(me, and(rights.visible(ctx), sql`not (${rights.aboveCaller(ctx)})`))!;
}

/**
 * How people match positions, `(position_id, emp_id, match, below, over, assessed)`, for those with a level that the
 * position asks for. The formula is that of `shared/rules/position/match`, in SQL, so that a hundred thousand people are
 * put in order without being read. `held`: only people in the position.
 */
function scores({ session: { companyId } }: Ctx, positionIds: readonly string[], held: boolean): SQL {
  return sql`(
    select c.position_id, l.emp_id, count(*)::int as assessed,
      count(*) filter (where l.level < c.minimum)::int as below,
      count(*) filter (where l.level - c.ideal >= ${LIMITS.overqualifiedFrom})::int as over,
      round(100 * sum(c.weight * case
        when l.level < c.minimum then 0
        when l.level >= c.ideal then 1
        else (l.level - c.minimum + 1) / (c.ideal - c.minimum + 1) end)
        / (select sum(w.weight) from ${positionCondition} w
          where w.company_id = ${companyId} and w.position_id = c.position_id), ${PLACES}) as match
    from ${positionCondition} c
    join ${personLevel} l on l.company_id = c.company_id and l.item_id = c.item_id and l.valid_to is null and not l.own
    ${held ? sql`join ${employee} h on h.company_id = l.company_id and h.id = l.emp_id and h.position_id = c.position_id` : sql``}
    where c.company_id = ${companyId} and ${isAnyOf(sql`c.position_id`, positionIds)}
    group by c.position_id, l.emp_id)`;
}

/** Positions with conditions first, then by code, each with how the people in it match whose levels the caller sees. */
export async function pageOfMatches(
  ctx: Ctx,
  { keyword, deptIds, described, ...page }: GivenTo<Calls['listmatch']>,
): Promise<PageOf<z.output<typeof PositionMatch>>> {
  const { companyId } = ctx.session;
  const conditions = sql<number>`(select count(*)::int from ${positionCondition} c
    where c.company_id = ${companyId} and c.position_id = ${position}.id)`;
  const where = and(
    eq(position.companyId, companyId),
    isNull(position.closedOn),
    asked(position.id, undefined, [position.code, position.name, position.nameEn], keyword),
    deptIds?.length ? inArray(position.deptId, deptIds) : undefined,
    described === undefined ? undefined : described ? sql`${conditions} > 0` : sql`${conditions} = 0`,
  );
  const found = await paged(
    page,
    ({ limit, offset }) =>
      ctx.tx
        .select({ positionId: position.id, conditionCount: conditions })
        .from(position)
        .where(where)
        .orderBy(sql`${conditions} = 0`, asc(position.code), asc(position.id))
        .limit(limit)
        .offset(offset),
    () => ctx.tx.$count(position, where),
  );
  const ids = found.items.map(({ positionId }) => positionId);
  const rows = await rowsOf<{ id: string; people: number; assessed: number; below: number; match: string | null }>(
    ctx.tx,
    sql`select ${employee.positionId} as id, count(*)::int as people, count(s.emp_id)::int as assessed,
        count(*) filter (where s.below > 0)::int as below, avg(s.match)::text as match
      from ${employee} left join ${scores(ctx, ids, true)} s
        on s.emp_id = ${employee.id} and s.position_id = ${employee.positionId}
      where ${levelsSeen(ctx)} and ${inServiceOn(ctx.today)} and ${isAnyOf(employee.positionId, ids)}
      group by ${employee.positionId}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    ...found,
    items: found.items.map((one) => {
      const row = byId.get(one.positionId);
      return {
        ...one,
        peopleCount: row?.people ?? 0,
        assessedCount: row?.assessed ?? 0,
        belowCount: row?.below ?? 0,
        match: row?.match == null ? null : roundHalfUp(row.match, PLACES),
      };
    }),
  };
}

/** People by how they match a position, the best first; nobody whose levels the caller does not see. */
export async function whoFits(
  ctx: Ctx,
  { positionId, everybody, keyword, deptIds, fitting, ...page }: GivenTo<Calls['whofits']>,
): Promise<PageOf<Fit>> {
  await demandPosition(ctx, positionId);
  const { companyId } = ctx.session;
  const conditionCount = await ctx.tx.$count(
    positionCondition,
    and(eq(positionCondition.companyId, companyId), eq(positionCondition.positionId, positionId)),
  );
  const fits = sql`${scores(ctx, [positionId], !everybody)} s`;
  const joined = sql`s.emp_id = ${employee.id}`;
  const where = and(
    levelsSeen(ctx),
    inServiceOn(ctx.today),
    everybody ? isNotNull(sql`s.emp_id`) : eq(employee.positionId, positionId),
    foundBy(ctx.session, keyword),
    deptIds?.length ? inDepartments(companyId, employee.deptId, deptIds) : undefined,
    fitting ? sql`s.below = 0 and s.assessed = ${conditionCount}` : undefined,
  );
  const found = await paged(
    page,
    ({ limit, offset }) =>
      ctx.tx
        .select({
          empId: employee.id,
          match: sql<string | null>`s.match::text`,
          belowCount: sql<number>`coalesce(s.below, 0)`,
          overqualifiedCount: sql<number>`coalesce(s.over, 0)`,
          assessed: sql<number>`coalesce(s.assessed, 0)`,
        })
        .from(employee)
        .leftJoin(fits, joined)
        .where(where)
        .orderBy(sql`s.match desc nulls last`, sql`s.below`, asc(employee.sortKey), asc(employee.id))
        .limit(limit)
        .offset(offset),
    async () => {
      const [row] = await ctx.tx
        .select({ count: sql<number>`count(*)::int` })
        .from(employee)
        .leftJoin(fits, joined)
        .where(where);
      return row?.count ?? 0;
    },
  );
  return {
    ...found,
    items: found.items.map(({ assessed, match, ...one }) => ({
      ...one,
      match: match === null ? null : roundHalfUp(match, PLACES),
      conditionCount,
      unassessedCount: conditionCount - assessed,
    })),
  };
}
