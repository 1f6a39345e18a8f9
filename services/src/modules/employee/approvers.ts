import { and, eq, inArray, sql } from 'drizzle-orm';
import { ApproverKind } from '@hengcai/shared/enums';
import type { ApprovalNode } from '@hengcai/shared/rules/approval';
import { rowsOf } from '../../db/sql.ts';
import { employee } from './tables.ts';
import { deptVersion } from '../org/tables.ts';
import { userAccount } from '../session/tables.ts';
import { userRole } from '../settings/tables.ts';
import { asOf } from '../../kit/as-of.ts';
import type { ApprovalAbout, FindApprovers } from '../../kit/approval.ts';
import type { Ctx } from '../../kit/context.ts';

/** Reads once whom the nodes of a request can mean, because the engine itself is pure and asks node by node. */
export async function findApprovers(
  ctx: Ctx,
  nodes: readonly ApprovalNode[],
  about: ApprovalAbout,
): Promise<FindApprovers> {
  const managers = await managersOf(ctx, about);
  const heads = await headsOf(ctx, nodes, about);
  const holders = await holdersOf(ctx, nodes);
  const find = (node: ApprovalNode): readonly string[] => {
    switch (node.kind) {
      case ApproverKind.LINE_MANAGER:
        return only(managers[(node.level ?? 1) - 1]);
      case ApproverKind.DEPARTMENT_HEAD:
        return only(heads.get(node.departmentId ?? ''));
      case ApproverKind.ROLE:
        return holders.get(node.roleCode ?? '') ?? [];
      case ApproverKind.NAMED:
        return node.empIds ?? [];
    }
  };
  const present = await inService(ctx, [...new Set(nodes.flatMap(find))]);
  return (node) => find(node).filter((empId) => present.has(empId));
}

const only = (empId: string | null | undefined) => (empId ? [empId] : []);

/** The line of managers upwards, nearest first; a loop in the data ends it. */
async function managersOf({ tx, session }: Ctx, about: ApprovalAbout): Promise<string[]> {
  const first = 'bossEmpId' in about ? about.bossEmpId : about.empId;
  if (first === null) return [];
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`with recursive line as (
        select e.boss_id as id, 1 as level, array[e.id] as seen from employee e where e.company_id = ${session.companyId} and e.id = ${first}
        union all
        select e.boss_id, line.level + 1, line.seen || e.id from line
          join employee e on e.company_id = ${session.companyId} and e.id = line.id
          where line.level < 10 and not e.id = any(line.seen)
      ) select id from line where id is not null order by level`,
  );
  const above = rows.map((row) => row.id);
  return 'bossEmpId' in about ? [first, ...above] : above;
}

/** Heads of the departments the nodes name; under '' the head of the department of whom it is about. */
async function headsOf(
  { tx, session, today }: Ctx,
  nodes: readonly ApprovalNode[],
  about: ApprovalAbout,
): Promise<Map<string, string | null>> {
  const named = nodes.flatMap((node) =>
    node.kind === ApproverKind.DEPARTMENT_HEAD && node.departmentId ? [node.departmentId] : [],
  );
  const [own] =
    'deptId' in about
      ? [about]
      : await tx
          .select({ deptId: employee.deptId })
          .from(employee)
          .where(and(eq(employee.companyId, session.companyId), eq(employee.id, about.empId)));
  const ids = [...named, ...only(own?.deptId)];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ deptId: deptVersion.deptId, headEmpId: deptVersion.headEmpId })
    .from(deptVersion)
    .where(
      and(eq(deptVersion.companyId, session.companyId), inArray(deptVersion.deptId, ids), asOf(deptVersion, today)),
    );
  const heads = new Map(rows.map((row) => [row.deptId, row.headEmpId]));
  return heads.set('', heads.get(own?.deptId ?? '') ?? null);
}

async function holdersOf({ tx, session }: Ctx, nodes: readonly ApprovalNode[]): Promise<Map<string, string[]>> {
  const codes = nodes.flatMap((node) => (node.kind === ApproverKind.ROLE && node.roleCode ? [node.roleCode] : []));
  if (codes.length === 0) return new Map();
  const rows = await tx
    .select({ roleCode: userRole.roleCode, empId: userAccount.empId })
    .from(userRole)
    .innerJoin(
      userAccount,
      and(eq(userAccount.companyId, userRole.companyId), eq(userAccount.id, userRole.userId), userAccount.enabled),
    )
    .where(and(eq(userRole.companyId, session.companyId), inArray(userRole.roleCode, codes)))
    .orderBy(userAccount.empId);
  const byRole = new Map<string, string[]>();
  for (const { roleCode, empId } of rows)
    if (empId !== null) byRole.set(roleCode, [...(byRole.get(roleCode) ?? []), empId]);
  return byRole;
}

async function inService({ tx, session, today }: Ctx, empIds: readonly string[]): Promise<Set<string>> {
  if (empIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, session.companyId),
        inArray(employee.id, [...empIds]),
        sql`coalesce(${employee.lastDay} >= ${today}::date, true)`,
      ),
    );
  return new Set(rows.map((row) => row.id));
}
