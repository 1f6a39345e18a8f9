import type { ColumnTypeName } from '@hengcai/shared/rules/enterprise/sheet-columns';

/** Who fills a column in; shown where a preview has no value of its own. */
export type FilledBy = 'employee' | 'boss' | 'partner' | 'hr' | 'system';

const others: Partial<Record<ColumnTypeName, FilledBy>> = {
  BOSS_SCORE: 'boss',
  BOSS_COMMENT: 'boss',
  BOSS_LEVEL: 'boss',
  PARTNER_SCORE: 'partner',
  PARTNER_COMMENT: 'partner',
  DEPARTMENT_SCORE: 'boss',
  HR_SCORE: 'hr',
  IMPORTED_SCORE: 'hr',
  SCORE_360: 'system',
  ACHIEVEMENT: 'system',
  FORMULA_SCORE: 'system',
  WEIGHTED_SCORE: 'system',
  LAST_PERIOD_VALUE: 'system',
};
export const filledBy = (type: ColumnTypeName): FilledBy => others[type] ?? 'employee';
