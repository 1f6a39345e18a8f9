import { and, asc, eq, inArray } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { updateMany } from '../../../kit/update-many.ts';
import type { Appraisal, FormRow, TargetRow } from './assessment.ts';
import { removeAttachmentsOf } from './attachment-rows.ts';
import type { DraftRow } from '../tables.ts';
import { targetRow } from '../tables-form.ts';

/** The indicators of a form in order, as they were last submitted or set: what everybody but their writer sees. */
export const targetRowsOf = (ctx: Ctx, assessmentId: string): Promise<TargetRow[]> =>
  targetRowsOfEach(ctx, [assessmentId]);

/** The same of several forms, in one statement. */
export function targetRowsOfEach(ctx: Ctx, assessmentIds: readonly string[]): Promise<TargetRow[]> {
  return ctx.tx
    .select()
    .from(targetRow)
    .where(and(eq(targetRow.companyId, ctx.session.companyId), isAnyOf(targetRow.assessmentId, assessmentIds)))
    .orderBy(asc(targetRow.sort), asc(targetRow.id));
}

/** The indicators of a form as the caller sees them: their writer as they were left, everybody else as they were submitted. */
export async function seenRowsOf(ctx: Ctx, appraisal: Pick<Appraisal, 'info' | 'caller'>): Promise<FormRow[]> {
  return withDraft(appraisal, await targetRowsOf(ctx, appraisal.info.id));
}

/** The submitted indicators, or for their writer the draft there is. */
export function withDraft(
  { info, caller }: Pick<Appraisal, 'info' | 'caller'>,
  submitted: readonly TargetRow[],
): FormRow[] {
  if (!caller.self || info.draftRows === null) return [...submitted];
  const achieved = new Map(submitted.map((row) => [row.id, row.achievedValue]));
  return info.draftRows.map((row) => ({
    ...row,
    companyId: info.companyId,
    assessmentId: info.id,
    achievedValue: achieved.get(row.id) ?? null,
    remark: row.remark ?? null,
  }));
}

/** What is kept of a form while it is a draft: what was achieved belongs to the score. */
export const draftOf = (rows: readonly FormRow[]): DraftRow[] =>
  rows.map(({ companyId: _company, assessmentId: _assessment, achievedValue: _achieved, ...row }) => row);

/** Replaces the submitted indicators of a form, in a fixed number of statements. */
export const replaceRows = (ctx: Ctx, assessmentId: string, form: readonly FormRow[]): Promise<void> =>
  replaceRowsOfEach(ctx, [assessmentId], form);

/** The same for several forms at once; `form` has the rows of all of them. */
export async function replaceRowsOfEach(
  ctx: Ctx,
  assessmentIds: readonly string[],
  form: readonly FormRow[],
): Promise<void> {
  // What is submitted has no text left that is no value.
  const rows = form.map(({ typed: _typed, ...row }): TargetRow => row);
  const before = await targetRowsOfEach(ctx, assessmentIds);
  const known = new Set(before.map((row) => row.id));
  const kept = new Set(rows.map((row) => row.id));
  const gone = before.filter((row) => !kept.has(row.id)).map((row) => row.id);
  if (gone.length > 0) {
    await removeAttachmentsOf(ctx, gone);
    await ctx.tx
      .delete(targetRow)
      .where(and(eq(targetRow.companyId, ctx.session.companyId), inArray(targetRow.id, gone)));
  }
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
}
