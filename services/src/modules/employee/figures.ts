import { and, asc, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import { EmployeeStatus, FieldGroup, SignInStatus } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import { rowsOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { allows, onPagesOf } from '../../kit/policy.ts';
import { inSignInStates, SIGN_IN_STATES, seesSignInStates } from './invite/states.ts';
import { LIST, readerOf, readsSomebody, whoseReadAsOthers } from './rights.ts';
import { statusOn } from './status.ts';
import { employee } from './tables.ts';
import { visibleEmployees } from './visible.ts';

const PROBATION_DAYS = 30;
const NAMED = 5;
const { NEVER, INVITED, SIGNED_IN, DISABLED } = SignInStatus;

export interface Probations {
  total: number;
  items: { empId: string; empName: string; empNameEn: string | null; regularDate: string }[];
}

/** How many of the people whose list the caller may open have not left, never signed in and are not shut out; null without the right to ask them in. */
export async function neverSignedIn(asked: Ctx): Promise<number | null> {
  if (!seesSignInStates(asked)) return null;
  const ctx = onPagesOf(asked, SIGN_IN_STATES);
  return ctx.tx.$count(
    employee,
    and(visibleEmployees(ctx), ne(statusOn(ctx.today), EmployeeStatus.LEFT), inSignInStates(ctx, [NEVER, INVITED])),
  );
}

/** Whose probation ends within 30 days; null for whoever may not open the list, or not read the dates in it. */
export async function endingProbations(asked: Ctx): Promise<Probations | null> {
  const ctx = onPagesOf(asked, LIST);
  if (!allows(LIST, ctx.session)) return null;
  const reader = await readerOf(ctx);
  if (!readsSomebody(reader, FieldGroup.WORK)) return null;
  const ending = and(
    visibleEmployees(ctx),
    whoseReadAsOthers(reader, FieldGroup.WORK),
    eq(statusOn(ctx.today), EmployeeStatus.PROBATION),
    gt(employee.regularDate, ctx.today),
    lte(employee.regularDate, addDays(ctx.today, PROBATION_DAYS)),
  );
  const rows = await ctx.tx
    .select({
      empId: employee.id,
      empName: employee.name,
      empNameEn: employee.nameEn,
      regularDate: employee.regularDate,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(employee)
    .where(ending)
    .orderBy(asc(employee.regularDate), asc(employee.sortKey), asc(employee.id))
    .limit(NAMED);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, regularDate, ...one }) => ({ ...one, regularDate: regularDate ?? '' })),
  };
}

/** What has been done about the people of a new company, as far as the caller sees them. */
export async function peopleSteps(ctx: Ctx): Promise<{ imported: boolean; led: boolean; invited: boolean }> {
  const others = sql`${visibleEmployees(ctx)} and ${employee.id} <> ${ctx.session.empId ?? ''}`;
  const some = (more: SQL) => sql`exists (select 1 from ${employee} where ${others} and ${more})`;
  const [row] = await rowsOf<{ imported: boolean; led: boolean; invited: boolean }>(
    ctx.tx,
    sql`select ${some(sql`true`)} as imported, ${some(sql`${employee.bossId} is not null`)} as led,
      ${some(inSignInStates(ctx, [INVITED, SIGNED_IN, DISABLED]))} as invited`,
  );
  return row ?? { imported: false, led: false, invited: false };
}
