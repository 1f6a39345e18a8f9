import { ScorerRole } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { partsOfPlan, targetRowsOf, type Appraisal, type TargetRow } from './assessment.ts';
import { compose, resultColumns, type Composition, type FormPart } from './composition.ts';
import { sheetsOf, submittedSheets, type Sheet } from './score-sheets.ts';

/** A form with everything that was scored in it. */
export interface Form {
  parts: FormPart[];
  rows: TargetRow[];
  sheets: Sheet[];
}

/** Loads parts, indicators and sheets of an appraisal in four statements. */
export async function loadForm(ctx: Ctx, { info }: Pick<Appraisal, 'info'>): Promise<Form> {
  return {
    parts: await partsOfPlan(ctx, info.planId),
    rows: await targetRowsOf(ctx, info.id),
    sheets: await sheetsOf(ctx, info.id),
  };
}

/** What the arithmetic takes: the ratios of the plan, the copy of the rule, and the sheets that were submitted. */
export function compositionOf(
  { plan, rule, info }: Pick<Appraisal, 'plan' | 'rule' | 'info'>,
  { parts, rows, sheets }: Form,
): Composition {
  return {
    digits: plan.digits,
    rule,
    ratios: { [ScorerRole.SELF]: plan.selfRatio, [ScorerRole.BOSS]: plan.bossRatio },
    parts,
    rows,
    sheets: submittedSheets(sheets, info),
  };
}

/**
 * The result after the form itself changed. A plan that returned to filling in keeps its sheets, so weights or rows that
 * change there change the result; nothing happens to an appraisal nobody has scored.
 */
export async function recomposed(ctx: Ctx, appraisal: Appraisal): Promise<Partial<ReturnType<typeof resultColumns>>> {
  if (appraisal.info.composedRaw === null) return {};
  return resultColumns(compose(compositionOf(appraisal, await loadForm(ctx, appraisal))), appraisal.plan.digits);
}
