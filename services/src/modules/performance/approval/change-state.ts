import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { TargetChange } from '@hengcai/shared/contract/performance/change';
import { TargetStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { onlyScoresBeside, type Appraisal, type FormRow, type TargetRow } from '../assessment/assessment.ts';
import { indicatorOf } from '../assessment/assessment-detail.ts';
import { differencesOf } from '../assessment/target-log.ts';
import { targetChange } from '../tables-change.ts';
import type { ChangeStatus } from './change-status.ts';

/** The change that was asked for last; undefined where there is none. */
export async function changeOf(ctx: Ctx, assessmentId: string): Promise<typeof targetChange.$inferSelect | undefined> {
  const [row] = await ctx.tx
    .select()
    .from(targetChange)
    .where(and(eq(targetChange.companyId, ctx.session.companyId), eq(targetChange.assessmentId, assessmentId)));
  return row;
}

/** The form a change would make of the agreed one; what was achieved stays with its row. */
export function changedRows(
  { info }: Pick<Appraisal, 'info'>,
  rows: (typeof targetChange.$inferSelect)['rows'],
  agreed: readonly TargetRow[],
): FormRow[] {
  const achieved = new Map(agreed.map((row) => [row.id, row.achievedValue]));
  return rows.map((row) => ({
    ...row,
    companyId: info.companyId,
    assessmentId: info.id,
    achievedValue: achieved.get(row.id) ?? null,
    remark: row.remark ?? null,
  }));
}

/**
 * What the person asks to change, old and new, for whoever decides or looks on; null where nothing is asked for. Once
 * returned or taken back it is the person's own to go on with.
 */
export async function changeData(
  ctx: Ctx,
  appraisal: Pick<Appraisal, 'info' | 'caller' | 'change'>,
  agreed: readonly TargetRow[],
): Promise<z.output<typeof TargetChange> | null> {
  const { info, caller, change: status } = appraisal;
  const seen =
    status !== null && (caller.self || (status === TargetStatus.PENDING_APPROVAL && !onlyScoresBeside(caller)));
  const change = seen ? await changeOf(ctx, info.id) : undefined;
  if (!change) return null;
  const rows = changedRows(appraisal, change.rows, agreed);
  return {
    reason: change.reason,
    targetStatus: change.targetStatus as ChangeStatus,
    opinion: change.opinion,
    submittedAt: change.submittedAt.toISOString(),
    entries: differencesOf(agreed, rows).map(({ field, ...one }) => ({ ...one, column: field })),
    indicators: rows.map((row) => indicatorOf(row, false)),
  };
}
