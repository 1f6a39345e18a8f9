import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { ALL_WORK, WORKS, type Part, type Work } from '@hengcai/shared/rules/performance/handovers';
import type { Ctx } from '../../kit/context.ts';
import { visibleEmployees } from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { assessmentInfo, assessmentPlan } from './tables.ts';
import { calibration } from './tables-form.ts';
import { coAssessor } from './tables-together.ts';
import { askedAbout, takesPart, waits } from './works.ts';

/**
 * HR as head of a department acts for the people there: not in the head's own appraisal, nor for reports elsewhere. Of
 * everybody else nothing is left out.
 */
export function withinReach(ctx: Ctx): SQL | undefined {
  const { withinDepts, empId } = ctx.session;
  if (withinDepts === null) return undefined;
  return sql`${assessmentInfo.empId} <> ${empId ?? ''} and exists (select 1 from ${employee}
    where ${employee.id} = ${assessmentInfo.empId} and ${visibleEmployees(ctx)})`;
}

/** Appraisals somebody takes part in; what HR is still preparing, or has taken people out of, is not there for them. */
export const ownAppraisals = (ctx: Ctx, empId: string): SQL | undefined =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    isNull(assessmentInfo.removedAt),
    sql`${assessmentPlan.status} <> 0`,
    eq(assessmentInfo.empId, empId),
    withinReach(ctx),
  );

/** Appraisals somebody scores or is asked to approve; as two index scans, because `or` over both would read every appraisal. */
export const teamAppraisals = (ctx: Ctx, empId: string): SQL | undefined =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    isNull(assessmentInfo.removedAt),
    sql`${assessmentPlan.status} <> 0`,
    sql`${assessmentInfo.empId} <> ${empId}`,
    withinReach(ctx),
    sql`${assessmentInfo.id} in (select i.id from ${assessmentInfo} i where i.company_id = ${ctx.session.companyId} and i.boss_emp_id = ${empId} union ${askedAbout(ctx, sql`${empId}`)})`,
  );

/** Appraisals in which somebody scores beside the superior. */
export const coAppraisals = (ctx: Ctx, empId: string): SQL | undefined =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    isNull(assessmentInfo.removedAt),
    sql`${assessmentPlan.status} <> 0`,
    withinReach(ctx),
    sql`${assessmentInfo.id} in (select ${coAssessor.assessmentId} from ${coAssessor} where ${coAssessor.companyId} = ${ctx.session.companyId}
      and ${coAssessor.empId} = ${empId} and ${coAssessor.confirmedAt} is not null)`,
  );

/** What waits for a co-assessor: the scores, once the self score is in. */
export const waitsForCoAssessor = (ctx: Ctx, empId: string): SQL | undefined =>
  and(waits(ctx, 'partnerScore'), takesPart(ctx, 'partner', sql`${empId}`));

/** What waits for the evaluated person: filling in, the self score, confirming. A locked plan waits for nobody. */
export const waitsForPerson = (ctx: Ctx): SQL | undefined => or(...worksOf('employee').map((work) => waits(ctx, work)));

/** Targets that somebody is asked to approve. */
export const waitsForApprover = (ctx: Ctx, empId: string): SQL | undefined =>
  and(waits(ctx, 'approveTargets'), takesPart(ctx, 'approver', sql`${empId}`));

/** What waits for a superior or approver: deciding on targets, scoring after the self score, confirming first. */
export const waitsForLeader = (ctx: Ctx, empId: string): SQL | undefined =>
  or(
    waitsForApprover(ctx, empId),
    and(
      eq(assessmentInfo.bossEmpId, empId),
      or(waits(ctx, 'bossScore'), waits(ctx, 'rescore'), waits(ctx, 'bossConfirm')),
    ),
  );

/** Appraisals whose results somebody sent back and that have been scored again since. */
export const waitsForVerifier = (ctx: Ctx, empId: string): SQL | undefined =>
  and(
    eq(assessmentInfo.companyId, ctx.session.companyId),
    isNull(assessmentInfo.removedAt),
    withinReach(ctx),
    // Who decided last has decided at some time: that is found by index, the last word only appraisal by appraisal.
    sql`${assessmentInfo.id} in (select c.assessment_id from ${calibration} c where c.company_id = ${ctx.session.companyId}
      and c.by_emp_id = ${empId})`,
    waits(ctx, 'verify'),
    takesPart(ctx, 'verifier', sql`${empId}`),
  );

/** Appraisals in which somebody adjusts results: as long as calibration is open, whatever was adjusted already. */
export const waitsForCalibration = (ctx: Ctx, empId: string): SQL | undefined =>
  and(eq(assessmentInfo.bossEmpId, empId), waits(ctx, 'calibrate'));

const worksOf = (part: Part): Work[] => ALL_WORK.filter((work) => WORKS[work].part === part);
