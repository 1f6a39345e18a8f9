import type { PassportStepData } from '@hengcai/shared/contract/performance-view';
import { dec } from '@hengcai/shared/numbers';
import type { PassportStep } from '@hengcai/shared/rules/passport';
import type { Ctx } from '../../kit/context.ts';
import type { Appraisal } from './assessment.ts';
import { compose } from './composition.ts';
import { compositionOf, loadForm } from './result.ts';
import { viewOf } from './score-view.ts';

/** The arithmetic from indicators to level in the language of the call; null while there is no result or the caller may not see it. */
export async function passportOf(ctx: Ctx, appraisal: Appraisal): Promise<PassportStepData | null> {
  if (!viewOf(appraisal).score) return null;
  const { root, unrounded } = compose(compositionOf(appraisal, await loadForm(ctx, appraisal)));
  const { calibratedScore, calibratedLevel } = appraisal.info;
  const isCalibrated = calibratedScore !== null || calibratedLevel !== null;
  if (unrounded === null && !isCalibrated) return null;
  const computed = worded(ctx, root);
  return isCalibrated ? calibrated(ctx, appraisal, computed) : computed;
}

/** What people changed stands on top of what was computed. */
function calibrated(ctx: Ctx, { info }: Appraisal, computed: PassportStepData): PassportStepData {
  const text = (score: string | null, level: string | null) =>
    [score === null ? null : dec(score).toString(), level].filter((one) => one !== null).join(' ');
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
