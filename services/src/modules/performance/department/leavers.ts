import { and, eq, lt, or } from 'drizzle-orm';
import { AssessmentPlanStatus, TargetStatus } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../db/sql.ts';
import { latestApprovals, revokeApproval, waitsForApproval } from '../../../kit/approval.ts';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { registerLeavingStep } from '../../../kit/leaving.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { employee } from '../../employee/tables.ts';
import { departmentToday } from '../../org/public.ts';
import { deptVersion } from '../../org/tables.ts';
import type { PlanRow } from '../plan/plan.ts';
import { assessmentPlan } from '../tables.ts';
import { deptTarget, isPlanOfDept } from '../tables-department.ts';
import { DEPT_SUBJECT } from './dept-form.ts';
import { isHead } from './heads.ts';
import { tellEach } from './tell.ts';

/**
 * Targets of departments that waited for the approval of somebody who left wait for the manager above, who is told. Where
 * nobody is, they go back to the head of the department, who submits them to whoever is there to ask then.
 */
registerLeavingStep('deptTargets', async (ctx, empIds, approvals) => {
  const handed = approvals.flatMap(({ subjectType, subjectId }) => (subjectType === DEPT_SUBJECT ? [subjectId] : []));
  const left = new Set(empIds);
  const forms = await formsOf(ctx, handed, empIds);
  const latest = await latestApprovals(
    ctx,
    DEPT_SUBJECT,
    forms.map(({ form }) => form.id),
  );
  const back = forms.filter(({ form }) => latest.get(form.id)?.waitingFor.every((one) => left.has(one)));
  for (const { form } of back) await revokeApproval(ctx, { subjectType: DEPT_SUBJECT, subjectId: form.id });
  await updateMany(
    ctx.tx,
    deptTarget,
    ['companyId', 'id'],
    back.map(({ form: { companyId, id, version } }) => ({
      companyId,
      id,
      targetStatus: TargetStatus.REJECTED,
      version: version + 1,
      updatedAt: ctx.now,
    })),
  );
  const turns = (those: typeof forms, whom: (one: (typeof forms)[number]) => readonly (string | null)[]) =>
    those.flatMap((one) => whom(one).map((empId) => ({ ...one.department, empId })));
  for (const those of groupedBy(forms, ({ form }) => form.planId).values()) {
    const plan = those[0]?.plan as PlanRow;
    const asked = those.filter((one) => !back.includes(one));
    const approvers = turns(asked, ({ form }) => latest.get(form.id)?.waitingFor ?? []);
    await tellEach(ctx, plan, 'deptTargetsSubmitted', approvers, plan.fillTo, ctx.newId());
    const heads = turns(
      those.filter((one) => back.includes(one)),
      ({ head }) => [head],
    );
    await tellEach(ctx, plan, 'deptTargetsDue', heads, plan.fillTo, ctx.newId());
  }
});

/** Forms of plans that are not over, by id or as they wait for people, each with its department and its head as they are today. */
const formsOf = (ctx: Ctx, ids: readonly string[], waitingFor: readonly string[]) =>
  ctx.tx
    .select({
      form: deptTarget,
      plan: assessmentPlan,
      head: employee.id,
      department: { deptId: deptVersion.deptId, name: deptVersion.name, nameEn: deptVersion.nameEn },
    })
    .from(deptTarget)
    .innerJoin(assessmentPlan, isPlanOfDept)
    .innerJoin(deptVersion, departmentToday(ctx, deptTarget))
    .leftJoin(employee, isHead(ctx))
    .where(
      and(
        eq(deptTarget.companyId, ctx.session.companyId),
        or(isAnyOf(deptTarget.id, ids), waitsForApproval(ctx, DEPT_SUBJECT, waitingFor, deptTarget.id)),
        lt(assessmentPlan.status, AssessmentPlanStatus.CLOSED),
      ),
    )
    .orderBy(deptTarget.planId, deptTarget.id)
    .for('update', { of: deptTarget });
