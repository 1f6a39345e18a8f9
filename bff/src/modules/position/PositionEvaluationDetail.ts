import type { PositionEvaluationDetailResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { PositionEvaluationDetailRow } from './rows.ts';

export const PositionEvaluationDetail: ResolversOf<PositionEvaluationDetailResolvers, PositionEvaluationDetailRow> = {
  id: ({ evaluation }) => evaluation.evaluationId,
};
