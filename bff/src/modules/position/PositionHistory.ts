import type { PositionHistoryResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { PositionHistoryRow } from './rows.ts';

export const PositionHistory: ResolversOf<PositionHistoryResolvers, PositionHistoryRow> = {
  id: ({ position }) => position.positionId,
};
