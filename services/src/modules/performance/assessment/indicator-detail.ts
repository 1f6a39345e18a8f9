import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { IndicatorDetail } from '@hengcai/shared/contract/performance/indicator';
import { asProgress } from '@hengcai/shared/rules/performance/alignment';
import { achievement } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../../kit/context.ts';
import { invalid } from '../../../kit/failure.ts';
import { alignmentOf } from '../alignment/alignment.ts';
import { targetLog } from '../tables-form.ts';
import { indicatorOf } from './assessment-detail.ts';
import { openAppraisal, type Person } from './assessment.ts';
import { commentsOf } from './comments.ts';
import { notesWhere } from './progress-notes.ts';
import { loadForm } from './result.ts';
import { seesAchieved } from './score-view.ts';
import { logEntries } from './target-log.ts';
import { withDraft } from './target-rows.ts';

/** The changes of one indicator that are shown: the newest. */
const MOST_CHANGES = 100;

/** One indicator for whoever may see its form, with everything around it; a draft's is its writer's alone. */
export async function indicatorDetail(
  ctx: Ctx,
  { rowId, ...person }: Person & { rowId: string },
): Promise<z.output<typeof IndicatorDetail>> {
  const appraisal = await openAppraisal(ctx, person, 'none');
  const form = await loadForm(ctx, appraisal);
  const row = withDraft(appraisal, form.rows).find((one) => one.id === rowId);
  if (!row) throw invalid('rowId', 'UNKNOWN_REFERENCE');
  const indicator = indicatorOf(row, seesAchieved(appraisal, form));
  const ofRow = and(eq(targetLog.assessmentId, appraisal.info.id), eq(targetLog.rowId, rowId));
  const notes = await notesWhere(ctx, { rowId });
  const reached = asProgress(achievement(row.startValue, row.targetValue, indicator.achievedValue));
  return {
    indicator,
    progress: reached ?? notes.find((note) => note.progress !== null)?.progress ?? null,
    notes,
    alignment: await alignmentOf(ctx, appraisal, [rowId]),
    comments: await commentsOf(ctx, rowId),
    log: await logEntries(ctx, ofRow, { limit: MOST_CHANGES, offset: 0 }),
  };
}
