import { gradeOf, type EvaluationOptions } from '@hengcai/shared/rules/position/evaluation';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { localName } from '../../../i18n/format';
import type { EvaluationCriteriaFragment, SaveEvaluationOptionsInput } from './evaluation.gen';

/** The criteria while they are edited: every figure is the text that was typed. */
export interface CriteriaValues {
  factors: {
    name: string;
    weight: string;
    dimensions: { name: string; levels: { label: string; points: string }[] }[];
  }[];
  bands: { from: string; jobGradeId: string }[];
}

export const blankLevel = () => ({ label: '', points: '' });
export const blankDimension = () => ({ name: '', levels: [blankLevel(), blankLevel()] });
export const blankFactor = () => ({ name: '', weight: '', dimensions: [blankDimension()] });

export const toValues = ({ factors, bands }: EvaluationCriteriaFragment): CriteriaValues => ({
  factors: factors.map(({ name, weight, dimensions }) => ({
    name,
    weight,
    dimensions: dimensions.map((one) => ({
      name: one.name,
      levels: one.levels.map(({ label, points }) => ({ label, points })),
    })),
  })),
  bands: bands.map(({ from, jobGrade }) => ({ from, jobGradeId: jobGrade?.id ?? '' })),
});

/** The criteria as the shared rules know them. */
export const toRule = ({ factors, bands }: CriteriaValues): EvaluationOptions => ({
  factors: factors.map(({ name, weight, dimensions }) => ({
    factorName: name,
    weight,
    dimensions: dimensions.map((one) => ({ dimensionName: one.name, levels: one.levels })),
  })),
  bands: bands.map(({ from, jobGradeId }) => ({ from, gradeId: jobGradeId })),
});
/** What an evaluation is counted by. */
export const criteriaOf = (options: EvaluationCriteriaFragment): EvaluationOptions => toRule(toValues(options));

/** The name of the grade that a mean means; null before there is one. */
export function gradeName(options: EvaluationCriteriaFragment, mean: string | null): string | null {
  const id = mean === null ? null : gradeOf(criteriaOf(options), mean);
  const grade = options.bands.find(({ jobGrade }) => jobGrade?.id === id)?.jobGrade;
  return grade ? localName(grade) : null;
}

export const toInput = (values: CriteriaValues, version: number): SaveEvaluationOptionsInput => ({
  version,
  factors: values.factors.map(({ name, weight, dimensions }) => ({
    name: name.trim(),
    weight,
    dimensions: dimensions.map((one) => ({
      name: one.name.trim(),
      levels: one.levels.map(({ label, points }) => ({ label: label.trim(), points })),
    })),
  })),
  bands: values.bands,
});

const NAMES: Readonly<Record<string, string>> = {
  factorName: 'name',
  dimensionName: 'name',
  gradeId: 'jobGradeId',
};
/** Issues of the shared rule at the fields of the form. */
export const toFields = (issues: readonly RuleIssue[]): RuleIssue[] =>
  issues.map((one) => ({
    ...one,
    field: one.field
      .split('.')
      .map((step) => NAMES[step] ?? step)
      .join('.'),
  }));
