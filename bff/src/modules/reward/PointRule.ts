import type { PointRuleResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { PointRuleRow } from './rows.ts';

export const PointRule: ResolversOf<PointRuleResolvers, PointRuleRow> = {
  id: (rule) => rule.ruleId,
};
