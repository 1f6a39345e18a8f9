import { and, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { ExitRateFilter } from '@hengcai/shared/contract/analytics/exit-rate';
import { FieldGroup, PersonnelChangeType } from '@hengcai/shared/enums';
import type { ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { AGE_BANDS, SERVICE_BANDS, type Band } from '@hengcai/shared/rules/analytics/people';
import type { StructureDimension } from '@hengcai/shared/rules/analytics/structure';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { visibleEmployees, whoseReadAsOthers, type Reader, type RightName } from '../../employee/public.ts';
import { employee, employment, personnelChange } from '../../employee/tables.ts';
import { everyArchivedLevel, whoseLevelsRead } from '../../performance/public.ts';
import { jobRank } from '../../position/tables.ts';
import type { DepartmentTree } from './departments.ts';

/** What people are told apart by in some report. */
export type PeopleDimension = ExitDimension | StructureDimension;
/** Which people; what is absent narrows nothing. */
export type PeopleFilter = Omit<z.output<typeof ExitRateFilter>, 'dimension' | 'from' | 'to' | 'basis'>;

/** A question about people, ready to be asked of the database. */
export interface PeopleAsked {
  dimension: PeopleDimension;
  filter: PeopleFilter;
  /** First and last day of the period in which people join, rise and leave. */
  from: string;
  to: string;
  /** The days on which heads are counted. */
  days: readonly string[];
  /** What the caller must be allowed to read of whoever is counted at all. */
  counts: readonly RightName[];
  reader: Reader;
  tree: DepartmentTree;
}

/** Of whom the caller reads all that a report needs; undefined: of everybody seen. */
export const whoCounts = ({ reader, counts }: Pick<PeopleAsked, 'reader' | 'counts'>): SQL | undefined =>
  and(...counts.map((right) => whoseReadAsOthers(reader, right)));

/** How many people the caller sees without reading what the report needs; no statement where there are none. */
export async function unreadOf(ctx: Ctx, asked: Pick<PeopleAsked, 'reader' | 'counts'>): Promise<number> {
  const read = whoCounts(asked);
  if (read === undefined) return 0;
  return ctx.tx.$count(employee, sql`${visibleEmployees(ctx)} and not coalesce(${read}, false)`);
}

/** Of whom the caller may read what a dimension goes by; undefined: of everybody who is counted. */
function readableBy(ctx: Ctx, reader: Reader, dimension: PeopleDimension): SQL | undefined {
  if (dimension === 'rank') return whoseReadAsOthers(reader, 'rank');
  if (dimension === 'age') return whoseReadAsOthers(reader, FieldGroup.PERSONAL);
  if (dimension === 'education') return whoseReadAsOthers(reader, FieldGroup.EDUCATION);
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
const KEYS: Readonly<Record<PeopleDimension, SQL>> = {
  date: sql`to_char(m.day, 'YYYY-MM')`,
  reason: sql`x.reason`,
  department: sql`m.dept_id`,
  jobFamily: sql`m.job_family_id`,
  rank: sql`m.rank_id`,
  service: serviceBand,
  age: ageBand,
  level: sql`l.level`,
  sex: sql`p.sex::text`,
  education: sql`p.education::text`,
};

const isSome = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export type Kind = 'heads' | 'join' | 'exit' | 'rise';

/**
 * The common part of every statement about people: `facts`, a row for each person and each day that counts (heads on the
 * days asked for, the day somebody joined, the last rise of rank, the last day of whoever left), with the version of that
 * day and what the dimension goes by. `readable` is false where the caller may not read that.
 *
 * An employment begins with the entry on record and ends with the last day; of those who came back, the ones before end with
 * the exits that are on record from before that entry. A rise is a rank of a higher grade than the one before it in the same
 * employment.
 */
export function factsOf(ctx: Ctx, asked: PeopleAsked, kinds: readonly Kind[]): SQL {
  const { dimension, filter, reader, from, to, tree } = asked;
  const { companyId } = ctx.session;
  const { EXIT } = PersonnelChangeType;
  const ageRead = dimension === 'age' || isSome(filter.ageRanges);
  const personal = whoseReadAsOthers(reader, FieldGroup.PERSONAL);
  const birthDate = !ageRead
    ? sql`null::date`
    : personal
      ? sql`case when ${personal} then ${employee.birthDate} end`
      : sql`${employee.birthDate}`;
  const ofPeople = and(
    visibleEmployees(ctx),
    whoCounts(asked),
    filter.sexes?.length ? sql`${employee.sex} in ${filter.sexes}` : undefined,
    filter.educations?.length
      ? and(whoseReadAsOthers(reader, FieldGroup.EDUCATION), sql`${employee.education} in ${filter.educations}`)
      : undefined,
    filter.ageRanges?.length ? personal : undefined,
    filter.rankIds?.length ? whoseReadAsOthers(reader, 'rank') : undefined,
  );
  const readable = readableBy(ctx, reader, dimension);
  const days = sql.join(
    asked.days.map((day) => sql`(${day}::date)`),
    sql`, `,
  );
  const of = sql`st.emp_id, st.begins, st.dept_id, st.rank_id, st.job_family_id, st.city_name`;
  const shown = sql`${of}, null::text as rank_before`;
  const moments = {
    heads: sql`select 'heads' as kind, d.day, ${shown} from stay st join (values ${days}) d(day)
      on st.from_day <= d.day and st.to_day >= d.day and (st.ends is null or st.ends > d.day)`,
    join: sql`select 'join' as kind, st.begins as day, ${shown} from stay st
      where st.is_first and st.begins between ${from}::date and ${to}::date`,
    exit: sql`select 'exit' as kind, st.ends as day, ${shown} from stay st
      where st.is_last and st.ends between ${from}::date and ${to}::date`,
    rise: sql`(select distinct on (st.emp_id) 'rise' as kind, st.from_day as day, ${of}, st.rank_before from (
        select st.*, g.grade, lag(g.grade) over before as grade_before, lag(st.rank_id) over before as rank_before
        from stay st join ${jobRank} g on g.company_id = ${companyId} and g.id = st.rank_id
        window before as (partition by st.emp_id, st.begins order by st.from_day)) st
      where st.grade > st.grade_before and st.from_day between ${from}::date and ${to}::date
      order by st.emp_id, st.from_day desc)`,
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
        ${birthDate} as birth_date, ${employee.sex} as sex, ${employee.education} as education, ${readable ? sql`coalesce(${readable}, false)` : sql`true`} as readable
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
      dimension === 'level'
        ? sql`, level as materialized (
      select a.emp_id, a.level, a.archived_on as from_day,
        lead(a.archived_on) over (partition by a.emp_id order by a.archived_at, a.plan_id) as to_day
      from (${everyArchivedLevel(ctx, filter.planCodes)}) a)`
        : sql``
    }, facts as (
      select m.kind, m.day, m.emp_id, m.begins, m.dept_id, m.rank_id, m.rank_before, p.readable, x.kind as exit_kind, x.reason as exit_reason,
        case when p.readable then coalesce(${KEYS[dimension]}, '') end as key
      from moment m join person p on p.id = m.emp_id
      left join exit_change x on m.kind = 'exit' and x.emp_id = m.emp_id and x.day = m.day
      ${
        dimension === 'level'
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
