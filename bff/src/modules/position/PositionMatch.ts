import type { PositionMatchResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { PositionMatchRow } from './rows.ts';

export const PositionMatch: ResolversOf<PositionMatchResolvers, PositionMatchRow> = {
  position: (one, _args, { loaders }) => reference(loaders.positionById, one.positionId),
};
