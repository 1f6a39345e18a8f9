import { dec } from '../../numbers.ts';
import { levelOf } from './rule.ts';
import { gradeOf, levelOfPoints, type GradedLevel } from './level-scoring.ts';
import {
  achievementFormula,
  bandFormula,
  givenFormula,
  meanFormula,
  percentage,
  pointsFormula,
  scoreFormula,
} from './passport-formula.ts';
import {
  achievement,
  composeSources,
  formulaScore,
  healed,
  moduleScore,
  personScore,
  roundScore,
  type FormulaInput,
  type ScoreSource,
  type WeightedScore,
} from './scoring.ts';

/** The arithmetic of scoring.ts as a tree that people can read, from indicators to level (domain.md 3, "Calculations"). */

export type PassportLabel =
  | 'passport.ACHIEVEMENT'
  | 'passport.FORMULA_SCORE'
  | 'passport.TYPED_SCORE'
  | 'passport.GIVEN_LEVEL'
  | 'passport.SOURCE'
  | 'passport.RATER'
  | 'passport.PLAN'
  | 'passport.MODULE'
  | 'passport.PERSON'
  | 'passport.ROUNDING'
  | 'passport.LEVEL';

export interface PassportOperand {
  /** What the figure is; its text is the message `passport.operand.<key>`. */
  key:
    | 'start'
    | 'target'
    | 'achieved'
    | 'fullScore'
    | 'achievement'
    | 'floor'
    | 'cap'
    | 'indicator'
    | 'source'
    | 'plan'
    | 'module'
    | 'score'
    | 'digits'
    | 'low'
    | 'high'
    | 'points';
  /** Name of the indicator, source or module. */
  name?: string;
  value: string | null;
  weight?: string;
}

/** One step of the arithmetic; `steps` are those its operands came from. */
export interface PassportStep {
  labelId: PassportLabel;
  /** Name of the indicator, source, module or level the step is about. */
  name: string;
  operands: PassportOperand[];
  /** The arithmetic in signs, the same in both languages: "60% × 92 + 40% × 85". */
  formula: string;
  /** Unrounded; null where nothing could be calculated. */
  value: string | null;
  shown: string | null;
  /** The plan whose result it is, of an included plan. */
  planCode?: string;
  steps: PassportStep[];
}

export interface PassportIndicator extends WeightedScore {
  name: string;
  /** The level that was chosen, where the rule is scored by levels. */
  level?: string | null;
  /** Given where the score comes from figures; `score` is then not looked at. */
  formula?: Omit<FormulaInput, 'achievement'> & {
    start: string | null;
    target: string | null;
    achieved: string | null;
  };
}
export interface PassportSource {
  source: ScoreSource;
  ratio: string;
  indicators?: readonly PassportIndicator[];
  /** Several who score alike: the source is their weighted mean. */
  raters?: readonly { name: string; weight: string; indicators: readonly PassportIndicator[] }[];
  /** A score given for the whole module (import, 360, department) where there are no indicators. */
  score?: string | null;
  /** The level such a score is the points of, where the rule is scored by levels. */
  level?: string | null;
}
/** The result of another plan that this one includes. */
export interface PassportPlan {
  planCode: string;
  name: string;
  /** Percent of it among the included plans. */
  weight: string;
  /** As it was communicated. */
  score: string;
}
export interface PassportModule {
  name: string;
  weight: string;
  sources: readonly PassportSource[];
  /** In place of sources: the module is what other plans came to. */
  plans?: readonly PassportPlan[];
}
export interface PassportInput {
  /** Places of a shown score in the plan. */
  digits: number;
  levels: readonly GradedLevel[];
  /** The rule is scored by levels: what counts are their points. */
  byLevel?: boolean;
  modules: readonly PassportModule[];
}
export interface Passport {
  root: PassportStep;
  unrounded: string | null;
  score: string | null;
  level: string | null;
}

