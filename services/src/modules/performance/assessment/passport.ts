import type { PassportStepData } from '@hengcai/shared/contract/performance/assessment';
import { dec } from '@hengcai/shared/numbers';
import { isScoredByLevel } from '@hengcai/shared/rules/performance/level-scoring';
import type { PassportStep } from '@hengcai/shared/rules/performance/passport';
import { sentenceOf, type PassportSentence } from '@hengcai/shared/rules/performance/passport-words';
import type { Ctx } from '../../../kit/context.ts';
import type { Appraisal } from './assessment.ts';
import { compose } from './composition.ts';
import { areTold, mayOpenThere } from './included-results.ts';
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
  const reader = {
    own: appraisal.caller.self,
    byLevel: isScoredByLevel(appraisal.rule),
    toldPlans: areTold(appraisal.caller, form.included),
    openPlans: new Set(
      form.included.filter((one) => mayOpenThere(appraisal.caller, one)).map(({ planCode }) => planCode),
    ),
  };
  const computed = worded(ctx, root, reader, null);
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
  const before = text(info.composed, info.levelName);
  const after = text(score, level);
  return {
    labelId: 'passport.CALIBRATED',
    label: ctx.t('passport.CALIBRATED'),
    formula: `${before || '-'} → ${after}`,
    value: score === null ? null : dec(score).toString(),
    shown: level ?? (score === null ? null : dec(score).toString()),
    sentence: ctx.t(before ? 'passport.said.calibrated' : 'passport.said.calibratedNew', { before, after }),
    steps: [computed],
  };
}

type Reader = Parameters<typeof sentenceOf>[1] & {
  /** What the included plans came to is told one by one. */
  toldPlans: boolean;
  /** Those in which the reader may open the appraisal. */
  openPlans: ReadonlySet<string>;
};

function worded(ctx: Ctx, step: PassportStep, reader: Reader, within: PassportStep | null): PassportStepData {
  const { labelId, name, formula, value, shown, planCode, steps } = step;
  if (!reader.toldPlans && steps[0]?.labelId === 'passport.PLAN')
    return {
      labelId,
      label: ctx.t(labelId, { name }),
      formula: '',
      value,
      shown,
      sentence: ctx.t('passport.said.plansTogether', { part: name, score: shown ?? '' }),
      steps: [],
    };
  const label = labelId === 'passport.SOURCE' ? ctx.t(`passport.source.${name}`) : ctx.t(labelId, { name });
  const sentence = sentenceOf(step, reader, within);
  return {
    labelId,
    label,
    formula,
    value,
    shown,
    sentence: sentence && said(ctx, sentence),
    ...(planCode !== undefined && reader.openPlans.has(planCode) && { planCode }),
    steps: steps.map((one) => worded(ctx, one, reader, step)),
  };
}

/** What goes on after its list: one clause after the other. */
const CLAUSES = new Set<PassportSentence['said']>(['parts', 'partsByLevel', 'plans', 'sources', 'sourcesByLevel']);

/** A sentence in the language of the call; sources have names of their own there. */
function said(ctx: Ctx, { said: id, params, list }: PassportSentence): string {
  const source = params.source === undefined ? {} : { source: midSentence(ctx.t(`passport.source.${params.source}`)) };
  const all = (list ?? []).map((one) => said(ctx, one));
  const clauses = CLAUSES.has(id)
    ? all.join(ctx.language === 'zh-CN' ? '，' : ', ')
    : new Intl.ListFormat(ctx.language).format(all);
  return ctx.t(`passport.said.${id}`, { ...params, ...source, list: clauses });
}

/** "Self score" within a sentence: "self score"; what begins with an abbreviation stays. */
const midSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
