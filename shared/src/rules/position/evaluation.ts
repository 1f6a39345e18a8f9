import { compare, dec, isDecimal, sum } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';

/** What a dimension is answered with: a description, and the points it is worth. */
export interface EvaluationLevel {
  label: string;
  points: string;
}
export interface EvaluationDimension {
  dimensionName: string;
  levels: EvaluationLevel[];
}
/** A factor counts with its weight of 100; its points are the sum over its dimensions. */
export interface EvaluationFactor {
  factorName: string;
  weight: string;
  dimensions: EvaluationDimension[];
}
/** Totals from `from` on, up to the next band, mean a grade. */
export interface EvaluationBand {
  from: string;
  gradeId: string;
}
export interface EvaluationOptions {
  factors: EvaluationFactor[];
  bands: EvaluationBand[];
}
/** For each dimension, in the order of the factors, which of its levels; null: not answered yet. */
export type Choices = readonly (number | null)[];

const dimensionsOf = (options: EvaluationOptions): EvaluationDimension[] =>
  options.factors.flatMap(({ dimensions }) => dimensions);

/** Those of some names that another one has, too, by their places. */
function twins(names: readonly string[], field: (at: number) => string): RuleIssue[] {
  const seen = new Set<string>();
  return names.flatMap((name, at) => {
    const key = name.trim().toLowerCase();
    if (key === '') return [issue(field(at), 'EVALUATION_NAME_REQUIRED')];
    if (seen.has(key)) return [issue(field(at), 'EVALUATION_NAME_TWICE', { name: name.trim() })];
    seen.add(key);
    return [];
  });
}

function checkDimension(dimension: EvaluationDimension, path: string): RuleIssue[] {
  const { levels } = dimension;
  return [
    ...(levels.length < LIMITS.evaluationLevelsMin
      ? [issue(`${path}.levels`, 'EVALUATION_TOO_FEW_LEVELS', { min: LIMITS.evaluationLevelsMin })]
      : []),
    ...levels.flatMap(({ label, points }, at) => [
      ...(label.trim() === '' ? [issue(`${path}.levels.${at}.label`, 'EVALUATION_NAME_REQUIRED')] : []),
      ...(isDecimal(points, LIMITS.decimalDigits) && compare(points, 0) >= 0
        ? []
        : [issue(`${path}.levels.${at}.points`, 'EVALUATION_POINTS')]),
    ]),
  ];
}

/**
 * What positions are evaluated by (decisions, "Evaluation"): weights add up to 100, every dimension can be answered in at
 * least two ways, and the bands are contiguous from 0, because each goes up to where the next begins.
 */
export function checkEvaluationOptions({ factors, bands }: EvaluationOptions): RuleIssue[] {
  if (factors.length === 0) return [issue('factors', 'EVALUATION_NO_FACTOR')];
  const weights = factors.map(({ weight }) => weight);
  const fine = (weight: string) => isDecimal(weight, LIMITS.decimalDigits) && compare(weight, 0) > 0;
  const wrong = weights.flatMap((weight, at) =>
    fine(weight) && compare(weight, LIMITS.weightTotal) <= 0
      ? []
      : [issue(`factors.${at}.weight`, 'WEIGHT_OUT_OF_RANGE')],
  );
  const total = wrong.length > 0 ? null : sum(weights);
  return [
    ...twins(
      factors.map(({ factorName }) => factorName),
      (at) => `factors.${at}.factorName`,
    ),
    ...wrong,
    ...(total !== null && compare(total, LIMITS.weightTotal) !== 0
      ? [issue('factors', 'WEIGHTS_NOT_100', { sum: total })]
      : []),
    ...factors.flatMap(({ dimensions }, at) => {
      const path = `factors.${at}.dimensions`;
      return [
        ...(dimensions.length === 0 ? [issue(path, 'EVALUATION_NO_DIMENSION')] : []),
        ...twins(
          dimensions.map(({ dimensionName }) => dimensionName),
          (place) => `${path}.${place}.dimensionName`,
        ),
        ...dimensions.flatMap((one, place) => checkDimension(one, `${path}.${place}`)),
      ];
    }),
    ...checkBands(bands),
  ];
}

