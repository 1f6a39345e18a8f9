import { compare, isDecimal, sum } from '@hengcai/shared/numbers';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { deptScoringIssues } from '@hengcai/shared/rules/performance/plan';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { checkNodes, flowInput, type NodeValues, nodeValuesOf } from '../../../../shared/approval/flowValues';
import type { SavePlanRuleMutationVariables } from '../plan.gen';
import type { Plan } from '../planModel';

/** Rules, templates and approval flow of a plan while they are edited. */
export interface RuleStepValues {
  ruleId: string;
  /** Empty: the rule of people judges departments, too. */
  departmentRuleId: string;
  modules: { templateId: string; weight: string; takesDepartmentScore: boolean }[];
  flow: NodeValues[];
}

export const MODULES_MAX = 10;

export const ruleStepOf = (plan: Plan): RuleStepValues => ({
  ruleId: plan.rule?.id ?? '',
  departmentRuleId: plan.departmentRule?.id ?? '',
  modules: plan.modules.map(({ template, weight, takesDepartmentScore }) => ({
    templateId: template?.id ?? '',
    weight,
    takesDepartmentScore,
  })),
  flow: nodeValuesOf(plan.flow),
});

export function checkRuleStep({ ruleId, modules, flow }: RuleStepValues): RuleIssue[] {
  const templates = modules.map((one) => one.templateId);
  const rows = modules.flatMap(({ templateId, weight }, i): RuleIssue[] => {
    const sound =
      isDecimal(weight, LIMITS.decimalDigits) && compare(weight, 0) > 0 && compare(weight, LIMITS.weightTotal) <= 0;
    return [
      ...(templateId === ''
        ? [issue(`modules.${i}.templateId`, 'CHOICE_INVALID')]
        : templates.indexOf(templateId) < i
          ? [issue(`modules.${i}.templateId`, 'TEMPLATE_TWICE')]
          : []),
      ...(weight === ''
        ? [issue(`modules.${i}.weight`, 'WEIGHT_REQUIRED')]
        : sound
          ? []
          : [issue(`modules.${i}.weight`, 'WEIGHT_OUT_OF_RANGE')]),
    ];
  });
  const total = rows.length === 0 ? sum(modules.map((one) => one.weight)) : null;
  return [
    ...(ruleId === '' ? [issue('ruleId', 'PLAN_RULE_REQUIRED')] : []),
    ...(modules.length === 0 ? [issue('modules', 'TEMPLATES_REQUIRED')] : rows),
    ...(modules.length > 0 && total !== null && compare(total, LIMITS.weightTotal) !== 0
      ? [issue('modules', 'TEMPLATE_WEIGHTS_NOT_100', { sum: total })]
      : []),
    ...deptScoringIssues(modules.map((one) => ({ takesDeptScore: one.takesDepartmentScore }))).map((one) => ({
      ...one,
      field: one.field.replace('takesDeptScore', 'takesDepartmentScore'),
    })),
    // No node at all is the line manager.
    ...checkNodes(flow),
  ];
}

export const ruleStepInput = (
  { ruleId, departmentRuleId, modules, flow }: RuleStepValues,
  plan: Plan,
): SavePlanRuleMutationVariables['input'] => ({
  id: plan.id,
  version: plan.version,
  ruleId,
  departmentRuleId: departmentRuleId || null,
  modules,
  flow: flowInput(flow),
});
