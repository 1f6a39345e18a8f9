import { dec } from '@hengcai/shared/numbers';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { activeIn } from '../plan/participants.ts';
import type { PlanRow } from '../plan/plan.ts';
import { assessmentInfo } from '../tables.ts';
import { partsByFamily, type InfoRow } from './assessment.ts';
import { resultColumns } from './composition.ts';
import { resultOf } from './result.ts';
import { sheetsOfEach } from './score-sheets.ts';
import { targetRowsOfEach } from './target-rows.ts';

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
  const ids = changed.map(({ id }) => id);
  const parts = await partsByFamily(
    ctx,
    plan.id,
    changed.map(({ jobFamilyId }) => jobFamilyId),
  );
  const rows = groupedBy(await targetRowsOfEach(ctx, ids), ({ assessmentId }) => assessmentId);
  const sheets = groupedBy(await sheetsOfEach(ctx, ids), ({ assessmentId }) => assessmentId);
  const written = changed.map((info) => {
    const { companyId, id, reviewScore, composedRaw, composed, levelName } = info;
    // A plan with a 360 has neither co-assessors nor imported scores.
    const form = {
      parts: parts.get(info.jobFamilyId) ?? [],
      rows: rows.get(id) ?? [],
      sheets: sheets.get(id) ?? [],
      partners: [],
      imported: [],
    };
    const result =
      composedRaw === null
        ? { composedRaw, composed, levelName }
        : resultColumns(resultOf({ plan, rule, info }, form), plan.digits);
    return {
      companyId,
      id,
      reviewScore,
      ...result,
      version: info.version + 1,
      resultVersion: info.resultVersion + 1,
      updatedAt: ctx.now,
    };
  });
  await updateMany(ctx.tx, assessmentInfo, ['companyId', 'id'], written);
}
