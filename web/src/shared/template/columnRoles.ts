import type { ColumnTypeName } from '@hengcai/shared/rules/enterprise/sheet-columns';

/** Who fills a column in; shown where a preview has no value of its own. */
export type FilledBy = 'employee' | 'boss' | 'partner' | 'hr' | 'system';

const others: Partial<Record<ColumnTypeName, FilledBy>> = {
  BOSS_SCORE: 'boss',
  BOSS_COMMENT: 'boss',
  PARTNER_SCORE: 'partner',
  PARTNER_COMMENT: 'partner',
  DEPARTMENT_SCORE: 'system',
  HR_SCORE: 'hr',
  IMPORTED_SCORE: 'hr',
  SCORE_360: 'system',
  ACHIEVEMENT: 'system',
  FORMULA_SCORE: 'system',
  WEIGHTED_SCORE: 'system',
  SELF_LEVEL: 'system',
  BOSS_LEVEL: 'system',
  ALIGNED_TO: 'system',
  LAST_PERIOD_VALUE: 'system',
};
export const filledBy = (type: ColumnTypeName): FilledBy => others[type] ?? 'employee';
