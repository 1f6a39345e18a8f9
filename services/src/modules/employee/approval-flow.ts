import { and, eq } from 'drizzle-orm';
import type { ApprovalNodeData } from '@hengcai/shared/contract/approval';
import { checkFlow, type ApprovalNode } from '@hengcai/shared/rules/approval';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { role } from '../settings/tables.ts';
import { employee } from './tables.ts';

/** Nodes as the engine reads them. */
export const toNodes = (flow: readonly ApprovalNodeData[]): ApprovalNode[] =>
  flow.map(({ nodeName, kind, level, roleCode, empIds, mode }) => ({
    name: nodeName,
    kind,
    level: level ?? null,
    roleCode: roleCode ?? null,
    empIds: empIds ?? null,
    mode,
  }));

/** What the shared check calls differently from the wire. */
const NODE_FIELD = /^nodes(\.\d+)?(\.name)?/;

/** What is against a flow, at the fields of `name`; none at all is sound. People and roles have to be there. */
export async function flowIssues(ctx: Ctx, flow: readonly ApprovalNodeData[], name = 'flow'): Promise<RuleIssue[]> {
  if (flow.length === 0) return [];
  const { companyId } = ctx.session;
  const issues = checkFlow(toNodes(flow)).map((one) => ({
    ...one,
    field: one.field.replace(NODE_FIELD, (_all, at = '', named = '') => `${name}${at}${named && '.nodeName'}`),
  }));
  const people = flow.flatMap((node) => node.empIds ?? []);
  const roles = flow.flatMap((node) => node.roleCode ?? []);
  const known = new Set(
    people.length === 0
      ? []
      : (
          await ctx.tx
            .select({ id: employee.id })
            .from(employee)
            .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, people)))
        ).map((one) => one.id),
  );
  const knownRoles = new Set(
    roles.length === 0
      ? []
      : (
          await ctx.tx
            .select({ code: role.roleCode })
            .from(role)
            .where(and(eq(role.companyId, companyId), isAnyOf(role.roleCode, roles)))
        ).map((one) => one.code),
  );
  flow.forEach((node, i) => {
    if ((node.empIds ?? []).some((id) => !known.has(id)))
      issues.push(issue(`${name}.${i}.empIds`, 'UNKNOWN_REFERENCE'));
    if (node.roleCode && !knownRoles.has(node.roleCode))
      issues.push(issue(`${name}.${i}.roleCode`, 'UNKNOWN_REFERENCE'));
  });
  return issues;
}
