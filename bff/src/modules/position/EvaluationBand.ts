import type { EvaluationBandResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { EvaluationBandRow } from './rows.ts';

export const EvaluationBand: ResolversOf<EvaluationBandResolvers, EvaluationBandRow> = {
  jobGrade: (band, _args, { loaders }) => reference(loaders.gradeById, band.gradeId),
};
