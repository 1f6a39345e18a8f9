import type { MatchItemResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { MatchItemRow } from './rows.ts';

export const MatchItem: ResolversOf<MatchItemResolvers, MatchItemRow> = {
  id: (item) => item.itemId,
  name: (item) => item.itemName,
};
