import type { AssessmentRuleResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { AssessmentRuleRow } from './rows.ts';

export const AssessmentRule: ResolversOf<AssessmentRuleResolvers, AssessmentRuleRow> = {
  id: (rule) => rule.ruleCode,
  name: (rule) => rule.ruleName,
  type: (rule) => rule.ruleType,
};
