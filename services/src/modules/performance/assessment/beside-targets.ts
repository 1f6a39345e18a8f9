import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { BesideIndicator } from '@hengcai/shared/contract/performance/form';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { type BesideTargets, placeOfNumber } from '@hengcai/shared/rules/enterprise/sheet-columns';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { targetAlign, targetDeptAlign } from '../tables-align.ts';
import { deptTarget } from '../tables-department.ts';
import { scoreSheet, targetRow } from '../tables-form.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import type { FormRow } from './assessment.ts';
import { rowsOfPart, type FormPart } from './composition.ts';

type Beside = z.output<typeof BesideIndicator>;

/** What stands beside the indicators of some forms, where a part has a column for it: nothing is asked for the others. */
export async function besideTargets(
  ctx: Ctx,
  forms: readonly { infoId: string; parts: readonly FormPart[]; rows: readonly FormRow[] }[],
): Promise<(rows: readonly FormRow[]) => Beside[]> {
  const rowsWith = (shown: BesideTargets) =>
    forms.flatMap(({ infoId, parts, rows }) =>
      parts
        .filter(({ columns }) => columns.some(({ columnType }) => placeOfNumber(columnType)?.shown === shown))
        .flatMap((part) => rowsOfPart(part, rows))
        .map((row) => ({ infoId, row })),
    );
  const aligned = rowsWith('alignedTo').map(({ row }) => row.id);
  const compared = rowsWith('lastValue');
  const served = aligned.length === 0 ? null : await servedBy(ctx, aligned);
  const last = compared.length === 0 ? null : await lastValuesOf(ctx, compared);
  return (rows) =>
    rows.flatMap(({ id }) => {
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
  asked: readonly { infoId: string; row: FormRow }[],
): Promise<Map<string, string>> {
  const { companyId } = ctx.session;
  const infoIds = [...new Set(asked.map(({ infoId }) => infoId))];
  const before = sql`(select distinct on (own.id) own.id as own_id, ${assessmentInfo.id} as id
    from ${assessmentInfo} own
    join ${assessmentPlan} own_plan on own_plan.company_id = own.company_id and own_plan.id = own.plan_id
    join ${assessmentPlan} on ${assessmentPlan.companyId} = own.company_id and ${assessmentPlan.cycle} = own_plan.cycle
      and ${assessmentPlan.periodTo} < own_plan.period_from
      and ${assessmentPlan.status} between ${AssessmentPlanStatus.CALIBRATING} and ${AssessmentPlanStatus.CLOSED}
    join ${assessmentInfo} on ${assessmentInfo.companyId} = own.company_id and ${assessmentInfo.planId} = ${assessmentPlan.id}
      and ${assessmentInfo.empId} = own.emp_id and ${assessmentInfo.removedAt} is null
    where own.company_id = ${companyId} and ${isAnyOf(sql`own.id`, infoIds)}
      and exists (select 1 from ${scoreSheet} where ${scoreSheet.companyId} = ${assessmentInfo.companyId}
        and ${scoreSheet.assessmentId} = ${assessmentInfo.id} and ${scoreSheet.scorerRole} = ${ScorerRole.SELF}
        and ${scoreSheet.submittedAt} is not null)
    order by own.id, ${assessmentPlan.periodTo} desc, ${assessmentInfo.id} desc) last`;
  const reached = await ctx.tx
    .select({
      infoId: sql<string>`last.own_id`,
      words: targetRow.keyResult,
      unit: targetRow.measureUnit,
      value: targetRow.achievedValue,
    })
    .from(targetRow)
    .innerJoin(before, sql`last.id = ${targetRow.assessmentId}`)
    .where(and(eq(targetRow.companyId, companyId), isNotNull(targetRow.achievedValue)))
    .orderBy(asc(targetRow.sort), asc(targetRow.id));
  const byForm = groupedBy(reached, ({ infoId }) => infoId);
  return new Map(
    asked.flatMap(({ infoId, row }) => {
      const same = (byForm.get(infoId) ?? []).find(
        ({ words, unit }) => words.trim() === row.keyResult.trim() && unit === row.measureUnit,
      );
      return same?.value ? [[row.id, dec(same.value).toString()] as const] : [];
    }),
  );
}
