import type { QueryResolvers } from '../../generated/schema.ts';
import { conditionsOf } from './conditions.ts';

type Queries =
  | 'probationRules'
  | 'probationRule'
  | 'probationRuleDepartments'
  | 'probationRuleNameTaken'
  | 'probationPlans'
  | 'archivedProbationPlans'
  | 'probationPlan'
  | 'probationApprovers';

export const Query: Pick<QueryResolvers, Queries> = {
  probationRules: (_root, { filter, page }, { rest }) =>
    rest.probationplanrule.listrule({
      ...page,
      keyword: filter?.keyword ?? undefined,
      enabled: typeof filter?.enabled === 'boolean' ? (filter.enabled ? 'true' : 'false') : undefined,
    }),
  probationRule: (_root, { id }, { rest }) => rest.probationplanrule.ruledetail({ ruleCode: id }),
  probationRuleDepartments: (_root, _args, { rest }) => rest.probationplanrule.listdept(),
  probationRuleNameTaken: async (_root, { name, exceptId }, { rest }) =>
    (await rest.probationplanrule.verifyrulename({ ruleName: name, exceptRuleCode: exceptId ?? undefined })).exists,
  probationPlans: (_root, { filter, page }, { rest }) =>
    rest.probationplan.listplan({
      ...page,
      view: filter.view,
      ...conditionsOf(filter),
    }),
  archivedProbationPlans: (_root, { filter, page }, { rest }) =>
    rest.probationFlow.probationarchived({
      ...page,
      keyword: filter?.keyword ?? undefined,
      outcome: filter?.outcome ?? undefined,
    }),
  probationPlan: (_root, { id }, { rest }) => rest.probationplan.getplan({ planCode: id }),
  probationApprovers: (_root, { employeeId, superiorId }, { rest }) =>
    rest.probationplan.listapprovalrole({ empId: employeeId, evaluateEmpId: superiorId }),
};
