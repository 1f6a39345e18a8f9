import type { ConditionMatchResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ConditionMatchRow } from './rows.ts';

export const ConditionMatch: ResolversOf<ConditionMatchResolvers, ConditionMatchRow> = {
  item: (condition) => condition,
};
