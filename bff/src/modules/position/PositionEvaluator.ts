import type { PositionEvaluatorResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PositionEvaluatorRow } from './rows.ts';

export const PositionEvaluator: ResolversOf<PositionEvaluatorResolvers, PositionEvaluatorRow> = {
  employee: (evaluator, _args, { loaders }) => reference(loaders.employeeById, evaluator.empId),
};
