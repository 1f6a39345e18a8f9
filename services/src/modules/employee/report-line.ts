import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { ReportLinePerson } from '@hengcai/shared/contract/employee/department-people';
import { FieldGroup } from '@hengcai/shared/enums';
import { rowsOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import { paged, type PageAsked } from '../../kit/paged.ts';
import { deptVersion, inDepartments } from '../org/tables.ts';
import { readerOf, whoseRead } from './rights.ts';
import { inServiceOn } from './status.ts';
import { employee } from './tables.ts';
import { visibleEmployees } from './visible.ts';

export type ReportLineData = z.output<typeof ReportLinePerson>;

/** How many of those below one person are shown before somebody asks for more. */
const BELOW = 100;
/** A line of superiors is never longer; a circle that was imported long ago ends here. */
const LONGEST = 60;

interface Row extends Record<string, unknown> {
  id: string;
  emp_number: string | null;
  name: string | null;
  name_en: string | null;
  dept_id: string | null;
  position_id: string | null;
  boss: string | null;
  virtual_boss: string | null;
  reports: number;
  virtual_reports: number;
}

const toPerson = (row: Row): ReportLineData => ({
  empId: row.id,
  empNumber: row.emp_number,
  empName: row.name,
  empNameEn: row.name_en,
  deptId: row.dept_id,
  positionId: row.position_id,
  bossEmpId: row.boss,
  virtualBossEmpId: row.virtual_boss,
  reports: row.reports,
  virtualReports: row.virtual_reports,
});

/** What is looked at: everybody the caller sees, or those of them in a department and below it. */
interface Extent {
  ctx: Ctx;
  deptId: string | null;
  /** Of whom it may be read who leads them, beside the own manager; undefined: of everybody. */
  whose: SQL | undefined;
}

async function extentOf(ctx: Ctx, deptId: string | undefined): Promise<Extent> {
  return { ctx, deptId: deptId ?? null, whose: whoseRead(await readerOf(ctx), FieldGroup.WORK) };
}

/**
 * `person`: everybody within the extent with who leads them and how many they lead, and, without a name, whoever leads
 * them and is out of the caller's sight. A manager who is not in service is none; one outside the department that is
 * asked for is none either, and marks who stands at the top of it.
 */
function people({ ctx, deptId, whose }: Extent): SQL {
  const { companyId } = ctx.session;
  const inDepartment = deptId === null ? sql`` : sql` and ${inDepartments(companyId, employee.deptId, [deptId])}`;
  const own = whose ? sql` and ${whose}` : sql``;
  const working = sql`select ${employee.id} as id from ${employee} where ${employee.companyId} = ${companyId} and ${inServiceOn(ctx.today)}`;
  return sql`seen as materialized (
      select ${employee.id} as id, ${employee.empNumber} as emp_number, ${employee.name} as name, ${employee.nameEn} as name_en,
        ${employee.deptId} as dept_id, ${employee.positionId} as position_id, ${employee.sortKey} as sort_key,
        ${employee.bossId} as boss_id, ${employee.virtualBossId} as virtual_boss_id
      from ${employee} where ${visibleEmployees(ctx)} and ${inServiceOn(ctx.today)}${inDepartment}${own}
    ), working as materialized (${working}), led as (
      select boss_id as id, count(*)::int as heads from seen where boss_id is not null group by boss_id
    ), lent as (
      select virtual_boss_id as id, count(*)::int as heads from seen where virtual_boss_id is not null group by virtual_boss_id
    ), person as (
      select s.id, s.emp_number, s.name, s.name_en, s.dept_id, s.position_id, s.sort_key,
        case when ${deptId === null} or b.id is not null then w.id end as boss, v.id as virtual_boss,
        w.id is not null as is_led, coalesce(led.heads, 0) as reports, coalesce(lent.heads, 0) as virtual_reports
      from seen s left join working w on w.id = s.boss_id left join seen b on b.id = s.boss_id
        left join working v on v.id = s.virtual_boss_id left join led on led.id = s.id left join lent on lent.id = s.id
      union all
      select w.id, null, null, null, null, null, null, null, null, false, led.heads, 0
      from led join working w on w.id = led.id
      where ${deptId === null} and not exists (select 1 from seen where seen.id = led.id)
    )`;
}

const COLUMNS = sql`p.id, p.emp_number, p.name, p.name_en, p.dept_id, p.position_id, p.boss, p.virtual_boss, p.reports, p.virtual_reports`;
/** Those who lead others first: they go on below, and the others stand together. */
const ORDER = sql`(p.reports = 0), p.sort_key nulls last, p.id`;

/** Whoever heads the company itself today. */
const companyHead = (ctx: Ctx): SQL =>
  sql`(select ${deptVersion.headEmpId} from ${deptVersion} where ${and(
    eq(deptVersion.companyId, ctx.session.companyId),
    isNull(deptVersion.parentId),
    asOf(deptVersion, ctx.today),
  )} limit 1)`;

/** Directly in the company itself, in no department of it. */
const atTheTop = (ctx: Ctx): SQL =>
  sql`p.dept_id in (select ${deptVersion.deptId} from ${deptVersion} where ${and(
    eq(deptVersion.companyId, ctx.session.companyId),
    isNull(deptVersion.parentId),
    asOf(deptVersion, ctx.today),
  )})`;

const isTop = (ctx: Ctx): SQL => sql`p.boss is null and (p.reports > 0 or p.is_led or p.id = ${companyHead(ctx)})`;

const isOrphan = (ctx: Ctx): SQL => sql`p.name is not null and not p.is_led
  and p.id is distinct from ${companyHead(ctx)} and not (p.reports > 0 and coalesce(${atTheTop(ctx)}, false))`;

/** Where the lines begin, with those right below; the line down to one person where one is named. */
export async function reportLine(
  ctx: Ctx,
  { deptId, empId }: { deptId?: string | undefined; empId?: string | undefined },
) {
  const extent = await extentOf(ctx, deptId);
  const rows = await rowsOf<Row>(
    ctx.tx,
    sql`with recursive ${people(extent)}, line as (
        select p.id, p.boss, 1 as steps from person p where p.id = ${empId ?? ''}
        union all
        select p.id, p.boss, line.steps + 1 from line join person p on p.id = line.boss where line.steps < ${LONGEST}
      ), top as (
        select p.id from person p where ${isTop(ctx)} order by ${ORDER} limit ${BELOW}
      ), open as (select id from top union select id from line),
      below as (
        select p.*, row_number() over (partition by p.boss order by ${ORDER}) as place
        from person p where p.boss in (select id from open)
      )
      select ${COLUMNS} from person p
      where p.id in (select id from open) or p.id in (select id from below where place <= ${BELOW})
      order by ${ORDER}`,
  );
  return { day: ctx.today, people: rows.map(toPerson), withoutManager: await orphanCount(extent) };
}

async function orphanCount(extent: Extent): Promise<number> {
  const [row] = await rowsOf<{ heads: number }>(
    extent.ctx.tx,
    sql`with ${people(extent)} select count(*)::int as heads from person p where ${isOrphan(extent.ctx)}`,
  );
  return row?.heads ?? 0;
}

/** Who reports to somebody, as to a line manager or as to a virtual one. */
export async function reportsTo(
  ctx: Ctx,
  {
    empId,
    deptId,
    line,
    ...page
  }: PageAsked & { empId: string; deptId?: string | undefined; line: 'manager' | 'virtual' },
) {
  const extent = await extentOf(ctx, deptId);
  return pageOfPeople(extent, page, sql`${line === 'manager' ? sql`p.boss` : sql`p.virtual_boss`} = ${empId}`);
}

/** Who has no line manager and should have one. */
export async function orphans(ctx: Ctx, { deptId, ...page }: PageAsked & { deptId?: string | undefined }) {
  return pageOfPeople(await extentOf(ctx, deptId), page, isOrphan(ctx));
}

function pageOfPeople(extent: Extent, page: PageAsked, where: SQL) {
  const { tx } = extent.ctx;
  return paged(
    page,
    async ({ limit, offset }) =>
      (
        await rowsOf<Row>(
          tx,
          sql`with ${people(extent)} select ${COLUMNS} from person p where ${where} order by ${ORDER} limit ${limit} offset ${offset}`,
        )
      ).map(toPerson),
    async () => {
      const [row] = await rowsOf<{ heads: number }>(
        tx,
        sql`with ${people(extent)} select count(*)::int as heads from person p where ${where}`,
      );
      return row?.heads ?? 0;
    },
  );
}
