import { and, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { IndicatorInput, performanceview } from '@hengcai/shared/contract/performance-view';
import { BossStage, EmployeeStage, TargetStatus } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import { demandAction } from './actions.ts';
import {
  auditAppraisal,
  demandVersion,
  formNow,
  openAppraisal,
  partsOfPlan,
  saved,
  targetRowsOf,
  updateInfo,
  type Appraisal,
  type InfoRow,
  type Person,
  type TargetRow,
} from './assessment.ts';
import type { FormPart } from './composition.ts';
import { decideSave } from './auto-save.ts';
import { recomposed } from './result.ts';
import { logTargets } from './target-log.ts';
import { checkDraft, checkForm, mergeRows } from './target-form.ts';
import { targetRow } from './tables-form.ts';

type RowInput = z.output<typeof IndicatorInput>;
type SaveInput = z.output<(typeof performanceview)['endpoints']['saveperformance']['body']>;
type AllotInput = z.output<(typeof performanceview)['endpoints']['allotperformance']['body']>;
type Saved = { id: string; version: number };

/** Saves the own form as a draft; an auto-save that was overtaken by a later one is answered as saved and changes nothing. */
export async function saveTargets(ctx: Ctx, input: SaveInput): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, input, 'form');
  const { info } = appraisal;
  demandAction(appraisal, 'editTargets');
  if (decideSave(info, input, () => formNow(info)) === 'overtaken') return saved(info);
  await writeForm(ctx, appraisal, input.rows, await partsOfPlan(ctx, info.planId));
  return saved(
    await updateInfo(ctx, appraisal, {
      draftClientId: input.clientId,
      draftSeq: input.seq,
      draftSavedAt: appraisal.at,
    }),
  );
}

/** Sets the targets of a subordinate: checked like submitted ones, and approved, because the superior wrote them. */
export async function allotTargets(ctx: Ctx, input: AllotInput): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, input, 'transition');
  const { info } = appraisal;
  demandAction(appraisal, 'setSubordinateTargets');
  demandVersion(info, input.version);
  const parts = await partsOfPlan(ctx, info.planId);
  const rows = await writeForm(ctx, appraisal, input.rows, parts);
  demandForm(rows, parts);
  await logTargets(ctx, appraisal, { rows, parts });
  await auditAppraisal(ctx, 'targetsSet', appraisal);
  return saved(
    await updateInfo(ctx, appraisal, { ...TARGETS_APPROVED, ...NO_DRAFT, ...(await recomposed(ctx, appraisal)) }),
  );
}

/** Locks or unlocks the form of a subordinate. */
export async function lockForm(ctx: Ctx, { locked, ...person }: Person & { locked: boolean }): Promise<Saved> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'lockPerson');
  if (appraisal.info.locked === locked) return saved(appraisal.info);
  await auditAppraisal(ctx, locked ? 'locked' : 'unlocked', appraisal);
  return saved(await updateInfo(ctx, appraisal, { locked }));
}

/** Refuses a form that is not fit to be agreed on. */
export function demandForm(rows: readonly TargetRow[], parts: readonly FormPart[]): void {
  const issues = checkForm(rows, parts);
  if (issues.length > 0) throw refused(issues);
}

/** A transition ends the series of auto-saves: one that is still on its way must not pass for the newest of its series. */
export const NO_DRAFT = { draftClientId: null, draftSeq: null } as const;

export const TARGETS_APPROVED = {
  targetStatus: TargetStatus.APPROVED,
  employeeStage: EmployeeStage.APPROVED,
  bossStage: BossStage.TARGETS_APPROVED,
} as const satisfies Partial<InfoRow>;

/** Replaces the rows of a form by what was typed, in a fixed number of statements; answers the rows as they stand now. */
async function writeForm(
  ctx: Ctx,
  { info }: Appraisal,
  typed: readonly RowInput[],
  parts: readonly FormPart[],
): Promise<TargetRow[]> {
  const issues = checkDraft(typed);
  if (issues.length > 0) throw refused(issues);
  const before = await targetRowsOf(ctx, info.id);
  const rows = mergeRows({ before, typed, parts, assessment: info, newId: ctx.newId });
  const known = new Set(before.map((row) => row.id));
  const kept = new Set(rows.map((row) => row.id));
  const gone = before.filter((row) => !kept.has(row.id)).map((row) => row.id);
  if (gone.length > 0)
    await ctx.tx
      .delete(targetRow)
      .where(and(eq(targetRow.companyId, ctx.session.companyId), inArray(targetRow.id, gone)));
  await updateMany(
    ctx.tx,
    targetRow,
    ['companyId', 'id'],
    rows.filter((row) => known.has(row.id)),
  );
  await insertMany(
    ctx.tx,
    targetRow,
    rows.filter((row) => !known.has(row.id)),
  );
  return rows;
}
