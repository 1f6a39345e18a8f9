import { sql } from 'drizzle-orm';
import type { reportFilter as service } from '@hengcai/shared/contract/analytics/report-filter';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { Education, FieldGroup, Sex } from '@hengcai/shared/enums';
import { addMonths, AGE_BANDS, monthsOf, periodIssues } from '@hengcai/shared/rules/analytics/people';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { readerOf, readsSomebody, visibleEmployees, whoseReadAsOthers } from '../../employee/public.ts';
import { employee, employment } from '../../employee/tables.ts';
import { archivedPlans } from '../../performance/public.ts';
import { departmentTree } from './departments.ts';
import { familiesOf, ranksOf } from './names.ts';

type Endpoint = (typeof service)['endpoints']['reportFilterOptions'];
type Asked = ParsedOf<Endpoint>;
type Options = DataOf<Endpoint>;

/** The months asked for: of a year as far as it went, or from one month to another. */
function rangeOf({ year, from, to }: Asked, today: string): { from: string; to: string } {
  const current = today.slice(0, 7);
  if (year !== undefined) {
    const last = `${String(year).padStart(4, '0')}-12`;
    return { from: addMonths(last, -11), to: last > current && addMonths(last, -11) <= current ? current : last };
  }
  const end = to ?? current;
  return { from: from ?? addMonths(end, -11), to: end };
}

interface Seen extends Record<string, unknown> {
  depts: string[] | null;
  ranks: string[] | null;
  families: string[] | null;
  cities: string[] | null;
  first: string | null;
  last: string | null;
}

/** What reports can be narrowed to: what occurs in the period among the people whom the caller sees. */
export async function reportFilterOptions(ctx: Ctx, asked: Asked): Promise<Options> {
  const timeRange = rangeOf(asked, ctx.today);
  const issues = periodIssues(timeRange, ctx.today);
  if (issues.length > 0) throw refused(issues);
  const from = `${timeRange.from}-01`;
  const to = monthsOf(timeRange, ctx.today).at(-1)?.end ?? ctx.today;
  const reader = await readerOf(ctx);
  const rank = whoseReadAsOthers(reader, 'rank') ?? sql`true`;
  const [seen] = await rowsOf<Seen>(
    ctx.tx,
    sql`select array_agg(distinct v.dept_id) filter (where v.dept_id is not null) as depts,
        array_agg(distinct v.rank_id) filter (where v.rank_id is not null and ${rank}) as ranks,
        array_agg(distinct v.job_family_id) filter (where v.job_family_id is not null) as families,
        array_agg(distinct v.city_name order by v.city_name) filter (where v.city_name <> '') as cities,
        min(${employee.entryDate})::text as first, max(${employee.entryDate})::text as last
      from ${employee} join ${employment} v on v.company_id = ${employee.companyId} and v.emp_id = ${employee.id}
      where ${visibleEmployees(ctx)} and ${whoseReadAsOthers(reader, FieldGroup.WORK) ?? sql`true`}
        and v.valid_from <= ${to}::date and (v.valid_to is null or v.valid_to > ${from}::date)
        and (${employee.lastDay} is null or ${employee.lastDay} >= ${from}::date)`,
  );
  const { depts, ranks, families, cities, first, last } = seen ?? NOTHING;
  const tree = asked.dept ? await departmentTree(ctx) : null;
  const occurs = new Set(depts);
  return {
    timeRange,
    depts: tree?.ids.filter((id) => occurs.has(id)).map((id) => ({ value: id, label: tree.nameOf(id) ?? id })) ?? [],
    ranks: asked.rank && ranks ? await ranksOf(ctx, ranks) : [],
    jobFamilies: asked.jobFamily && families ? await familiesOf(ctx, families) : [],
    workCities: asked.workCity ? (cities ?? []).map((city) => ({ value: city, label: city })) : [],
    isManager: asked.isManager ? [true, false] : [],
    sex: asked.sex ? [Sex.MALE, Sex.FEMALE, Sex.UNFILLED] : [],
    education: asked.education && readsSomebody(reader, FieldGroup.EDUCATION) ? Object.values(Education) : [],
    keyTalent: [],
    entryTimeRange: asked.entryTimeRange && first !== null && last !== null ? { from: first, to: last } : null,
    ageRange:
      asked.ageRange && readsSomebody(reader, FieldGroup.PERSONAL)
        ? AGE_BANDS.map(({ code }) => ({ value: code, label: ctx.t(`analytics.age.${code}`) }))
        : [],
    assessmentPlans: asked.assessmentPlan ? await archivedPlans(ctx) : [],
  };
}

const NOTHING = { depts: null, ranks: null, families: null, cities: null, first: null, last: null };
