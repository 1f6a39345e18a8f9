import { ApprovalMode, ApproverKind } from '@hengcai/shared/enums';
import { compare, isDecimal, sum } from '@hengcai/shared/numbers';
import { checkFlow } from '@hengcai/shared/rules/approval';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { SavePlanRuleMutationVariables } from '../plan.gen';
import type { Plan } from '../planModel';

export interface NodeValues {
  name: string;
  kind: keyof typeof ApproverKind;
  level: string;
  roleCode: string;
  employeeIds: string[];
  mode: keyof typeof ApprovalMode;
}
/** Rule, templates and approval flow of a plan while they are edited. */
export interface RuleStepValues {
  ruleId: string;
  modules: { templateId: string; weight: string }[];
  flow: NodeValues[];
}

export const MODULES_MAX = 10;
export const NODE_PEOPLE_MAX = 20;
export const newNode = (): NodeValues => ({
  name: '',
  kind: 'LINE_MANAGER',
  level: '1',
  roleCode: '',
  employeeIds: [],
  mode: 'ANY',
});

export const ruleStepOf = (plan: Plan): RuleStepValues => ({
  ruleId: plan.rule?.id ?? '',
  modules: plan.modules.map(({ template, weight }) => ({ templateId: template?.id ?? '', weight })),
  flow: plan.flow.map((node) => ({
    name: node.name,
    kind: (node.kind ?? 'LINE_MANAGER') as NodeValues['kind'],
    level: String(node.level ?? 1),
    roleCode: node.roleCode ?? '',
    employeeIds: (node.employees ?? []).flatMap((one) => (one ? [one.id] : [])),
    mode: (node.mode ?? 'ANY') as NodeValues['mode'],
  })),
});

/** Kinds of approver that mean one person: whether one or all decide makes no difference. */
export const isSingle = (kind: NodeValues['kind']): boolean => kind === 'LINE_MANAGER' || kind === 'DEPARTMENT_HEAD';

/** What only the chosen kind of approver needs. */
const whom = ({ kind, mode, level, roleCode, employeeIds }: NodeValues) => ({
  mode: isSingle(kind) ? ('ANY' as const) : mode,
  level: kind === 'LINE_MANAGER' ? Number(level) : null,
  roleCode: kind === 'ROLE' && roleCode ? roleCode : null,
  employeeIds: kind === 'NAMED' ? employeeIds : null,
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
  const nodes = flow.map((node) => {
    const { employeeIds, mode, ...rest } = whom(node);
    return {
      name: node.name,
      kind: ApproverKind[node.kind],
      mode: ApprovalMode[mode],
      empIds: employeeIds,
      ...rest,
    };
  });
  return [
    ...(ruleId === '' ? [issue('ruleId', 'PLAN_RULE_REQUIRED')] : []),
    ...(modules.length === 0 ? [issue('modules', 'TEMPLATES_REQUIRED')] : rows),
    ...(modules.length > 0 && total !== null && compare(total, LIMITS.weightTotal) !== 0
      ? [issue('modules', 'TEMPLATE_WEIGHTS_NOT_100', { sum: total })]
      : []),
    // No node at all is the line manager.
    ...(flow.length === 0
      ? []
      : checkFlow(nodes).map((one) => ({
          ...one,
          field: one.field.replace(/^nodes/, 'flow').replace(/^(flow\.\d+)$/, '$1.whom'),
        }))),
  ];
}

export const ruleStepInput = (
  { ruleId, modules, flow }: RuleStepValues,
  plan: Plan,
): SavePlanRuleMutationVariables['input'] => ({
  id: plan.id,
  version: plan.version,
  ruleId,
  modules: modules.map(({ templateId, weight }) => ({ templateId, weight })),
  flow: flow.map((node) => ({ name: node.name.trim(), kind: node.kind, ...whom(node) })),
});
