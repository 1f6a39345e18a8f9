import type { PositionRequirementResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PositionRequirementRow } from './rows.ts';

export const PositionRequirement: ResolversOf<PositionRequirementResolvers, PositionRequirementRow> = {
  id: (one) => one.positionId,
  position: (one, _args, { loaders }) => reference(loaders.positionById, one.positionId),
};
