import type { IndicatorDetailResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { IndicatorDetailRow } from './rows.ts';

export const IndicatorDetail: ResolversOf<IndicatorDetailResolvers, IndicatorDetailRow> = {
  id: ({ indicator }) => indicator.rowId,
  keyResult: ({ indicator }) => indicator.keyResult,
  description: ({ indicator }) => indicator.description,
  measureUnit: ({ indicator }) => indicator.measureUnit,
  startValue: ({ indicator }) => indicator.startValue,
  targetValue: ({ indicator }) => indicator.targetValue,
  achievedValue: ({ indicator }) => indicator.achievedValue,
  weight: ({ indicator }) => indicator.weight,
  fixed: ({ indicator }) => indicator.fixed,
  changes: ({ log }) => log,
};
