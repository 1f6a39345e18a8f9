import type { RewardValueResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { RewardValueRow } from './rows.ts';

export const RewardValue: ResolversOf<RewardValueResolvers, RewardValueRow> = {
  id: (value) => value.valueId,
  name: (value) => value.valueName,
  nameEn: (value) => value.valueNameEn,
};
