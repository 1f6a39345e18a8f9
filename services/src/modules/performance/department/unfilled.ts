import { and, asc, eq, exists, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx } from '../../../kit/context.ts';
import { inServiceOn } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { deptVersion } from '../../org/tables.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { deptTarget } from '../tables-department.ts';
import type { DeptTurn } from './scorers.ts';

/** Whether the head of a department (of a joined plan) has to fill in targets: their score counts, and filling in is open. */
export const asksForTargets: SQL = sql`(${assessmentPlan.deptRatio} > 0 and not ${assessmentPlan.fillInClosed})`;

/**
 * Departments whose head has begun no targets although their score counts: nothing could be scored. A draft that was begun
 * stands in `dept_target`.
 */
export const unfilledDepts = (ctx: Ctx, which: SQL | undefined): Promise<DeptTurn[]> =>
  ctx.tx
    .select({ deptId: deptVersion.deptId, empId: employee.id, name: deptVersion.name, nameEn: deptVersion.nameEn })
    .from(deptVersion)
    .innerJoin(assessmentPlan, eq(assessmentPlan.companyId, deptVersion.companyId))
    .innerJoin(
      employee,
      and(
        eq(employee.companyId, deptVersion.companyId),
        eq(employee.id, deptVersion.headEmpId),
        inServiceOn(ctx.today),
      ),
    )
    .where(
      and(
        eq(deptVersion.companyId, ctx.session.companyId),
        asOf(deptVersion, ctx.today),
        eq(assessmentPlan.status, AssessmentPlanStatus.FILLING),
        eq(assessmentPlan.locked, false),
        isNotNull(assessmentPlan.ruleSnapshot),
        asksForTargets,
        hasPeople(ctx),
        not(hasForm(ctx)),
        which,
      ),
    )
    .orderBy(asc(deptVersion.sort), asc(deptVersion.deptId));

const hasPeople = ({ tx }: Pick<Ctx, 'tx'>): SQL =>
  exists(
    tx
      .select({ id: assessmentInfo.id })
      .from(assessmentInfo)
      .where(
        and(
          eq(assessmentInfo.companyId, deptVersion.companyId),
          eq(assessmentInfo.planId, assessmentPlan.id),
          eq(assessmentInfo.deptId, deptVersion.deptId),
          isNull(assessmentInfo.removedAt),
        ),
      ),
  );

const hasForm = ({ tx }: Pick<Ctx, 'tx'>): SQL =>
  exists(
    tx
      .select({ id: deptTarget.id })
      .from(deptTarget)
      .where(
        and(
          eq(deptTarget.companyId, deptVersion.companyId),
          eq(deptTarget.planId, assessmentPlan.id),
          eq(deptTarget.deptId, deptVersion.deptId),
        ),
      ),
  );
