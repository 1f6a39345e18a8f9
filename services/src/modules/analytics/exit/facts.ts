import { and, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { ExitRateFilter } from '@hengcai/shared/contract/analytics/exit-rate';
import { ExitKind, FieldGroup, PersonnelChangeType } from '@hengcai/shared/enums';
import {
  AGE_BANDS,
  monthsOf,
  periodIssues,
  SERVICE_BANDS,
  type Band,
  type ExitDimension,
  type ReportMonth,
} from '@hengcai/shared/rules/analytics/exit-rate';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused } from '../../../kit/failure.ts';
import {
  readerOf,
  readsSomebody,
  visibleEmployees,
  whoseReadAsOthers,
  type Reader,
  type RightName,
} from '../../employee/public.ts';
import { employee, employment, personnelChange } from '../../employee/tables.ts';
import { everyArchivedLevel, whoseLevelsRead } from '../../performance/public.ts';
import { departmentTree, type DepartmentTree } from './departments.ts';

export type Filter = z.output<typeof ExitRateFilter>;

/** A question about exits, ready to be asked of the database. */
export interface Asked {
  filter: Filter;
  months: readonly ReportMonth[];
  /** First day of the period, and the last one that is counted. */
  from: string;
  to: string;
  reader: Reader;
  tree: DepartmentTree;
}

/** Reads what a question needs beside people: the caller's rights and the departments. Refuses periods that are none. */
export async function ask(ctx: Ctx, filter: Filter): Promise<Asked> {
  const issues = periodIssues(filter, ctx.today);
  if (issues.length > 0) throw refused(issues.map((one) => ({ ...one, field: `filter.${one.field}` })));
  const months = monthsOf(filter, ctx.today);
  const reader = await readerOf(ctx);
  const needs: [keyof Filter, RightName][] = [
    ['rankIds', 'rank'],
    ['educations', FieldGroup.EDUCATION],
    ['ageRanges', FieldGroup.PERSONAL],
  ];
  for (const [field, right] of needs)
    if (isSome(filter[field]) && !readsSomebody(reader, right)) throw invalid(`filter.${field}`, 'MASKED_COLUMN');
  return {
    filter,
    months,
    from: `${filter.from}-01`,
    to: months.at(-1)?.end ?? ctx.today,
    reader,
    tree: await departmentTree(ctx),
  };
}

const isSome = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** The days on which heads are counted: the eve of the period, and the ends of its months where the report is by month. */
export function headDays({ filter, months, to }: Asked): string[] {
  const eve = months[0]?.eve ?? to;
  return filter.dimension === 'date' ? [eve, ...months.map(({ end }) => end)] : [eve, to];
}

/** Of whom the caller may read what a dimension goes by; undefined: of everybody who is counted. */
function readableBy(ctx: Ctx, reader: Reader, dimension: ExitDimension): SQL | undefined {
  if (dimension === 'rank') return whoseReadAsOthers(reader, 'rank');
  if (dimension === 'age') return whoseReadAsOthers(reader, FieldGroup.PERSONAL);
  return dimension === 'level' ? whoseLevelsRead(ctx) : undefined;
}

/** The band a number of whole units lies in. */
const bandOf = (bands: readonly Band[], isBelow: (to: number) => SQL): SQL =>
  sql`case ${sql.join(
    bands.map(({ code, to }) => (to === null ? sql`else ${code}::text` : sql`when ${isBelow(to)} then ${code}::text`)),
    sql` `,
  )} end`;

const serviceBand = bandOf(SERVICE_BANDS, (to) => sql`m.day < (m.begins + make_interval(months => ${to}::int))::date`);
const ageBand = sql`case when p.birth_date is not null then ${bandOf(
  AGE_BANDS,
  (to) => sql`m.day < (p.birth_date + make_interval(years => ${to}::int))::date`,
)} end`;

