import { and, asc, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { performanceinvite } from '@hengcai/shared/contract/review360/invite';
import { ReviewInviter, ReviewRelation, type ValueOf } from '@hengcai/shared/enums';
import type { RaterGroup } from '@hengcai/shared/rules/review360/report';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { inServiceOn, visibleEmployees } from '../employee/public.ts';
import { employee, foundBy } from '../employee/tables.ts';
import { num, openSubject, reviewPlan, type InfoRow, type Standing } from './standing.ts';
import { reviewInvite } from './tables.ts';

type Calls = (typeof performanceinvite)['endpoints'];
export type Inviter = ValueOf<typeof ReviewInviter>;

/** Whose invitations the caller knows of: HR of all, the superior of those by the person and their own, the person of the own. */
export function knownInviters({ self, hr }: Standing): readonly Inviter[] {
  if (hr) return Object.values(ReviewInviter);
  return self ? [ReviewInviter.EMPLOYEE] : [ReviewInviter.EMPLOYEE, ReviewInviter.SUPERIOR];
}

/** How people stand to somebody evaluated, as SQL over `employee`: superiors of then and now, direct reports, everybody else. */
const relationTo = (info: InfoRow): SQL<RaterGroup> => {
  const superiors = [info.bossEmpId, info.virtualBossEmpId].filter((one) => one !== null);
  // Among the columns of one table, columns are written without it: inside, the outer one has to be named.
  const now = sql`(select s.boss_id from ${employee} s where s.company_id = ${info.companyId} and s.id = ${info.empId})`;
  return sql<RaterGroup>`case when ${isAnyOf(employee.id, superiors)} or ${employee}.id = ${now} then ${sql.raw(String(ReviewRelation.SUPERIOR))}
    when ${employee.bossId} = ${info.empId} then ${sql.raw(String(ReviewRelation.DIRECT))}
    else ${sql.raw(String(ReviewRelation.NON_DIRECT))} end`;
};

/** The same of one person whose superior is known: for files, which name many. */
export const relationOf = (
  info: Pick<InfoRow, 'empId' | 'bossEmpId' | 'virtualBossEmpId'>,
  bossToday: string | null,
  person: { empId: string; bossEmpId: string | null },
): RaterGroup => {
  if ([info.bossEmpId, info.virtualBossEmpId, bossToday].includes(person.empId)) return ReviewRelation.SUPERIOR;
  return person.bossEmpId === info.empId ? ReviewRelation.DIRECT : ReviewRelation.NON_DIRECT;
};

/** Whom the caller may invite: those the caller sees, and the people around the evaluated. */
function candidatesFor(ctx: Ctx, info: InfoRow): SQL | undefined {
  const around = or(
    isAnyOf(
      employee.id,
      [info.bossEmpId, info.virtualBossEmpId].filter((one) => one !== null),
    ),
    eq(employee.bossId, info.empId),
    sql`${employee.deptId} = (select s.dept_id from ${employee} s where s.company_id = ${employee.companyId} and s.id = ${info.empId})`,
  );
  return and(
    eq(employee.companyId, ctx.session.companyId),
    ne(employee.id, info.empId),
    inServiceOn(ctx.today),
    or(visibleEmployees(ctx), around),
  );
}

const candidateColumns = (info: InfoRow) => ({
  id: employee.id,
  name: employee.name,
  nameEn: employee.nameEn,
  empNumber: employee.empNumber,
  relation: relationTo(info),
});

export async function candidates(
  ctx: Ctx,
  { planCode, empId, keyword, ...page }: ParsedOf<Calls['get360AssessableEmpInfo']>,
) {
  const review = await reviewPlan(ctx, planCode);
  const { info, standing } = await openSubject(ctx, planCode, empId);
  const where = and(candidatesFor(ctx, info), foundBy(ctx.session, keyword));
  // Who was invited by somebody else is not told here either.
  const listed = sql<boolean>`exists (select 1 from ${reviewInvite} r where r.company_id = ${info.companyId} and r.plan_id = ${review.plan.id}
    and r.emp_id = ${info.empId} and r.rater_emp_id = ${employee}.id and r.inviter in (${sql.join([...knownInviters(standing)].map(num), sql`, `)}))`;
  const found = await paged(
    page,
    ({ limit, offset }) =>
      ctx.tx
        .select({ ...candidateColumns(info), invited: listed })
        .from(employee)
        .where(where)
        .orderBy(asc(employee.sortKey), asc(employee.id))
        .limit(limit)
        .offset(offset),
    () => ctx.tx.$count(employee, where),
  );
  return mapPage(found, ({ id, relation, invited, empNumber, ...person }) => ({
    empId: id,
    empName: localName(ctx, person.name, person.nameEn),
    empNumber,
    relation: Number(relation) as RaterGroup,
    invited,
  }));
}

/** Somebody to be invited. */
export interface Named {
  empId: string;
  name: string;
  relation: RaterGroup;
}

/** The people among some whom the caller may invite for somebody, as what they would evaluate. */
export async function invitable(ctx: Ctx, info: InfoRow, empIds: readonly string[]): Promise<Named[]> {
  const rows = await ctx.tx
    .select(candidateColumns(info))
    .from(employee)
    .where(and(candidatesFor(ctx, info), isAnyOf(employee.id, empIds)));
  return rows.map((row) => ({
    empId: row.id,
    name: localName(ctx, row.name, row.nameEn),
    relation: Number(row.relation) as RaterGroup,
  }));
}
