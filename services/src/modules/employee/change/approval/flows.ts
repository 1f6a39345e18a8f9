import { and, eq } from 'drizzle-orm';
import type { personnelChange as service } from '@hengcai/shared/contract/employee/personnelChange';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { ApprovalNode } from '@hengcai/shared/rules/approval';
import { APPROVED_TYPES } from '@hengcai/shared/rules/employee/change-fields';
import type { Ctx } from '../../../../kit/context.ts';
import { refused } from '../../../../kit/failure.ts';
import { demandVersion } from '../../../../kit/version.ts';
import { flowIssues, toNodes } from '../../approval-flow.ts';
import { changeFlow } from '../../tables.ts';

type Endpoints = (typeof service)['endpoints'];

/** Who approves changes of a type, node by node; empty: nobody. */
export async function flowOf(ctx: Ctx, changeType: number): Promise<ApprovalNode[]> {
  const [row] = await ctx.tx
    .select({ nodes: changeFlow.nodes })
    .from(changeFlow)
    .where(and(eq(changeFlow.companyId, ctx.session.companyId), eq(changeFlow.changeType, changeType)));
  return toNodes(row?.nodes ?? []);
}

/** The flow of every type that may need one. */
export async function listFlows(ctx: Ctx) {
  const rows = await ctx.tx.select().from(changeFlow).where(eq(changeFlow.companyId, ctx.session.companyId));
  return APPROVED_TYPES.map((changeType) => {
    const row = rows.find((one) => one.changeType === changeType);
    return { changeType, nodes: row?.nodes ?? [], version: row?.version ?? 0 };
  });
}

/** Says who approves changes of a type from now on; what waits already goes on as it was submitted. */
export async function saveFlow(ctx: Ctx, { changeType, nodes, version }: ParsedOf<Endpoints['saveapprovalflow']>) {
  const { companyId } = ctx.session;
  const [stood] = await ctx.tx
    .select()
    .from(changeFlow)
    .where(and(eq(changeFlow.companyId, companyId), eq(changeFlow.changeType, changeType)))
    .for('update');
  const now = { changeType, nodes: stood?.nodes ?? [], version: stood?.version ?? 0 };
  await demandVersion(now, version, () => now);
  const issues = await flowIssues(ctx, nodes, 'nodes');
  if (issues.length > 0) throw refused(issues);
  const row = { companyId, changeType, nodes, version: version + 1 };
  await ctx.tx
    .insert(changeFlow)
    .values(row)
    .onConflictDoUpdate({ target: [changeFlow.companyId, changeFlow.changeType], set: row });
  await ctx.audit({
    action: 'changeFlow.saved',
    objectType: 'dictionary',
    objectId: String(changeType),
    params: { type: changeType, count: nodes.length },
    before: { nodes: now.nodes },
    after: { nodes },
  });
  return { changeType, nodes, version: row.version };
}
