import type { EvaluationFactorResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { EvaluationFactorRow } from './rows.ts';

export const EvaluationFactor: ResolversOf<EvaluationFactorResolvers, EvaluationFactorRow> = {
  name: (factor) => factor.factorName,
};
