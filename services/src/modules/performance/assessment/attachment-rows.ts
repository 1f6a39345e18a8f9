import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentAttachment } from '@hengcai/shared/contract/performance/attachment';
import { placeOfNumber } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { removeFiles } from '../../../kit/files.ts';
import { file } from '../../../kit/tables.ts';
import type { Appraisal } from './assessment.ts';
import { rowsOfPart } from './composition.ts';
import type { Form } from './result.ts';
import { seesAchieved } from './score-view.ts';
import { targetAttachment } from '../tables-form.ts';

export type AttachmentData = z.output<typeof AssessmentAttachment>;

/** The attachments of a form that the caller may see: whoever sees what was achieved. */
export async function attachmentsSeen(ctx: Ctx, appraisal: Appraisal, form: Form): Promise<AttachmentData[]> {
  const rows = rowsSeenWithFiles(appraisal, form);
  return rows.length === 0 ? [] : attachmentsOf(ctx, rows);
}

/** The indicators of a form whose attachments the caller may see. */
export const rowsSeenWithFiles = (appraisal: Appraisal, form: Form): string[] =>
  seesAchieved(appraisal, form) ? rowsWithColumn(form) : [];

/** Removes what is attached to indicators that are taken out of a form. */
export async function removeAttachmentsOf(ctx: Ctx, rowIds: readonly string[]): Promise<void> {
  const gone = await ctx.tx
    .delete(targetAttachment)
    .where(
      and(eq(targetAttachment.companyId, ctx.session.companyId), inArray(targetAttachment.targetRowId, [...rowIds])),
    )
    .returning({ id: targetAttachment.id });
  if (gone.length > 0)
    await removeFiles(
      ctx,
      gone.map(({ id }) => id),
    );
}

/** The indicators whose part has a column for files. */
export const rowsWithColumn = ({ parts, rows }: Pick<Form, 'parts' | 'rows'>): string[] =>
  parts
    .filter(({ columns }) => columns.some(({ columnType }) => placeOfNumber(columnType)?.field === 'attachments'))
    .flatMap((part) => rowsOfPart(part, rows).map((row) => row.id));

/** What is attached to some indicators, oldest first. */
export async function attachmentsOf(ctx: Ctx, rowIds: readonly string[]): Promise<AttachmentData[]> {
  const rows = await ctx.tx
    .select({
      attachmentId: targetAttachment.id,
      rowId: targetAttachment.targetRowId,
      fileName: file.name,
      size: file.size,
      at: file.createdAt,
    })
    .from(targetAttachment)
    .innerJoin(file, and(eq(file.companyId, targetAttachment.companyId), eq(file.id, targetAttachment.id)))
    .where(and(eq(targetAttachment.companyId, ctx.session.companyId), isAnyOf(targetAttachment.targetRowId, rowIds)))
    .orderBy(asc(file.createdAt), asc(file.id));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
