import type { PassportStepData } from '@hengcai/shared/contract/performance/assessment';
import { dec } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import type { PassportStep } from '@hengcai/shared/rules/performance/passport';
import type { Ctx } from '../../../kit/context.ts';
import type { Appraisal } from './assessment.ts';
import { compose } from './composition.ts';
import { compositionOf, loadForm, resultOf } from './result.ts';
import { viewOf } from './score-view.ts';

/** The arithmetic from indicators to level in the language of the call; null while there is no result or the caller may not see it. */
export async function passportOf(ctx: Ctx, appraisal: Appraisal): Promise<PassportStepData | null> {
  if (!viewOf(appraisal).score) return null;
  const form = await loadForm(ctx, appraisal);
  const result = resultOf(appraisal, form);
  const { calibratedScore, calibratedLevel } = appraisal.info;
  const isCalibrated = calibratedScore !== null || calibratedLevel !== null;
  if ((result?.unrounded ?? null) === null && !isCalibrated) return null;
  // Who was given a result without scores sees what of the arithmetic there is: nothing.
  const { root } = result ?? compose({ ...compositionOf(appraisal, form), sheets: [] });
  const computed = worded(ctx, root);
  return isCalibrated ? calibrated(ctx, appraisal, computed) : computed;
}

/** What people changed stands on top of what was computed. */
function calibrated(ctx: Ctx, { info, rule }: Appraisal, computed: PassportStepData): PassportStepData {
  const text = (score: string | null, level: string | null) =>
    [score === null || isScoredByLevel(rule) ? null : dec(score).toString(), level]
      .filter((one) => one !== null)
      .join(' ');
  const score = info.calibratedScore ?? info.composed;
  const level = info.calibratedLevel ?? info.levelName;
  return {
    labelId: 'passport.CALIBRATED',
    label: ctx.t('passport.CALIBRATED'),
    formula: `${text(info.composed, info.levelName) || '-'} → ${text(score, level)}`,
    value: score === null ? null : dec(score).toString(),
    shown: level ?? (score === null ? null : dec(score).toString()),
    steps: [computed],
  };
}

function worded(ctx: Ctx, step: PassportStep): PassportStepData {
  const { labelId, name, formula, value, shown, steps } = step;
  const label = labelId === 'passport.SOURCE' ? ctx.t(`passport.source.${name}`) : ctx.t(labelId, { name });
  return { labelId, label, formula, value, shown, steps: steps.map((one) => worded(ctx, one)) };
}
