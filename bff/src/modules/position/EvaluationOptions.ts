import type { EvaluationOptionsResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { EvaluationOptionsRow } from './rows.ts';

export const EvaluationOptions: ResolversOf<EvaluationOptionsResolvers, EvaluationOptionsRow> = {
  version: (options) => options.version ?? 0,
};
