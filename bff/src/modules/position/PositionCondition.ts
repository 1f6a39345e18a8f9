import type { PositionConditionResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { PositionConditionRow } from './rows.ts';

export const PositionCondition: ResolversOf<PositionConditionResolvers, PositionConditionRow> = {
  item: (condition) => condition,
};
