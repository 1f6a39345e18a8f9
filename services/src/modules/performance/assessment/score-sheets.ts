import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { ScorerRole } from '@hengcai/shared/enums';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import type { InfoRow } from './assessment.ts';
import type { ScorerRoleValue, SubmittedSheet } from './composition.ts';
import type { CoAssessor } from '../together/co-assessors.ts';
import { assessmentInfo } from '../tables.ts';
import { scoreRow, scoreSheet } from '../tables-form.ts';

export type SheetRow = Omit<typeof scoreSheet.$inferSelect, 'scorerRole'> & { scorerRole: ScorerRoleValue };
export type ScoreValue = Pick<
  typeof scoreRow.$inferSelect,
  'targetRowId' | 'score' | 'levelName' | 'comment' | 'typed'
>;
/** A sheet with its scores in the order of their indicators’ ids. */
export interface Sheet extends SheetRow {
  scores: ScoreValue[];
}

/** The sheets of an appraisal with their scores, in two statements. */
export const sheetsOf = (ctx: Ctx, assessmentId: string): Promise<Sheet[]> => sheetsOfEach(ctx, [assessmentId]);

/** The sheets of several appraisals, in two statements as well. */
export async function sheetsOfEach(ctx: Ctx, assessmentIds: readonly string[]): Promise<Sheet[]> {
  const sheets = await ctx.tx
    .select()
    .from(scoreSheet)
    .where(and(eq(scoreSheet.companyId, ctx.session.companyId), isAnyOf(scoreSheet.assessmentId, assessmentIds)))
    .orderBy(asc(scoreSheet.scorerRole), asc(scoreSheet.id));
  if (sheets.length === 0) return [];
  const scores = await ctx.tx
    .select({
      sheetId: scoreRow.sheetId,
      targetRowId: scoreRow.targetRowId,
      score: scoreRow.score,
      levelName: scoreRow.levelName,
      comment: scoreRow.comment,
      typed: scoreRow.typed,
    })
    .from(scoreRow)
    .where(
      and(
        eq(scoreRow.companyId, ctx.session.companyId),
        isAnyOf(
          scoreRow.sheetId,
          sheets.map((sheet) => sheet.id),
        ),
      ),
    )
    .orderBy(asc(scoreRow.targetRowId));
  const bySheet = groupedBy(scores, ({ sheetId }) => sheetId);
  return sheets.map((sheet) => ({
    ...(sheet as SheetRow),
    scores: (bySheet.get(sheet.id) ?? []).map(({ sheetId: _sheetId, ...score }) => score),
  }));
}

/** Who scores in a role; null where the plan has nobody for it. Co-assessors are several; departments and imports score elsewhere. */
export function scorerOf(info: Pick<InfoRow, 'empId' | 'bossEmpId'>, role: ScorerRoleValue): string | null {
  if (role === ScorerRole.SELF) return info.empId;
  return role === ScorerRole.BOSS ? info.bossEmpId : null;
}

/**
 * The sheet of the present scorer of a role. What a former superior submitted counts until it is sent back; a draft left
 * behind does not.
 */
export function sheetIn(
  sheets: readonly Sheet[],
  info: Pick<InfoRow, 'empId' | 'bossEmpId'>,
  role: ScorerRoleValue,
): Sheet | undefined {
  const present = sheetBy(sheets, role, scorerOf(info, role));
  if (role !== ScorerRole.BOSS || (present && present.submittedAt !== null)) return present;
  return sheets.findLast((sheet) => sheet.scorerRole === role && sheet.submittedAt !== null) ?? present;
}

/** The sheet of one scorer in a role. */
export const sheetBy = (sheets: readonly Sheet[], role: ScorerRoleValue, empId: string | null): Sheet | undefined =>
  sheets.find((sheet) => sheet.scorerRole === role && sheet.scorerEmpId === empId);

