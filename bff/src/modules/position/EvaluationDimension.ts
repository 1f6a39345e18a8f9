import type { EvaluationDimensionResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { EvaluationDimensionRow } from './rows.ts';

export const EvaluationDimension: ResolversOf<EvaluationDimensionResolvers, EvaluationDimensionRow> = {
  name: (dimension) => dimension.dimensionName,
};
