import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import type { Passport } from '@hengcai/shared/rules/performance/passport';
import type { Ctx } from '../../../kit/context.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { importedScoresOfEach } from '../by-file/imported-scores.ts';
import type { Appraisal, TargetRow } from './assessment.ts';
import { partsOfPlans } from './parts-of-plan.ts';
import {
  compose,
  importKey,
  isImported,
  resultColumns,
  type Composition,
  type FormPart,
  type ScorerRoleValue,
} from './composition.ts';
import { includedResultsOfEach, type BroughtResult } from './included-results.ts';
import { hasCoAssessors } from '../plan/plan.ts';
import { coAssessorsOfEach, type CoAssessor } from '../together/co-assessors.ts';
import { sheetIn, sheetsOfEach, submittedSheets, type Sheet } from './score-sheets.ts';
import { targetRowsOfEach } from './target-rows.ts';
import { deptResultsOfEach, type DeptResult } from '../department/dept-result.ts';
import type { importedScore } from '../tables-import.ts';

/** A form with everything that was scored in it. */
export interface Form {
  parts: FormPart[];
  rows: TargetRow[];
  sheets: Sheet[];
  /** Who scores beside the superior, once picked for good. */
  partners: CoAssessor[];
  /** What came by file. */
  imported: (typeof importedScore.$inferSelect)[];
  /** What the plans brought whose results count. */
  included: BroughtResult[];
  /** What the department of the person was given; null: nothing that counts. */
  department: DeptResult | null;
}

type Loaded = Pick<Appraisal, 'info' | 'plan'>;

/** Loads parts, indicators and sheets of an appraisal in a fixed number of statements. */
export async function loadForm(ctx: Ctx, appraisal: Loaded): Promise<Form> {
  return (await loadForms(ctx, [appraisal]))(appraisal);
}

/** The same of several appraisals, in as many statements. */
export async function loadForms(ctx: Ctx, appraisals: readonly Loaded[]): Promise<(one: Loaded) => Form> {
  const plans = [...new Map(appraisals.map(({ plan }) => [plan.id, plan])).values()];
  const partsOf = await partsOfPlans(
    ctx,
    plans.map(({ id }) => id),
  );
  const parts = new Map(appraisals.map(({ info }) => [info.id, partsOf(info.planId, info.jobFamilyId)]));
  const idsOf = (fits: (one: Loaded) => boolean) => appraisals.filter(fits).map(({ info }) => info.id);
  const all = idsOf(() => true);
  const beside = idsOf(({ plan }) => hasCoAssessors(plan));
  const byFile = idsOf(({ info }) => (parts.get(info.id) ?? []).some(isImported));
  const byId = <R extends { assessmentId: string }>(rows: readonly R[]) =>
    groupedBy(rows, ({ assessmentId }) => assessmentId);
  const rows = byId(await targetRowsOfEach(ctx, all));
  const sheets = byId(await sheetsOfEach(ctx, all));
  const partners = byId(beside.length === 0 ? [] : await coAssessorsOfEach(ctx, beside));
  const imported = byId(byFile.length === 0 ? [] : await importedScoresOfEach(ctx, byFile));
  const included = byId(byFile.length === 0 ? [] : await includedResultsOfEach(ctx, byFile));
  const departments = await deptResultsOfEach(ctx, plans, [
    ...new Set(appraisals.flatMap(({ info }) => info.deptId ?? [])),
  ]);
  return ({ info: { id, planId, deptId } }) => ({
    parts: parts.get(id) ?? [],
    rows: rows.get(id) ?? [],
    sheets: sheets.get(id) ?? [],
    partners: partners.get(id) ?? [],
    imported: imported.get(id) ?? [],
    included: included.get(id) ?? [],
    department: departments.get(planId)?.get(deptId ?? '') ?? null,
  });
}

/** What the arithmetic takes: the ratios of the plan, the copy of the rule, and the sheets that were submitted. */
export function compositionOf(
  { plan, rule, info }: Pick<Appraisal, 'plan' | 'rule' | 'info'>,
  { parts, rows, sheets, partners, imported, included, department }: Form,
): Composition {
  return {
    digits: plan.digits,
    rule,
    ratios: {
      [ScorerRole.SELF]: plan.selfRatio,
      [ScorerRole.PARTNER]: plan.partnerRatio,
      [ScorerRole.BOSS]: plan.bossRatio,
      [ScorerRole.DEPARTMENT]: plan.deptRatio,
      ...(plan.review && { [ScorerRole.IMPORT]: plan.review.share }),
    },
    reviewScore: reviewScoreOf({ plan, info }),
    parts,
    included,
    department,
    imported: new Map(
      imported.map(({ templateId, partCode, score }) => [
        importKey({ companyModuleCode: templateId, partCode }),
        score,
      ]),
    ),
    // What was achieved is typed with the self score: until that is submitted it is a draft, and counts for nothing.
    rows: hasSubmitted(info, sheets, ScorerRole.SELF) ? rows : rows.map((row) => ({ ...row, achievedValue: null })),
    sheets: submittedSheets(sheets, info, partners),
  };
}

/** What the people around gave, where it counts: before the 360 has closed for all, nobody can work it out from a result. */
export const reviewScoreOf = ({ plan, info }: Pick<Appraisal, 'plan' | 'info'>): string | null =>
  plan.review !== null && plan.status >= AssessmentPlanStatus.CALIBRATING ? info.reviewScore : null;

const hasSubmitted = (info: Appraisal['info'], sheets: readonly Sheet[], role: ScorerRoleValue): boolean =>
  (sheetIn(sheets, info, role)?.submittedAt ?? null) !== null;

/**
 * The result of a form and the steps behind it; null before the superior has scored, because until then there is only
 * what people say of themselves. Who has no superior is scored by nobody else.
 */
export function resultOf(appraisal: Pick<Appraisal, 'plan' | 'rule' | 'info'>, form: Form): Passport | null {
  const { info } = appraisal;
  if (info.bossEmpId !== null && !hasSubmitted(info, form.sheets, ScorerRole.BOSS)) return null;
  return compose(compositionOf(appraisal, form));
}

/**
 * The result after the form itself changed. A plan that returned to filling in keeps its sheets, so weights or rows that
 * change there change the result; nothing happens to an appraisal nobody has scored.
 */
export async function recomposed(ctx: Ctx, appraisal: Appraisal): Promise<Partial<ReturnType<typeof resultColumns>>> {
  if (appraisal.info.composedRaw === null) return {};
  return resultColumns(resultOf(appraisal, await loadForm(ctx, appraisal)), appraisal.plan.digits);
}
