import { and, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { countsDeptScores } from '../department/dept-result.ts';
import { managedDepts, unscoredDepts, type Unscored } from '../department/scorers.ts';
import type { PlanRow } from '../plan/plan.ts';
import { assessmentInfo } from '../tables.ts';
import { deptTarget } from '../tables-department.ts';

/**
 * The departments of some appraisals (a condition on `assessmentInfo`) whose score counts in plans calibrated together and
 * is missing, for whoever manages these plans.
 */
export async function ungradedDepartments(
  ctx: Ctx,
  together: readonly PlanRow[],
  where: SQL | undefined,
): Promise<Unscored[]> {
  const { planId, deptId } = deptTarget;
  const managed = managedDepts(ctx, 'edit', planId, deptId);
  const counting = together.filter(countsDeptScores).map(({ id }) => id);
  if (!managed || counting.length === 0) return [];
  const ofThem = sql`(${planId}, ${deptId}) in (select ${assessmentInfo.planId}, ${assessmentInfo.deptId} from ${assessmentInfo} where ${where})`;
  return unscoredDepts(ctx, counting, and(managed, ofThem));
}
