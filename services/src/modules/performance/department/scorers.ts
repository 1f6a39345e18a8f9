import { and, asc, eq, exists, isNotNull, isNull, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { AssessmentPlanStatus, PageRight } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../db/sql.ts';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx } from '../../../kit/context.ts';
import { inServiceOn } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { departmentToday } from '../../org/public.ts';
import { deptPath, deptVersion } from '../../org/tables.ts';
import { managedSubject, managesPlans } from '../assessment/assessment.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { deptScoreSheet, deptTarget, isPlanOfDept } from '../tables-department.ts';

/** The head of a department today, as a column; people who have left are none. */
const headOf = (
  { session, today }: Pick<Ctx, 'session' | 'today'>,
  deptId: SQLWrapper,
): SQL => sql`(select ${employee.id}
  from ${deptVersion} join ${employee} on ${employee.companyId} = ${deptVersion.companyId} and ${employee.id} = ${deptVersion.headEmpId} and ${inServiceOn(today)}
  where ${deptVersion.companyId} = ${session.companyId} and ${deptVersion.deptId} = ${deptId} and ${asOf(deptVersion, today)})`;

/**
 * Who scores a department, as a column: the nearest head above who is somebody else, where there is none the superior of
 * its head; null where there is neither, so that HR does.
 */
export const scorerOfDept = (ctx: Pick<Ctx, 'session' | 'today'>, deptId: SQLWrapper): SQL<string | null> => {
  const { session, today } = ctx;
  const above = sql`(select ${employee.id} from ${deptPath}
    join ${deptVersion} on ${deptVersion.companyId} = ${deptPath.companyId} and ${deptVersion.deptId} = ${deptPath.ancestor} and ${asOf(deptVersion, today)}
    join ${employee} on ${employee.companyId} = ${deptVersion.companyId} and ${employee.id} = ${deptVersion.headEmpId} and ${inServiceOn(today)}
    where ${deptPath.companyId} = ${session.companyId} and ${deptPath.descendant} = ${deptId} and ${deptPath.depth} > 0
      and ${employee.id} is distinct from ${headOf(ctx, deptId)} order by ${deptPath.depth} limit 1)`;
  const superior = sql`(select ${employee.id} from ${employee} where ${employee.companyId} = ${session.companyId} and ${inServiceOn(today)}
    and ${employee.id} = (select h.boss_id from ${employee} h where h.company_id = ${session.companyId} and h.id = ${headOf(ctx, deptId)}))`;
  return sql<string | null>`coalesce(${above}, ${superior})`;
};

/** Departments of plans with somebody the caller manages plans for; nothing for whoever manages none. */
export function managedDepts(
  ctx: Ctx,
  need: 'visit' | 'edit',
  planId: SQLWrapper,
  deptId: SQLWrapper,
): SQL | undefined {
  if (!managesPlans(ctx, need === 'visit' ? PageRight.VISIT : PageRight.EDIT)) return undefined;
  return sql`(${planId}, ${deptId}) in (select ${assessmentInfo.planId}, ${assessmentInfo.deptId} from ${assessmentInfo}
    where ${assessmentInfo.companyId} = ${ctx.session.companyId} and ${assessmentInfo.removedAt} is null and ${managedSubject(ctx, need)})`;
}

/** Departments of plans in which somebody is. */
export const memberOfDept = (
  { session }: Pick<Ctx, 'session'>,
  empId: string,
  planId: SQLWrapper,
  deptId: SQLWrapper,
): SQL =>
  sql`(${planId}, ${deptId}) in (select i.plan_id, i.dept_id from ${assessmentInfo} i
    where i.company_id = ${session.companyId} and i.emp_id = ${empId} and i.removed_at is null)`;

/** Whether the agreed targets of a department (of a joined plan) are not scored yet, where that counts. */
export const unscored = (ctx: Pick<Ctx, 'tx'>): SQL | undefined =>
  and(
    isNotNull(deptTarget.agreedAt),
    sql`${assessmentPlan.deptRatio} > 0`,
    not(
      exists(
        ctx.tx
          .select({ id: deptScoreSheet.id })
          .from(deptScoreSheet)
          .where(
            and(
              eq(deptScoreSheet.companyId, deptTarget.companyId),
              eq(deptScoreSheet.deptTargetId, deptTarget.id),
              isNotNull(deptScoreSheet.submittedAt),
            ),
          ),
      ),
    ),
  );

/** Whether the scores of a department (of a joined plan) wait for somebody: whoever scores it, or HR where nobody does. */
export function waitsForScorer(ctx: Ctx, empId: string): SQL | undefined {
  const { planId, deptId } = deptTarget;
  const scorer = scorerOfDept(ctx, deptId);
  const managed = managedDepts(ctx, 'edit', planId, deptId);
  const standsIn =
    managed &&
    and(
      isNull(scorer),
      managed,
      not(memberOfDept(ctx, empId, planId, deptId)),
      sql`${headOf(ctx, deptId)} is distinct from ${empId}`,
    );
  return and(
    eq(assessmentPlan.status, AssessmentPlanStatus.SCORING),
    eq(assessmentPlan.locked, false),
    eq(assessmentPlan.bossScoringLocked, false),
    unscored(ctx),
    sql`(${scorer} = ${empId}${standsIn ? sql` or (${standsIn})` : sql``})`,
  );
}

/** A department of a plan with whose turn it is; null: nobody’s by name. */
export interface DeptTurn {
  deptId: string;
  empId: string | null;
  name: string;
  nameEn: string | null;
}

/** A department whose score is missing, with who scores it. */
export interface Unscored extends DeptTurn {
  planId: string;
}

/**
 * The departments of plans whose agreed targets are not scored, where that counts; `only` narrows it, as a condition on
 * `deptTarget`.
 */
export const unscoredDepts = (ctx: Ctx, planIds: readonly string[], only?: SQL): Promise<Unscored[]> =>
  ctx.tx
    .select({
      planId: deptTarget.planId,
      deptId: deptTarget.deptId,
      empId: scorerOfDept(ctx, deptTarget.deptId),
      name: deptVersion.name,
      nameEn: deptVersion.nameEn,
    })
    .from(deptTarget)
    .innerJoin(assessmentPlan, isPlanOfDept)
    .innerJoin(deptVersion, departmentToday(ctx, deptTarget))
    .where(
      and(eq(deptTarget.companyId, ctx.session.companyId), isAnyOf(deptTarget.planId, planIds), unscored(ctx), only),
    )
    .orderBy(asc(deptVersion.sort), asc(deptTarget.deptId));