/** What a dimension goes by, of a person on a day. */
const KEYS: Readonly<Record<ExitDimension, SQL>> = {
  date: sql`to_char(m.day, 'YYYY-MM')`,
  reason: sql`x.reason`,
  department: sql`m.dept_id`,
  jobFamily: sql`m.job_family_id`,
  rank: sql`m.rank_id`,
  service: serviceBand,
  age: ageBand,
  level: sql`l.level`,
};

/**
 * The common part of every statement about exits: `facts`, a row for each person and each day that counts (heads on the days
 * asked for, the day somebody joined, the last day of whoever left), with the version of that day and what the dimension
 * goes by. `readable` is false where the caller may not read that.
 *
 * An employment begins with the entry on record and ends with the last day; of those who came back, the ones before end with
 * the exits that are on record from before that entry.
 */
export function factsOf(ctx: Ctx, asked: Asked, kinds: readonly ('heads' | 'join' | 'exit')[]): SQL {
  const { filter, reader, from, to, tree } = asked;
  const { companyId } = ctx.session;
  const { EXIT } = PersonnelChangeType;
  const ageRead = filter.dimension === 'age' || isSome(filter.ageRanges);
  const personal = whoseReadAsOthers(reader, FieldGroup.PERSONAL);
  const birthDate = !ageRead
    ? sql`null::date`
    : personal
      ? sql`case when ${personal} then ${employee.birthDate} end`
      : sql`${employee.birthDate}`;
  const ofPeople = and(
    visibleEmployees(ctx),
    whoseReadAsOthers(reader, FieldGroup.WORK),
    filter.sexes?.length ? sql`${employee.sex} in ${filter.sexes}` : undefined,
    filter.educations?.length
      ? and(whoseReadAsOthers(reader, FieldGroup.EDUCATION), sql`${employee.education} in ${filter.educations}`)
      : undefined,
    filter.ageRanges?.length ? personal : undefined,
    filter.rankIds?.length ? whoseReadAsOthers(reader, 'rank') : undefined,
  );
  const readable = readableBy(ctx, reader, filter.dimension);
  const days = sql.join(
    headDays(asked).map((day) => sql`(${day}::date)`),
    sql`, `,
  );
  const shown = sql`st.emp_id, st.begins, st.dept_id, st.rank_id, st.job_family_id, st.city_name`;
  const moments = {
    heads: sql`select 'heads' as kind, d.day, ${shown} from stay st join (values ${days}) d(day)
      on st.from_day <= d.day and st.to_day >= d.day and (st.ends is null or st.ends > d.day)`,
    join: sql`select 'join' as kind, st.begins as day, ${shown} from stay st
      where st.is_first and st.begins between ${from}::date and ${to}::date`,
    exit: sql`select 'exit' as kind, st.ends as day, ${shown} from stay st
      where st.is_last and st.ends between ${from}::date and ${to}::date`,
  };
  const isLed = sql`exists (select 1 from led where led.boss_id = m.emp_id and led.from_day <= m.day and led.to_day > m.day)`;
  const bands = filter.ageRanges ?? [];
  const where = and(
    filter.deptIds?.length ? isAnyOf(sql`m.dept_id`, tree.below(filter.deptIds)) : undefined,
    filter.rankIds?.length ? isAnyOf(sql`m.rank_id`, filter.rankIds) : undefined,
    filter.jobFamilyIds?.length ? isAnyOf(sql`m.job_family_id`, filter.jobFamilyIds) : undefined,
    filter.workCities?.length ? isAnyOf(sql`m.city_name`, filter.workCities) : undefined,
    filter.entryFrom ? sql`m.begins >= ${filter.entryFrom}::date` : undefined,
    filter.entryTo ? sql`m.begins <= ${filter.entryTo}::date` : undefined,
    filter.isManager === undefined ? undefined : filter.isManager ? isLed : sql`not ${isLed}`,
    bands.length > 0 ? isAnyOf(ageBand, bands) : undefined,
  );
  return sql`with person as materialized (
      select ${employee.id} as id, ${employee.entryDate} as entry_date, ${employee.lastDay} as last_day,
        ${birthDate} as birth_date, ${readable ? sql`coalesce(${readable}, false)` : sql`true`} as readable
      from ${employee} where ${ofPeople}
    ), former as (
      select c.emp_id, c.effective_date as last_day,
        lag(c.effective_date) over (partition by c.emp_id order by c.effective_date) as before
      from ${personnelChange} c join person p on p.id = c.emp_id
      where c.company_id = ${companyId} and c.change_type = ${EXIT} and c.state = 'effective' and c.effective_date < p.entry_date
    ), span as (
      select id as emp_id, entry_date as begins, last_day as ends from person
      union all
      select f.emp_id, (select min(v.valid_from) from ${employment} v
        where v.company_id = ${companyId} and v.emp_id = f.emp_id and (f.before is null or v.valid_from > f.before)), f.last_day
      from former f
    ), version as (
      select s.emp_id, s.begins, s.ends, v.valid_from, v.valid_to, v.dept_id, v.rank_id, v.job_family_id, v.city_name,
        row_number() over (partition by s.emp_id, s.begins order by v.valid_from) = 1 as is_first,
        row_number() over (partition by s.emp_id, s.begins order by v.valid_from desc) = 1 as is_last
      from span s left join ${employment} v on v.company_id = ${companyId} and v.emp_id = s.emp_id
        and v.valid_from <= coalesce(s.ends, 'infinity'::date) and (v.valid_to is null or v.valid_to > s.begins)
    ), stay as materialized (
      select version.*, case when is_first then begins else valid_from end as from_day,
        case when is_last then coalesce(ends, 'infinity'::date) else valid_to - 1 end as to_day
      from version
    ), moment as (${sql.join(
      kinds.map((kind) => moments[kind]),
      sql` union all `,
    )}), exit_change as (
      select distinct on (c.emp_id, c.effective_date) c.emp_id, c.effective_date as day, c.exit_kind as kind, c.exit_reason as reason
      from ${personnelChange} c where c.company_id = ${companyId} and c.change_type = ${EXIT}
        and c.state in ('pending', 'effective') and c.effective_date between ${from}::date and ${to}::date
      order by c.emp_id, c.effective_date, c.created_at desc
    )${filter.isManager === undefined ? sql`` : sql`, led as materialized (${leading(companyId)})`}${
      filter.dimension === 'level'
        ? sql`, level as materialized (
      select a.emp_id, a.level, a.archived_on as from_day,
        lead(a.archived_on) over (partition by a.emp_id order by a.archived_at, a.plan_id) as to_day
      from (${everyArchivedLevel(ctx, filter.planCodes)}) a)`
        : sql``
    }, facts as (
      select m.kind, m.day, m.emp_id, m.begins, m.dept_id, m.rank_id, p.readable, x.kind as exit_kind, x.reason as exit_reason,
        case when p.readable then coalesce(${KEYS[filter.dimension]}, '') end as key
      from moment m join person p on p.id = m.emp_id
      left join exit_change x on m.kind = 'exit' and x.emp_id = m.emp_id and x.day = m.day
      ${
        filter.dimension === 'level'
          ? sql`left join level l on l.emp_id = m.emp_id and l.from_day <= m.day and (l.to_day is null or l.to_day > m.day)`
          : sql``
      } ${where ? sql`where ${where}` : sql``}
    ) `;
}

/** Who led whom from when on, and on which day no longer, as long as the people led were here. */
const leading = (companyId: string): SQL => sql`
  select v.boss_id, v.valid_from as from_day,
    least(coalesce(v.valid_to, 'infinity'::date), coalesce(r.last_day + 1, 'infinity'::date)) as to_day
  from ${employment} v join ${employee} r on r.company_id = v.company_id and r.id = v.emp_id
  where v.company_id = ${companyId} and v.boss_id is not null`;

export const IS_VOLUNTARY = sql`exit_kind = ${ExitKind.VOLUNTARY}`;
