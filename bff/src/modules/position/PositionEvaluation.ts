import type { PositionEvaluationResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PositionEvaluationRow } from './rows.ts';

export const PositionEvaluation: ResolversOf<PositionEvaluationResolvers, PositionEvaluationRow> = {
  id: (evaluation) => evaluation.evaluationId,
  position: (evaluation, _args, { loaders }) => reference(loaders.positionById, evaluation.positionId),
  jobGrade: (evaluation, _args, { loaders }) => reference(loaders.gradeById, evaluation.gradeId),
};
