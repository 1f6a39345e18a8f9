import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
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
  return (await changesOf(ctx, [assessmentId]))[0];
}

const changesOf = (ctx: Ctx, assessmentIds: readonly string[]) =>
  ctx.tx
    .select()
    .from(targetChange)
    .where(and(eq(targetChange.companyId, ctx.session.companyId), isAnyOf(targetChange.assessmentId, assessmentIds)));

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

/** The changes of some appraisals that the caller may see, by appraisal. */
export async function changesSeen(
  ctx: Ctx,
  appraisals: readonly Pick<Appraisal, 'info' | 'caller' | 'change'>[],
): Promise<Map<string, typeof targetChange.$inferSelect>> {
  const ids = appraisals
    .filter(
      ({ caller, change: status }) =>
        status !== null && (caller.self || (status === TargetStatus.PENDING_APPROVAL && !onlyScoresBeside(caller))),
    )
    .map(({ info }) => info.id);
  const rows = ids.length === 0 ? [] : await changesOf(ctx, ids);
  return new Map(rows.map((row) => [row.assessmentId, row]));
}

/**
 * What the person asks to change, old and new, for whoever decides or looks on; null where nothing is asked for. Once
 * returned or taken back it is the person's own to go on with.
 */
export function changeData(
  appraisal: Pick<Appraisal, 'info'>,
  change: typeof targetChange.$inferSelect | undefined,
  agreed: readonly TargetRow[],
): z.output<typeof TargetChange> | null {
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
