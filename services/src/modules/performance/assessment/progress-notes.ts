import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { ProgressNote } from '@hengcai/shared/contract/performance/progress';
import { ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { mondayOf } from '@hengcai/shared/rules/dates';
import { asProgress } from '@hengcai/shared/rules/performance/alignment';
import { achievement } from '@hengcai/shared/rules/performance/scoring';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused } from '../../../kit/failure.ts';
import { assessmentInfo } from '../tables.ts';
import { scoreSheet, targetRow } from '../tables-form.ts';
import { progressNote } from '../tables-progress.ts';
import { demandAction } from './actions.ts';
import { openAppraisal, type Person } from './assessment.ts';

type NoteData = z.output<typeof ProgressNote>;

/**
 * What an indicator has come to, in a query over its row and its appraisal: what was achieved once the self score is in,
 * because it is a draft before, and until then the value last noted.
 */
export const reachedByNow = sql<string | null>`case when exists (select 1 from ${scoreSheet}
    where ${scoreSheet.companyId} = ${assessmentInfo.companyId} and ${scoreSheet.assessmentId} = ${assessmentInfo.id}
    and ${scoreSheet.scorerRole} = ${sql.raw(String(ScorerRole.SELF))} and ${scoreSheet.submittedAt} is not null)
  then ${targetRow.achievedValue}::text
  else (select ${progressNote.value}::text from ${progressNote}
    where ${progressNote.companyId} = ${targetRow.companyId} and ${progressNote.targetRowId} = ${targetRow.id}
    and ${progressNote.value} is not null order by ${progressNote.week} desc limit 1) end`;

/** The value that was noted last about an indicator until a day, in a query over its row. */
export const notedUntil = (day: string) => sql<string | null>`(select ${progressNote.value}::text from ${progressNote}
    where ${progressNote.companyId} = ${targetRow.companyId} and ${progressNote.targetRowId} = ${targetRow.id}
    and ${progressNote.value} is not null and ${progressNote.week} <= ${day} order by ${progressNote.week} desc limit 1)`;

/** The notes that are shown of one form: the newest. */
const MOST_NOTES = 500;

interface NoteInput extends Person {
  rowId: string;
  value?: string | null | undefined;
  confidence?: number | null | undefined;
  text: string;
}

/** What was noted about a form, for whoever may see it, newest week first. */
export async function notesOfForm(ctx: Ctx, person: Person): Promise<NoteData[]> {
  const { info } = await openAppraisal(ctx, person, 'none');
  return notesWhere(ctx, { assessmentId: info.id });
}

/** Notes how far a target is this week, in place of what was noted earlier in the week. */
export async function saveNote(
  ctx: Ctx,
  { rowId, value, confidence, text, ...person }: NoteInput,
): Promise<{ notes: NoteData[] }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'noteProgress');
  const { companyId } = ctx.session;
  const [row] = await ctx.tx
    .select({ id: targetRow.id })
    .from(targetRow)
    .where(
      and(eq(targetRow.companyId, companyId), eq(targetRow.id, rowId), eq(targetRow.assessmentId, appraisal.info.id)),
    );
  if (!row) throw invalid('rowId', 'UNKNOWN_REFERENCE');
  if (text === '') throw refused({ field: 'text', code: 'REQUIRED' });
  if (typeof confidence === 'number' && (confidence < 0 || confidence > 100))
    throw refused({ field: 'confidence', code: 'CONFIDENCE_OUT_OF_RANGE' });
  const told = {
    value: value ?? null,
    confidence: confidence ?? null,
    text,
    byEmpId: ctx.session.empId,
    at: appraisal.at,
  };
  await ctx.tx
    .insert(progressNote)
    .values({ companyId, id: ctx.newId(), targetRowId: rowId, week: mondayOf(ctx.today), ...told })
    .onConflictDoUpdate({ target: [progressNote.companyId, progressNote.targetRowId, progressNote.week], set: told });
  return { notes: await notesWhere(ctx, { rowId }) };
}

/** The notes on one indicator, on all of a form or on all of a person until a day, newest week first. */
export async function notesWhere(
  ctx: Ctx,
  { rowId, assessmentId, empId, until }: { rowId?: string; assessmentId?: string; empId?: string; until?: string },
): Promise<NoteData[]> {
  const rows = await ctx.tx
    .select({
      noteId: progressNote.id,
      rowId: progressNote.targetRowId,
      week: progressNote.week,
      value: progressNote.value,
      confidence: progressNote.confidence,
      text: progressNote.text,
      at: progressNote.at,
      startValue: targetRow.startValue,
      targetValue: targetRow.targetValue,
    })
    .from(progressNote)
    .innerJoin(
      targetRow,
      and(eq(targetRow.companyId, progressNote.companyId), eq(targetRow.id, progressNote.targetRowId)),
    )
    .where(
      and(
        eq(progressNote.companyId, ctx.session.companyId),
        rowId === undefined ? undefined : eq(progressNote.targetRowId, rowId),
        assessmentId === undefined ? undefined : eq(targetRow.assessmentId, assessmentId),
        empId === undefined
          ? undefined
          : sql`${targetRow.assessmentId} in (select ${assessmentInfo.id} from ${assessmentInfo}
          where ${assessmentInfo.companyId} = ${ctx.session.companyId} and ${assessmentInfo.empId} = ${empId})`,
        until === undefined ? undefined : lte(progressNote.week, until),
      ),
    )
    .orderBy(desc(progressNote.week), targetRow.sort, targetRow.id)
    .limit(MOST_NOTES);
  return rows.map(({ startValue, targetValue, value, at, ...note }) => ({
    ...note,
    value: value === null ? null : dec(value).toString(),
    progress: asProgress(achievement(startValue, targetValue, value)),
    at: at.toISOString(),
  }));
}
