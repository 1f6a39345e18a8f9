import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { PromotedPerson, PromotionFilter, PromotionReport } from '@hengcai/shared/contract/analytics/promotion';
import { FieldGroup } from '@hengcai/shared/enums';
import { averageHeads, monthsOf, percentOf, periodIssues } from '@hengcai/shared/rules/analytics/people';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { paged, type PageAsked, type PageOf } from '../../../kit/paged.ts';
import { readerOf } from '../../employee/public.ts';
import { jobRank } from '../../position/tables.ts';
import { departmentTree, inDepartmentRow } from '../people/departments.ts';
import { factsOf, unreadOf, type PeopleAsked } from '../people/facts.ts';
import { departmentLabel } from '../people/names.ts';

export type Filter = z.output<typeof PromotionFilter>;
export type Report = z.output<typeof PromotionReport>;
export type Promoted = z.output<typeof PromotedPerson>;
/** Whose row is asked for; absent: everybody of the report. */
export interface OfRow {
  filter: Filter;
  key?: string | undefined;
}

/** A question about rises of rank: whoever's rank may not be read is not counted among the heads either. */
async function ask(ctx: Ctx, { from, to, deptIds }: Filter): Promise<PeopleAsked> {
  const issues = periodIssues({ from, to }, ctx.today);
  if (issues.length > 0) throw refused(issues.map((one) => ({ ...one, field: `filter.${one.field}` })));
  const months = monthsOf({ from, to }, ctx.today);
  const last = months.at(-1)?.end ?? ctx.today;
  return {
    dimension: 'department',
    filter: { deptIds },
    from: `${from}-01`,
    to: last,
    days: [months[0]?.eve ?? last, last],
    counts: [FieldGroup.WORK, 'rank'],
    reader: await readerOf(ctx),
    tree: await departmentTree(ctx),
  };
}

interface Counted extends Record<string, unknown> {
  kind: 'heads' | 'rise';
  /** Of heads: the day. */
  day: string | null;
  key: string;
  people: number;
}
interface Heads {
  start: number;
  end: number;
  promoted: number;
}
const NONE: Heads = { start: 0, end: 0, promoted: 0 };
const plus = (a: Heads, b: Heads): Heads => ({
  start: a.start + b.start,
  end: a.end + b.end,
  promoted: a.promoted + b.promoted,
});
const figures = (heads: Heads) => ({
  startHeads: heads.start,
  endHeads: heads.end,
  averageHeads: averageHeads(heads),
  promoted: heads.promoted,
  rate: percentOf(heads.promoted, averageHeads(heads)),
});

/** Heads, rises of rank and rates by department; a fixed number of statements. */
export async function promotionReport(ctx: Ctx, filter: Filter): Promise<Report> {
  const asked = await ask(ctx, filter);
  const { tree, days, from, to } = asked;
  const { deptIds = [] } = filter;
  const counted = await rowsOf<Counted>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['heads', 'rise'])}
      select kind, case when kind = 'heads' then day::text end as day, key, count(*)::int as people from facts group by 1, 2, 3`,
  );
  const byKey = new Map<string, Heads>();
  let total = NONE;
  for (const { kind, day, key, people } of counted) {
    const heads: Heads = {
      start: kind === 'heads' && day === days[0] ? people : 0,
      end: kind === 'heads' && day === days[1] ? people : 0,
      promoted: kind === 'rise' ? people : 0,
    };
    const row = key === '' ? '' : tree.rowOf(key, deptIds);
    byKey.set(row, plus(byKey.get(row) ?? NONE, heads));
    total = plus(total, heads);
  }
  return {
    from,
    to,
    total: figures(total),
    rows: [...tree.ids, ''].flatMap((key) => {
      const heads = byKey.get(key);
      if (!heads) return [];
      return [
        {
          key,
          label: departmentLabel(ctx, tree, key, deptIds) ?? key,
          opens: tree.opens(key, deptIds),
          ...figures(heads),
          share: percentOf(heads.promoted, total.promoted),
        },
      ];
    }),
    unread: await unreadOf(ctx, asked),
  };
}

/** Asks for the people of a row. */
export async function askForRow(ctx: Ctx, { filter, key }: OfRow): Promise<{ asked: PeopleAsked; where: SQL }> {
  const asked = await ask(ctx, filter);
  return { asked, where: inDepartmentRow(asked.tree, key, filter.deptIds) };
}

export async function countPromoted(ctx: Ctx, asked: PeopleAsked, where: SQL): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['rise'])} select count(*)::int as total from facts f where ${where}`,
  );
  return row?.total ?? 0;
}

/** Some of those who rose, the latest first, with the ranks before and after. */
export async function promotedRows(ctx: Ctx, asked: PeopleAsked, where: SQL, window: SQL): Promise<Promoted[]> {
  const rankOf = (id: SQL) =>
    sql`(select g.name from ${jobRank} g where g.company_id = ${ctx.session.companyId} and g.id = ${id})`;
  const rows = await rowsOf<Omit<Promoted, 'deptName'> & { deptId: string | null } & Record<string, unknown>>(
    ctx.tx,
    sql`${factsOf(ctx, asked, ['rise'])}
      select f.emp_id as "empId", f.day::text as day, f.dept_id as "deptId", ${rankOf(sql`f.rank_before`)} as "rankBefore",
        ${rankOf(sql`f.rank_id`)} as "rankName"
      from facts f where ${where} order by f.day desc, f.emp_id desc ${window}`,
  );
  return rows.map(({ deptId, ...row }) => ({
    ...row,
    deptName: deptId === null ? null : (asked.tree.nameOf(deptId) ?? null),
  }));
}

/** Who rose, the latest first. */
export async function promotedPeople(ctx: Ctx, { filter, key, ...page }: OfRow & PageAsked): Promise<PageOf<Promoted>> {
  const { asked, where } = await askForRow(ctx, { filter, key });
  return paged(
    page,
    ({ limit, offset }) => promotedRows(ctx, asked, where, sql`limit ${limit} offset ${offset}`),
    () => countPromoted(ctx, asked, where),
  );
}
