import { ApprovalMode, ApproverKind } from '@hengcai/shared/enums';
import { checkFlow } from '@hengcai/shared/rules/approval';
import type { RuleIssue } from '@hengcai/shared/rules/issue';

/** A node of an approval flow while it is edited. */
export interface NodeValues {
  name: string;
  kind: keyof typeof ApproverKind;
  level: string;
  roleCode: string;
  employeeIds: string[];
  mode: keyof typeof ApprovalMode;
}
/** A form with an approval flow in it. */
export interface FlowValues {
  flow: NodeValues[];
}
/** An approval flow as it was read. */
export type Flow = readonly {
  name: string;
  kind: string | null;
  level: number | null;
  roleCode: string | null;
  mode: string | null;
  employees: readonly ({ id: string; name: string; nameEn: string | null; number: string } | null)[] | null;
}[];

export const NODE_PEOPLE_MAX = 20;
export const newNode = (): NodeValues => ({
  name: '',
  kind: 'LINE_MANAGER',
  level: '1',
  roleCode: '',
  employeeIds: [],
  mode: 'ANY',
});

export const nodeValuesOf = (flow: Flow): NodeValues[] =>
  flow.map((node) => ({
    name: node.name,
    kind: (node.kind ?? 'LINE_MANAGER') as NodeValues['kind'],
    level: String(node.level ?? 1),
    roleCode: node.roleCode ?? '',
    employeeIds: (node.employees ?? []).flatMap((one) => (one ? [one.id] : [])),
    mode: (node.mode ?? 'ANY') as NodeValues['mode'],
  }));

/** Kinds of approver that mean one person: whether one or all decide makes no difference. */
export const isSingle = (kind: NodeValues['kind']): boolean => kind === 'LINE_MANAGER' || kind === 'DEPARTMENT_HEAD';

/** What only the chosen kind of approver needs. */
const whom = ({ kind, mode, level, roleCode, employeeIds }: NodeValues) => ({
  mode: isSingle(kind) ? ('ANY' as const) : mode,
  level: kind === 'LINE_MANAGER' ? Number(level) : null,
  roleCode: kind === 'ROLE' && roleCode ? roleCode : null,
  employeeIds: kind === 'NAMED' ? employeeIds : null,
});

/** The nodes as the schema takes them. */
export const flowInput = (flow: readonly NodeValues[]) =>
  flow.map((node) => ({ name: node.name.trim(), kind: node.kind, ...whom(node) }));

/** What is against a flow, at its cells; without a node there is nothing to check. */
export function checkNodes(flow: readonly NodeValues[]): RuleIssue[] {
  if (flow.length === 0) return [];
  const nodes = flow.map((node) => {
    const { employeeIds, mode, ...rest } = whom(node);
    return { name: node.name, kind: ApproverKind[node.kind], mode: ApprovalMode[mode], empIds: employeeIds, ...rest };
  });
  return checkFlow(nodes).map((one) => ({
    ...one,
    field: one.field.replace(/^nodes/, 'flow').replace(/^(flow\.\d+)$/, '$1.whom'),
  }));
}

/** The cell of a grid that a refusal of a flow belongs to. */
export const atCell = (field: string | null | undefined): string | null =>
  field?.replace(/^(flow\.\d+)(\.(roleCode|employeeIds|level))?(\.\d+)?$/, '$1.whom') ?? null;
