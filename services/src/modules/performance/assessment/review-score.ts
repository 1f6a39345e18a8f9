import { dec } from '@hengcai/shared/numbers';
import type { Ctx } from '../../../kit/context.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { activeIn } from '../plan/participants.ts';
import type { PlanRow } from '../plan/plan.ts';
import { assessmentInfo } from '../tables.ts';
import type { InfoRow } from './assessment.ts';
import { composedAnew } from './recompose.ts';

/** Whether two scores, of which either may be missing, are the same number. */
const same = (a: string | null, b: string | null): boolean => (a === null || b === null ? a === b : dec(a).eq(b));

/**
 * What the people around gave to people of a plan, by person; whoever has a result already gets it anew with that. A fixed
 * number of statements, however many people.
 */
export async function setReviewScores(
  ctx: Ctx,
  plan: PlanRow,
  scores: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rule = plan.ruleSnapshot;
  if (rule === null) return;
  const people = await ctx.tx.select().from(assessmentInfo).where(activeIn(ctx, plan.id));
  const changed = people.flatMap((row) => {
    const reviewScore = scores.get(row.empId);
    if (reviewScore === undefined || same(row.reviewScore, reviewScore)) return [];
    return [{ ...(row as InfoRow), reviewScore }];
  });
  if (changed.length === 0) return;
  const results = await composedAnew(ctx, plan, rule, changed);
  const written = changed.map((info) => {
    const { companyId, id, reviewScore } = info;
    return {
      companyId,
      id,
      reviewScore,
      ...results.get(id),
      version: info.version + 1,
      resultVersion: info.resultVersion + 1,
      updatedAt: ctx.now,
    };
  });
  await updateMany(ctx.tx, assessmentInfo, ['companyId', 'id'], written);
}