function meanStep(
  labelId: PassportLabel,
  name: string,
  key: PassportOperand['key'],
  digits: number,
  value: string | null,
  parts: readonly { step: PassportStep; weight: string }[],
): PassportStep {
  const operands = parts.map(({ step, weight }) => ({ key, name: step.name, value: step.value, weight }));
  return {
    labelId,
    name,
    operands,
    formula: meanFormula(operands),
    value,
    shown: shownOf(value, digits),
    steps: parts.map(({ step }) => step),
  };
}

function shownOf(value: string | null, digits: number): string | null {
  return value === null ? null : roundScore(value, digits);
}

/** What an indicator counts: its score or, where `levels` are given, the points of its level. */
function indicatorStep(
  indicator: PassportIndicator,
  digits: number,
  levels: readonly GradedLevel[] | null,
): PassportStep {
  const scored = scoreStep(indicator, digits);
  if (levels === null) return scored;
  const level = gradeOf(levels, { levelName: indicator.level ?? null, score: scored.value });
  return {
    labelId: 'passport.GIVEN_LEVEL',
    name: indicator.name,
    operands: [{ key: 'points', value: level?.points ?? null }],
    formula: level === null ? '' : `${level.name} = ${level.points ?? ''}`,
    value: level?.points ?? null,
    shown: level?.name ?? null,
    steps: scored.value === null ? [] : [scored],
  };
}

function scoreStep(indicator: PassportIndicator, digits: number): PassportStep {
  const { name, formula } = indicator;
  if (formula === undefined) {
    const value = indicator.score;
    return {
      labelId: 'passport.TYPED_SCORE',
      name,
      operands: [{ key: 'score', value }],
      formula: givenFormula(value),
      value,
      shown: shownOf(value, digits),
      steps: [],
    };
  }
  const { start, target, achieved, fullScore, floor, cap } = formula;
  const reached = achievement(start, target, achieved);
  const way: PassportStep = {
    labelId: 'passport.ACHIEVEMENT',
    name,
    operands: [
      { key: 'start', value: start },
      { key: 'target', value: target },
      { key: 'achieved', value: achieved },
    ],
    formula: reached === null ? '' : achievementFormula(start, target, achieved),
    value: reached,
    shown: reached === null ? null : percentage(reached),
    steps: [],
  };
  const value = formulaScore({ fullScore, achievement: reached, floor, cap });
  return {
    labelId: 'passport.FORMULA_SCORE',
    name,
    operands: [
      { key: 'fullScore', value: fullScore },
      { key: 'achievement', value: reached },
      { key: 'floor', value: floor },
      { key: 'cap', value: cap },
    ],
    formula: reached === null ? '' : scoreFormula(fullScore, reached, floor, cap),
    value,
    shown: shownOf(value, digits),
    steps: [way],
  };
}

function sourceStep(source: PassportSource, digits: number, levels: readonly GradedLevel[] | null): PassportStep {
  const meanOf = (label: PassportLabel, name: string, indicators: readonly PassportIndicator[]) => {
    const steps = indicators.map((indicator) => ({
      step: indicatorStep(indicator, digits, levels),
      weight: indicator.weight,
    }));
    const value = moduleScore(steps.map(({ step, weight }) => ({ weight, score: step.value })));
    return meanStep(label, name, 'indicator', digits, value, steps);
  };
  if (source.indicators !== undefined) return meanOf('passport.SOURCE', source.source, source.indicators);
  if (source.raters !== undefined) {
    const steps = source.raters.map(({ name, weight, indicators }) => ({
      step: meanOf('passport.RATER', name, indicators),
      weight,
    }));
    const value = moduleScore(steps.map(({ step, weight }) => ({ weight, score: step.value })));
    return meanStep('passport.SOURCE', source.source, 'source', digits, value, steps);
  }
  const value = source.score ?? null;
  return {
    labelId: 'passport.SOURCE',
    name: source.source,
    operands: [{ key: 'score', value }],
    formula: givenFormula(value),
    value,
    shown: source.level ?? shownOf(value, digits),
    steps: [],
  };
}

