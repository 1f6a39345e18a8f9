import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { employee } from '../../employee/tables.ts';
import { coAssessor } from '../tables-together.ts';
import { COLLEAGUE, type Colleague } from './colleagues.ts';

/** Somebody who scores a person beside the superior. */
export interface CoAssessor {
  empId: string;
  person: Colleague;
  weight: string | null;
}

/** The co-assessors of an appraisal who were picked for good, in order. */
export const coAssessorsOf = (ctx: Ctx, assessmentId: string): Promise<CoAssessor[]> =>
  coAssessorsOfEach(ctx, [assessmentId]);

/** Those of several appraisals. */
export function coAssessorsOfEach(
  ctx: Ctx,
  assessmentIds: readonly string[],
): Promise<(CoAssessor & { assessmentId: string })[]> {
  return ctx.tx
    .select({
      assessmentId: coAssessor.assessmentId,
      empId: coAssessor.empId,
      person: COLLEAGUE,
      weight: coAssessor.weight,
    })
    .from(coAssessor)
    .innerJoin(employee, and(eq(employee.companyId, coAssessor.companyId), eq(employee.id, coAssessor.empId)))
    .where(
      and(
        eq(coAssessor.companyId, ctx.session.companyId),
        isAnyOf(coAssessor.assessmentId, assessmentIds),
        isNotNull(coAssessor.confirmedAt),
      ),
    )
    .orderBy(asc(coAssessor.sort), asc(coAssessor.empId));
}

/** For how many people of a plan somebody is picked or proposed, over rows of `employee`. */
export const picksIn = (planId: string, empId = sql`employee.id`) =>
  sql<number>`(select count(*)::int from co_assessor a join assessment_info i on i.company_id = a.company_id and i.id = a.assessment_id
    where a.company_id = employee.company_id and a.emp_id = ${empId} and i.plan_id = ${planId} and i.removed_at is null)`;
