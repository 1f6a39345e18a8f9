import { and, eq } from 'drizzle-orm';
import type { Period } from '@hengcai/shared/rules/employee/change-timeline';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import { byPerson } from './dated.ts';
import { careerColumnsOf } from './people.ts';
import type { CAREER_FIELDS } from './person.ts';
import { employment } from './tables.ts';

export type EmploymentRow = typeof employment.$inferSelect;
/** What the dated rows hold of a career, by the names of their columns. */
export type CareerColumns = ReturnType<typeof careerColumnsOf>;
export type CareerField = (typeof CAREER_FIELDS)[number];

/** The column of `employment` that holds a field. */
export const CAREER_COLUMN = {
  deptId: 'deptId',
  positionId: 'positionId',
  rankId: 'rankId',
  jobFamilyId: 'jobFamilyId',
  bossEmpId: 'bossId',
  virtualBossEmpId: 'virtualBossId',
  employeeType: 'employeeType',
  fullTimeEquivalent: 'fullTimeEquivalent',
  cityName: 'cityName',
} as const satisfies Record<CareerField, keyof CareerColumns>;
const FIELD_OF = Object.fromEntries(Object.entries(CAREER_COLUMN).map(([field, column]) => [column, field])) as Record<
  keyof CareerColumns,
  CareerField
>;

/** The field that a column of `employment` holds. */
export const careerFieldOf = (column: keyof CareerColumns): CareerField => FIELD_OF[column];

/** The dated rows of some people. */
export async function employmentsOf(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, EmploymentRow[]>> {
  const rows = await ctx.tx
    .select()
    .from(employment)
    .where(and(eq(employment.companyId, ctx.session.companyId), isAnyOf(employment.empId, [...new Set(empIds)])));
  return byPerson(rows);
}

/** Somebody's rows as periods, in order. */
export const periodsOf = (rows: readonly EmploymentRow[]): Period<CareerColumns>[] =>
  [...rows]
    .sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
    .map(({ companyId: _company, empId: _person, validFrom, validTo, ...values }) => ({ validFrom, validTo, values }));

const key = ['companyId', 'empId', 'validFrom'] as const;

/** Brings the rows of people in line with their periods: changes those that differ, adds those that are new. */
export async function writePeriods(
  ctx: Ctx,
  people: readonly { empId: string; rows: readonly EmploymentRow[]; periods: readonly Period<CareerColumns>[] }[],
): Promise<void> {
  const { companyId } = ctx.session;
  const changed: EmploymentRow[] = [];
  const added: EmploymentRow[] = [];
  for (const { empId, rows, periods } of people) {
    const byDay = new Map(rows.map((row) => [row.validFrom, row]));
    for (const { validFrom, validTo, values } of periods) {
      const row = { companyId, empId, validFrom, validTo, ...values };
      const stood = byDay.get(validFrom);
      if (!stood) added.push(row);
      else if ((Object.keys(row) as (keyof EmploymentRow)[]).some((column) => stood[column] !== row[column]))
        changed.push(row);
    }
  }
  await updateMany(ctx.tx, employment, key, changed);
  await insertMany(ctx.tx, employment, added);
}
