import { and, eq, lt, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceflow } from '@hengcai/shared/contract/performance/flow';
import { AssessmentPlanStatus, EmployeeStage } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../db/sql.ts';
import { handApprovalsOn } from '../../../kit/approval.ts';
import { appendAudits } from '../../../kit/audit.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound, refused } from '../../../kit/failure.ts';
import { approval, approvalWaiting } from '../../../kit/tables.ts';
import { inServiceOn, visibleEmployees } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { TARGETS_SUBJECT } from '../approval/approval-runs.ts';
import { demandAction } from '../assessment/actions.ts';
import { appraisalLine, openAppraisals, updateInfos, type Appraisal } from '../assessment/assessment.ts';
import { eachPerson } from '../assessment/each-person.ts';
import { withTargets } from '../assessment/standing.ts';
import { handOver } from '../handover.ts';
import { assessmentInfo } from '../tables.ts';
import { coAssessorsOfEach } from '../together/co-assessors.ts';
import { APPROVALS } from '../works.ts';
import { demandAllowed, loadPlan, RUNNING } from './plan.ts';

type ChooseSuperior = (typeof performanceflow)['endpoints']['choosesuperior'];

/**
 * Whether an appraisal waits for somebody who has left, as superior or for the approval of targets: nobody stood above them
 * (`leavers.ts`), so that HR chooses who is superior.
 */
export function superiorLeft({ session, today }: Pick<Ctx, 'session' | 'today'>): SQL<boolean> {
  const left = sql`e.company_id = ${session.companyId} and e.last_day < ${today}::date`;
  const superior = sql`exists (select 1 from ${employee} e where ${left} and e.id = ${assessmentInfo.bossEmpId})`;
  const approver = sql`${assessmentInfo.id} in (select ${approval.subjectId} from ${APPROVALS}
    join ${employee} e on ${left} and e.id = ${approvalWaiting.empId} where ${approvalWaiting.companyId} = ${session.companyId})`;
  return sql<boolean>`(${and(lt(assessmentInfo.employeeStage, EmployeeStage.CONFIRMED), or(superior, approver))})`;
}

/** The same over the people of one plan: in one that does not run nobody is waited for, nor from scoring on for those without targets. */
export function superiorLeftIn(ctx: Pick<Ctx, 'session' | 'today'>, { status }: { status: number }): SQL<boolean> {
  if (!RUNNING.some((one) => one === status)) return sql`false`;
  const asked = status === AssessmentPlanStatus.FILLING ? undefined : withTargets;
  return sql<boolean>`(${and(asked, superiorLeft(ctx))})`;
}

/** Says who is superior in appraisals of a plan from now on. What the former one submitted counts until this one has a sheet. */
export async function chooseSuperior(
  ctx: Ctx,
  { planCode, empIds, bossEmpId }: z.output<ChooseSuperior['body']>,
): Promise<z.output<ChooseSuperior['data']>> {
  const plan = await loadPlan(ctx, planCode);
  demandAllowed(plan, 'chooseSuperior');
  const [superior] = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .where(and(visibleEmployees(ctx), eq(employee.id, bossEmpId), inServiceOn(ctx.today)));
  if (!superior) throw refused({ field: 'bossEmpId', code: 'UNKNOWN_REFERENCE' });
  const appraisals = await openAppraisals(ctx, { planCode, empIds }, 'transition');
  const infoIds = [...appraisals.values()].map(({ info }) => info.id);
  const beside = new Set(
    (await coAssessorsOfEach(ctx, infoIds)).flatMap((one) => (one.empId === bossEmpId ? one.assessmentId : [])),
  );
  const { done, failures } = await eachPerson(ctx, empIds, (empId) => {
    const appraisal = appraisals.get(empId);
    if (!appraisal) throw notFound();
    demandAction(appraisal, 'chooseSuperior');
    if (empId === bossEmpId) throw refused('OWN_SUPERIOR');
    if (beside.has(appraisal.info.id)) throw refused('SUPERIOR_IS_CO_ASSESSOR');
    return appraisal;
  });
  await updateInfos(
    ctx,
    done.map((appraisal) => ({ appraisal, values: { bossEmpId, handedOnFrom: null } })),
  );
  await appendAudits(
    ctx,
    done.map((appraisal) =>
      appraisalLine('superiorChosen', appraisal, {
        before: { bossEmpId: appraisal.info.bossEmpId },
        after: { bossEmpId },
      }),
    ),
  );
  await handTargetsOn(ctx, done, bossEmpId);
  await handOver(ctx, 'chooseSuperior', plan, {
    empIds: done.map(({ info }) => info.empId),
    asked: done.flatMap(({ info, approval: waits }) =>
      [...(waits?.waitingFor ?? []), ...(info.bossEmpId === bossEmpId ? [bossEmpId] : [])].map((by) => ({
        empId: info.empId,
        by,
      })),
    ),
  });
  return { changed: done.length, failures };
}

/** Targets that wait for the former superior, or for anybody who has left, wait for this one. */
async function handTargetsOn(ctx: Ctx, appraisals: readonly Appraisal[], bossEmpId: string): Promise<void> {
  const asked = new Set(appraisals.flatMap(({ approval: waits }) => waits?.waitingFor ?? []));
  asked.delete(bossEmpId);
  if (asked.size === 0) return;
  const left = new Set(await whoHasLeft(ctx, [...asked]));
  for (const from of asked) {
    const those = appraisals.filter(
      ({ info, approval: waits }) => waits?.waitingFor.includes(from) && (left.has(from) || info.bossEmpId === from),
    );
    if (those.length > 0)
      await handApprovalsOn(ctx, from, bossEmpId, {
        subjectType: TARGETS_SUBJECT,
        subjectIds: those.map(({ info }) => info.id),
      });
  }
}

async function whoHasLeft(ctx: Ctx, empIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .where(
      and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, empIds), lt(employee.lastDay, ctx.today)),
    );
  return rows.map(({ empId }) => empId);
}