function moduleStep(
  { name, sources: given }: PassportModule,
  digits: number,
  levels: readonly GradedLevel[] | null,
): PassportStep {
  const sources = given.map((source) => ({ step: sourceStep(source, digits, levels), weight: source.ratio }));
  const value = composeSources(
    Object.fromEntries(
      given.map((source, i) => [source.source, { ratio: source.ratio, score: sources[i]?.step.value ?? null }]),
    ),
  );
  return meanStep('passport.MODULE', name, 'source', digits, value, sources);
}

/** A module that is what other plans came to: their mean by weight, over those in which there is a result. */
function plansStep(name: string, plans: readonly PassportPlan[], digits: number): PassportStep {
  const steps = plans.map(({ planCode, name: plan, weight, score }) => ({
    step: {
      labelId: 'passport.PLAN' as const,
      name: plan,
      operands: [{ key: 'score' as const, value: score }],
      formula: givenFormula(score),
      value: score,
      shown: dec(score).toString(),
      planCode,
      steps: [],
    },
    weight,
  }));
  return meanStep('passport.MODULE', name, 'plan', digits, moduleScore(plans), steps);
}

/** The whole arithmetic of one result as a tree: indicators, module by source, sources by ratio, person, rounding, level (domain.md 3). A source may occur once in a module. */
export function scorePassport(input: PassportInput): Passport {
  const { digits } = input;
  const graded = input.byLevel === true ? input.levels : null;
  const modules = input.modules.map((module) => ({
    step: module.plans ? plansStep(module.name, module.plans, digits) : moduleStep(module, digits, graded),
    weight: module.weight,
  }));
  const value = personScore(modules.map(({ step, weight }) => ({ weight, score: step.value })));
  const person = meanStep('passport.PERSON', '', 'module', digits, value, modules);
  const score = shownOf(value, digits);
  const rounding: PassportStep = {
    labelId: 'passport.ROUNDING',
    name: '',
    operands: [
      { key: 'score', value },
      { key: 'digits', value: String(digits) },
    ],
    formula: value === null ? '' : `${healed(value)} ≈ ${score ?? ''}`,
    value: score,
    shown: score,
    steps: [person],
  };
  if (input.levels.length === 0) return { root: rounding, unrounded: value, score, level: null };
  const root = graded === null ? bandStep(score, input.levels, rounding) : pointsStep(score, graded, rounding);
  return { root, unrounded: value, score, level: root.shown };
}

/** The level whose range the score stands on. */
function bandStep(score: string | null, levels: readonly GradedLevel[], rounding: PassportStep): PassportStep {
  const level = score === null ? null : levelOf(levels, score);
  return {
    labelId: 'passport.LEVEL',
    name: level?.name ?? '',
    operands: [
      { key: 'score', value: score },
      ...(level === null
        ? []
        : [
            { key: 'low' as const, value: level.low },
            { key: 'high' as const, value: level.high },
          ]),
    ],
    formula: level === null || score === null ? '' : bandFormula(score, level, levels),
    value: score,
    shown: level?.name ?? null,
    steps: [rounding],
  };
}

/** The level whose points are nearest to the mean. */
function pointsStep(points: string | null, levels: readonly GradedLevel[], rounding: PassportStep): PassportStep {
  const level = points === null ? null : levelOfPoints(levels, points);
  return {
    labelId: 'passport.LEVEL',
    name: level?.name ?? '',
    operands: [
      { key: 'score', value: points },
      ...(level === null ? [] : [{ key: 'points' as const, value: level.points ?? null }]),
    ],
    formula: level === null || points === null ? '' : pointsFormula(points, level),
    value: points,
    shown: level?.name ?? null,
    steps: [rounding],
  };
}