/** A column of that sheet of the person or the superior, over rows of people; null until it is submitted. */
export function inSheet<T>(role: typeof ScorerRole.SELF | typeof ScorerRole.BOSS, column: SQL): SQL<T | null> {
  const present = role === ScorerRole.SELF ? assessmentInfo.empId : assessmentInfo.bossEmpId;
  return sql<T | null>`(select ${column} from ${scoreSheet}
    where ${scoreSheet.companyId} = ${assessmentInfo.companyId} and ${scoreSheet.assessmentId} = ${assessmentInfo.id}
      and ${scoreSheet.scorerRole} = ${sql.raw(String(role))} and ${scoreSheet.submittedAt} is not null
    order by (${scoreSheet.scorerEmpId} = ${present}) desc nulls last, ${scoreSheet.id} desc limit 1)`;
}

/** Whether somebody submitted the scores of the superior, who may be another one since. */
export const scoredAsSuperior = (empId: string | null): SQL<boolean> =>
  sql`exists (select 1 from ${scoreSheet} s where s.company_id = ${assessmentInfo}.company_id
    and s.assessment_id = ${assessmentInfo}.id and s.scorer_role = ${sql.raw(String(ScorerRole.BOSS))}
    and s.submitted_at is not null and s.scorer_emp_id = ${empId ?? ''})`;

/** The submitted sheets that count, as the arithmetic takes them. */
export function submittedSheets(
  sheets: readonly Sheet[],
  info: Pick<InfoRow, 'empId' | 'bossEmpId'>,
  partners: readonly CoAssessor[],
): SubmittedSheet[] {
  const counted = (sheet: Sheet | undefined, weight?: string | null): SubmittedSheet[] =>
    sheet?.submittedAt
      ? [{ scorerRole: sheet.scorerRole, scores: givenIn(sheet.scores), ...(weight && { weight }) }]
      : [];
  return [
    ...counted(sheetIn(sheets, info, ScorerRole.SELF)),
    ...partners.flatMap(({ empId, weight }) => counted(sheetBy(sheets, ScorerRole.PARTNER, empId), weight)),
    ...counted(sheetIn(sheets, info, ScorerRole.BOSS)),
  ];
}

/** The scores of a sheet by indicator, as the arithmetic takes them. */
export const givenIn = (scores: readonly ScoreValue[]): SubmittedSheet['scores'] =>
  new Map(scores.map(({ targetRowId, score, levelName }) => [targetRowId, { score, levelName }]));

/** Stores a sheet with its scores; the first time it is made. Scores of indicators that are not named stay. */
export async function writeSheet(
  ctx: Ctx,
  sheet: Sheet,
  isNew: boolean,
  values: Partial<typeof scoreSheet.$inferInsert>,
  scores: readonly ScoreValue[],
): Promise<SheetRow> {
  const { companyId } = ctx.session;
  const changed = { ...values, updatedAt: ctx.now };
  const base = {
    companyId,
    id: sheet.id,
    assessmentId: sheet.assessmentId,
    scorerRole: sheet.scorerRole,
    scorerEmpId: sheet.scorerEmpId,
  };
  const [row] = isNew
    ? await ctx.tx
        .insert(scoreSheet)
        .values({ ...base, ...changed, version: sheet.version + 1 })
        .returning()
    : await ctx.tx
        .update(scoreSheet)
        .set({ ...changed, version: sql`${scoreSheet.version} + 1` })
        .where(and(eq(scoreSheet.companyId, companyId), eq(scoreSheet.id, sheet.id)))
        .returning();
  if (scores.length > 0) {
    await ctx.tx
      .insert(scoreRow)
      .values(scores.map((score) => ({ companyId, sheetId: sheet.id, ...score })))
      .onConflictDoUpdate({
        target: [scoreRow.companyId, scoreRow.sheetId, scoreRow.targetRowId],
        set: {
          score: sql`excluded.score`,
          levelName: sql`excluded.level_name`,
          comment: sql`excluded.comment`,
          typed: sql`excluded.typed`,
        },
      });
  }
  return row as SheetRow;
}
