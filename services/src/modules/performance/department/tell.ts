import { eq } from 'drizzle-orm';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { tell } from '../../../kit/tell.ts';
import type { PlanRow } from '../plan/plan.ts';
import { assessmentPlan } from '../tables.ts';
import { countsDeptScores } from './dept-result.ts';
import { unscoredDepts, type DeptTurn } from './scorers.ts';
import { unfilledDepts } from './unfilled.ts';

/** Tells whoever has targets of departments to fill in, or departments to score, a message each; answers how many were told. */
export async function tellDepartments(ctx: Ctx, plan: PlanRow, occasion: string = ctx.newId()): Promise<number> {
  if (plan.locked || !countsDeptScores(plan)) return 0;
  if (plan.status === AssessmentPlanStatus.FILLING) {
    const waiting = await unfilledDepts(ctx, eq(assessmentPlan.id, plan.id));
    return tellEach(ctx, plan, 'deptTargetsDue', waiting, plan.fillTo, occasion);
  }
  if (plan.status !== AssessmentPlanStatus.SCORING || plan.bossScoringLocked) return 0;
  return tellEach(ctx, plan, 'deptScoresDue', await unscoredDepts(ctx, [plan.id]), plan.scoreTo, occasion);
}

/** A message to each of those whose turn it is, with all departments of a plan it is about. */
export async function tellEach(
  ctx: Ctx,
  plan: PlanRow,
  kind: string,
  waiting: readonly DeptTurn[],
  lastDay: string | null,
  occasion: string,
): Promise<number> {
  const asked = [...new Set(waiting.flatMap(({ empId }) => empId ?? []))];
  const named = (of: string, name: (dept: DeptTurn) => string) =>
    waiting.flatMap((dept) => (dept.empId === of ? [name(dept)] : []));
  await tell(
    ctx,
    asked.map((empId) => ({
      empId,
      kind,
      params: {
        plan: plan.name,
        department: named(empId, (dept) => dept.name).join('、'),
        departmentEn: named(empId, (dept) => dept.nameEn ?? dept.name).join(', '),
        lastDay: lastDay ?? '',
      },
      label: plan.name,
      dedupeKey: `${plan.id}:${kind}:${occasion}`,
    })),
  );
  return asked.length;
}
