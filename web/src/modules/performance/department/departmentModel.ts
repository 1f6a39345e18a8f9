import type { ScoredForm } from '../assessment/model';
import type { DepartmentFormFragment, DepartmentTargetsQuery } from './department.gen';

export type DepartmentTargets = NonNullable<DepartmentTargetsQuery['departmentTargets']>;

/** The form of a department as sheets of scores are drawn: it has one, and nothing counts beside it. */
export const scoredFormOf = ({ digits, sheet, ...form }: DepartmentFormFragment): ScoredForm => ({
  ...form,
  sheets: sheet ? [{ ...sheet, scorer: null }] : [],
  importedScores: [],
  departmentScore: null,
  potential: null,
  plan: { digits, selfRatio: '0', partnerRatio: '0', bossRatio: '0', departmentRatio: '0' },
});
