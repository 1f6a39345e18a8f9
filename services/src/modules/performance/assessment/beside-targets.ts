import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { BesideIndicator } from '@hengcai/shared/contract/performance/form';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { type BesideTargets, placeOfNumber } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { targetAlign, targetDeptAlign } from '../tables-align.ts';
import { deptTarget } from '../tables-department.ts';
import { scoreSheet, targetRow } from '../tables-form.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import type { Appraisal, FormRow } from './assessment.ts';
import { rowsOfPart, type FormPart } from './composition.ts';

type Beside = z.output<typeof BesideIndicator>;

/** What stands beside the indicators of a form, where a part has a column for it: nothing is asked for the others. */
export async function besideTargets(
  ctx: Ctx,
  appraisal: Pick<Appraisal, 'info' | 'plan'>,
  parts: readonly FormPart[],
  rows: readonly FormRow[],
): Promise<Beside[]> {
  const rowsWith = (shown: BesideTargets) =>
    parts
      .filter(({ columns }) => columns.some(({ columnType }) => placeOfNumber(columnType)?.shown === shown))
      .flatMap((part) => rowsOfPart(part, rows));
  const aligned = rowsWith('alignedTo').map(({ id }) => id);
  const compared = rowsWith('lastValue');
  const served = aligned.length === 0 ? null : await servedBy(ctx, aligned);
  const last = compared.length === 0 ? null : await lastValuesOf(ctx, appraisal, compared);
  return rows.flatMap(({ id }) => {
    const alignedTo = served?.get(id) ?? [];
    const lastValue = last?.get(id) ?? null;
    return alignedTo.length === 0 && lastValue === null ? [] : [{ rowId: id, alignedTo, lastValue }];
  });
}

/** The targets that some indicators serve, in words, in two statements: those of people, and those of departments. */
async function servedBy(ctx: Ctx, rowIds: readonly string[]): Promise<Map<string, string[]>> {
  const { companyId } = ctx.session;
  const ofPeople = await ctx.tx
    .select({ from: targetAlign.fromRowId, words: targetRow.keyResult })
    .from(targetAlign)
    .innerJoin(targetRow, and(eq(targetRow.companyId, targetAlign.companyId), eq(targetRow.id, targetAlign.toRowId)))
    .where(and(eq(targetAlign.companyId, companyId), isAnyOf(targetAlign.fromRowId, rowIds)))
    .orderBy(asc(targetAlign.at), asc(targetAlign.id));
  const ofDepartments = await ctx.tx
    .select({ from: targetDeptAlign.fromRowId, to: targetDeptAlign.toRowId, agreed: deptTarget.agreedRows })
    .from(targetDeptAlign)
    .innerJoin(
      deptTarget,
      and(eq(deptTarget.companyId, targetDeptAlign.companyId), eq(deptTarget.id, targetDeptAlign.deptTargetId)),
    )
    .where(and(eq(targetDeptAlign.companyId, companyId), isAnyOf(targetDeptAlign.fromRowId, rowIds)))
    .orderBy(asc(targetDeptAlign.at), asc(targetDeptAlign.id));
  const served = new Map<string, string[]>(rowIds.map((id) => [id, []]));
  for (const { from, words } of ofPeople) served.get(from)?.push(words);
  for (const { from, to, agreed } of ofDepartments) {
    const row = agreed?.find(({ id }) => id === to);
    if (row) served.get(from)?.push(row.keyResult);
  }
  return served;
}

/**
 * What the person achieved for indicators of the same words in the latest plan of the same cycle before, whose scores were
 * all given: what was achieved is a draft until then.
 */
async function lastValuesOf(
  ctx: Ctx,
  { info, plan }: Pick<Appraisal, 'info' | 'plan'>,
  rows: readonly FormRow[],
): Promise<Map<string, string>> {
  const { companyId } = ctx.session;
  const before = ctx.tx
    .select({ id: assessmentInfo.id })
    .from(assessmentInfo)
    .innerJoin(
      assessmentPlan,
      and(eq(assessmentPlan.companyId, assessmentInfo.companyId), eq(assessmentPlan.id, assessmentInfo.planId)),
    )
    .where(
      and(
        eq(assessmentInfo.companyId, companyId),
        eq(assessmentInfo.empId, info.empId),
        isNull(assessmentInfo.removedAt),
        eq(assessmentPlan.cycle, plan.cycle),
        lt(assessmentPlan.periodTo, plan.periodFrom),
        sql`${assessmentPlan.status} between ${AssessmentPlanStatus.CALIBRATING} and ${AssessmentPlanStatus.CLOSED}`,
        sql`exists (select 1 from ${scoreSheet} where ${scoreSheet.companyId} = ${assessmentInfo.companyId}
          and ${scoreSheet.assessmentId} = ${assessmentInfo.id} and ${scoreSheet.scorerRole} = ${ScorerRole.SELF}
          and ${scoreSheet.submittedAt} is not null)`,
      ),
    )
    .orderBy(desc(assessmentPlan.periodTo), desc(assessmentInfo.id))
    .limit(1);
  const reached = await ctx.tx
    .select({ words: targetRow.keyResult, unit: targetRow.measureUnit, value: targetRow.achievedValue })
    .from(targetRow)
    .where(
      and(
        eq(targetRow.companyId, companyId),
        sql`${targetRow.assessmentId} = (${before})`,
        isNotNull(targetRow.achievedValue),
      ),
    );
  return new Map(
    rows.flatMap((row) => {
      const same = reached.find(({ words, unit }) => words.trim() === row.keyResult.trim() && unit === row.measureUnit);
      return same?.value ? [[row.id, dec(same.value).toString()] as const] : [];
    }),
  );
}