function checkBands(bands: EvaluationBand[]): RuleIssue[] {
  if (bands.length === 0) return [issue('bands', 'EVALUATION_NO_BAND')];
  const seen = new Set<string>();
  return bands.flatMap(({ from, gradeId }, at) => {
    const before = bands[at - 1]?.from;
    const wrong: RuleIssue[] = [];
    if (!isDecimal(from, LIMITS.decimalDigits)) wrong.push(issue(`bands.${at}.from`, 'EVALUATION_POINTS'));
    else if (at === 0 && compare(from, 0) !== 0) wrong.push(issue('bands.0.from', 'EVALUATION_BANDS_FROM_ZERO'));
    else if (before !== undefined && isDecimal(before) && compare(from, before) <= 0)
      wrong.push(issue(`bands.${at}.from`, 'EVALUATION_BANDS_ASCEND', { from: before }));
    if (gradeId === '') wrong.push(issue(`bands.${at}.gradeId`, 'EVALUATION_GRADE_REQUIRED'));
    else if (seen.has(gradeId)) wrong.push(issue(`bands.${at}.gradeId`, 'EVALUATION_GRADE_TWICE'));
    seen.add(gradeId);
    return wrong;
  });
}

/** Whether each answer is one that its dimension has; how many there are must fit as well. */
export function checkChoices(options: EvaluationOptions, choices: Choices, complete: boolean): RuleIssue[] {
  const dimensions = dimensionsOf(options);
  if (choices.length !== dimensions.length) return [issue('choices', 'EVALUATION_CHOICES')];
  return choices.flatMap((choice, at) => {
    if (choice === null) return complete ? [issue(`choices.${at}`, 'EVALUATION_CHOICE_REQUIRED')] : [];
    return choice < (dimensions[at]?.levels.length ?? 0) ? [] : [issue(`choices.${at}`, 'EVALUATION_CHOICES')];
  });
}

/** The points of each factor, unweighted; null for one that is not answered completely. */
export function factorPoints({ factors }: EvaluationOptions, choices: Choices): (string | null)[] {
  let at = 0;
  return factors.map(({ dimensions }) => {
    const points = dimensions.map(({ levels }) => {
      const choice = choices[at++] ?? null;
      return choice === null ? undefined : levels[choice]?.points;
    });
    const known = points.filter((one) => one !== undefined);
    return known.length === points.length ? sum(known) : null;
  });
}

/** What one evaluator gives in total: the points of the factors by their weights; null until everything is answered. */
export function totalOf(options: EvaluationOptions, choices: Choices): string | null {
  const points = factorPoints(options, choices);
  const weighted = points.flatMap((one, at) =>
    one === null
      ? []
      : [
          dec(one)
            .times(dec(options.factors[at]?.weight ?? 0))
            .div(LIMITS.weightTotal),
        ],
  );
  return weighted.length === points.length ? sum(weighted) : null;
}

export interface Spread {
  /** Unrounded as far as 40 places go. */
  mean: string;
  lowest: string;
  highest: string;
}

/** What several evaluators give together; null when none has. */
export function spreadOf(totals: readonly string[]): Spread | null {
  const [first] = totals;
  if (first === undefined) return null;
  const by = (sign: 1 | -1) => totals.reduce((best, one) => (compare(one, best) === sign ? one : best), first);
  return { mean: dec(sum(totals)).div(totals.length).toString(), lowest: by(-1), highest: by(1) };
}

/** The grade that a total means: that of the highest band it reaches; null without bands. */
export const gradeOf = ({ bands }: EvaluationOptions, total: string): string | null =>
  bands.findLast(({ from }) => compare(total, from) >= 0)?.gradeId ?? null;
