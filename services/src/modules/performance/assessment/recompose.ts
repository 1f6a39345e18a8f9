import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { deptResultsOf } from '../department/dept-result.ts';
import { activeIn } from '../plan/participants.ts';
import type { PlanRow } from '../plan/plan.ts';
import { assessmentInfo, type RuleSnapshot } from '../tables.ts';
import { scoreSheet } from '../tables-form.ts';
import { importedScoresOfEach } from '../by-file/imported-scores.ts';
import { coAssessorsOfEach } from '../together/co-assessors.ts';
import type { InfoRow } from './assessment.ts';
import { partsByFamily } from './parts-of-plan.ts';
import { resultColumns, sheetTotal } from './composition.ts';
import { includedResultsOfEach } from './included-results.ts';
import { compositionOf, resultOf, type Form } from './result.ts';
import { givenIn, sheetsOfEach } from './score-sheets.ts';
import { targetRowsOfEach } from './target-rows.ts';

/** The forms of people of a plan by appraisal, in a fixed number of statements. */
async function formsOf(ctx: Ctx, plan: PlanRow, people: readonly InfoRow[]): Promise<Map<string, Form>> {
  const ids = people.map(({ id }) => id);
  const parts = await partsByFamily(
    ctx,
    plan.id,
    people.map(({ jobFamilyId }) => jobFamilyId),
  );
  const rows = groupedBy(await targetRowsOfEach(ctx, ids), ({ assessmentId }) => assessmentId);
  const sheets = groupedBy(await sheetsOfEach(ctx, ids), ({ assessmentId }) => assessmentId);
  const partners = groupedBy(await coAssessorsOfEach(ctx, ids), ({ assessmentId }) => assessmentId);
  const departments = await deptResultsOf(ctx, plan);
  const imported = groupedBy(await importedScoresOfEach(ctx, ids), ({ assessmentId }) => assessmentId);
  const included = groupedBy(await includedResultsOfEach(ctx, ids), ({ assessmentId }) => assessmentId);
  return new Map(
    people.map((info) => [
      info.id,
      {
        parts: parts.get(info.jobFamilyId) ?? [],
        rows: rows.get(info.id) ?? [],
        sheets: sheets.get(info.id) ?? [],
        partners: partners.get(info.id) ?? [],
        imported: imported.get(info.id) ?? [],
        included: included.get(info.id) ?? [],
        department: departments.get(info.deptId ?? '') ?? null,
      },
    ]),
  );
}

const resultIn = (forms: ReadonlyMap<string, Form>, plan: PlanRow, rule: RuleSnapshot, info: InfoRow) => {
  const form = forms.get(info.id);
  const { composedRaw, composed, levelName } = info;
  return composedRaw === null || !form
    ? { composedRaw, composed, levelName }
    : resultColumns(resultOf({ plan, rule, info }, form), plan.digits);
};

function writeResults(
  ctx: Ctx,
  people: readonly InfoRow[],
  columnsOf: (info: InfoRow) => Partial<typeof assessmentInfo.$inferInsert>,
): Promise<void> {
  return updateMany(
    ctx.tx,
    assessmentInfo,
    ['companyId', 'id'],
    people.map((info) => ({
      companyId: info.companyId,
      id: info.id,
      ...columnsOf(info),
      resultVersion: info.resultVersion + 1,
    })),
  );
}

/** The results of people of a plan as they are composed now, by appraisal; who has none gets none. */
export async function composedAnew(
  ctx: Ctx,
  plan: PlanRow,
  rule: RuleSnapshot,
  people: readonly InfoRow[],
): Promise<Map<string, ReturnType<typeof resultColumns>>> {
  const forms = await formsOf(ctx, plan, people);
  return new Map(people.map((info) => [info.id, resultIn(forms, plan, rule, info)]));
}

/**
 * Composes the results of a department's people anew, after what the department was given has changed. Nobody may learn
 * of that by the version of the own appraisal.
 */
export async function recomposeDepartment(ctx: Ctx, plan: PlanRow, deptId: string): Promise<void> {
  const rule = plan.ruleSnapshot;
  if (rule === null) return;
  const people = (await ctx.tx
    .select()
    .from(assessmentInfo)
    .where(and(activeIn(ctx, plan.id), eq(assessmentInfo.deptId, deptId)))
    .for('update')) as InfoRow[];
  const scored = people.filter(({ composedRaw }) => composedRaw !== null);
  const forms = await formsOf(ctx, plan, scored);
  await writeResults(ctx, scored, (info) => resultIn(forms, plan, rule, info));
}

/** Composes every result and every submitted sheet of a plan anew, after what they are composed by has changed. */
export async function recomposeAll(ctx: Ctx, plan: PlanRow): Promise<void> {
  const rule = plan.ruleSnapshot;
  if (rule === null) return;
  const people = (await ctx.tx.select().from(assessmentInfo).where(activeIn(ctx, plan.id)).for('update')) as InfoRow[];
  const forms = await formsOf(ctx, plan, people);
  const scored = people.filter(({ composedRaw }) => composedRaw !== null);
  await writeResults(ctx, scored, (info) => ({
    ...resultIn(forms, plan, rule, info),
    version: info.version + 1,
    updatedAt: ctx.now,
  }));
  const sheets = people.flatMap((info) => {
    const form = forms.get(info.id);
    if (!form) return [];
    const counted = compositionOf({ plan, rule, info }, form);
    return form.sheets.flatMap(({ companyId, id, scorerRole, submittedAt, scores }) =>
      submittedAt === null
        ? []
        : [{ companyId, id, totalRaw: sheetTotal(counted, { scorerRole, scores: givenIn(scores) }) }],
    );
  });
  await updateMany(ctx.tx, scoreSheet, ['companyId', 'id'], sheets);
}
