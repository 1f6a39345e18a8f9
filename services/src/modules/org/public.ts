import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { OrgTree } from '@hengcai/shared/rules/org/structure';
import { isAnyOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { referredTo } from '../../kit/referred-to.ts';
import { takenAt } from '../../kit/taken.ts';
import { updateMany } from '../../kit/update-many.ts';
import { asOf } from '../../kit/as-of.ts';
import { storedTree } from './structure.ts';
import { department, deptPath, deptVersion } from './tables.ts';
import { rebuildDeptPath } from './tree.ts';

export { departmentFile } from './file-import.ts';
export { rebuildDeptPath } from './tree.ts';
export { departments, type DepartmentData } from './queries.ts';

/** In a query: the department that a row names, as it is today. */
export const departmentToday = (
  { today }: Pick<Ctx, 'today'>,
  row: { companyId: AnyPgColumn; deptId: AnyPgColumn },
): SQL | undefined =>
  and(eq(deptVersion.companyId, row.companyId), eq(deptVersion.deptId, row.deptId), asOf(deptVersion, today));

/** The departments that somebody heads today, in their order. */
export const departmentsHeadedBy = ({ tx, session, today }: Ctx, empId: string) =>
  tx
    .select({ deptId: deptVersion.deptId, deptName: deptVersion.name, deptNameEn: deptVersion.nameEn })
    .from(deptVersion)
    .where(
      and(eq(deptVersion.companyId, session.companyId), eq(deptVersion.headEmpId, empId), asOf(deptVersion, today)),
    )
    .orderBy(asc(deptVersion.sort), asc(deptVersion.deptId));

export interface NewDepartment {
  deptId: string;
  code: string;
  name: string;
  nameEn?: string | null;
  /** Null only for the root. */
  parentId: string | null;
  sort?: number;
  /** First day it exists; default today. */
  validFrom?: string;
}

/** Creates departments, parents and children in any order, and rebuilds today's tree once; refuses a code in use. */
export async function createDepartments(ctx: Ctx, made: readonly NewDepartment[]): Promise<void> {
  const { companyId } = ctx.session;
  await insertMany(
    ctx.tx,
    department,
    made.map(({ deptId, code }) => ({ companyId, id: deptId, code, createdAt: ctx.now, version: 1 })),
  ).catch(takenAt('deptCode', 'department_code'));
  await insertMany(
    ctx.tx,
    deptVersion,
    made.map((one) => ({
      companyId,
      deptId: one.deptId,
      validFrom: one.validFrom ?? ctx.today,
      validTo: null,
      name: one.name,
      nameEn: one.nameEn ?? null,
      parentId: one.parentId,
      headEmpId: null,
      sort: one.sort ?? 0,
    })),
  );
  await rebuildDeptPath(ctx.tx, companyId, ctx.today);
  await appendAudits(
    ctx,
    made.map(({ deptId, name, code }) => ({
      action: 'department.created',
      objectType: 'department',
      objectId: deptId,
      params: { name },
      after: { code, name },
    })),
  );
}

/** Names the heads of departments as they are today; a department has one head or none. */
export async function setHeads(
  ctx: Ctx,
  heads: readonly { deptId: string; headEmpId: string | null }[],
): Promise<void> {
  const { companyId } = ctx.session;
  const held = await ctx.tx
    .select({
      deptId: deptVersion.deptId,
      validFrom: deptVersion.validFrom,
      name: deptVersion.name,
      headEmpId: deptVersion.headEmpId,
    })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, companyId), asOf(deptVersion, ctx.today)));
  const byId = new Map(held.map((row) => [row.deptId, row]));
  const changed = heads.flatMap((head) => {
    const row = byId.get(head.deptId);
    return row && row.headEmpId !== head.headEmpId
      ? [{ ...row, before: row.headEmpId, headEmpId: head.headEmpId }]
      : [];
  });
  await updateMany(
    ctx.tx,
    deptVersion,
    ['companyId', 'deptId', 'validFrom'],
    changed.map(({ deptId, validFrom, headEmpId }) => ({
      companyId,
      deptId,
      validFrom,
      headEmpId,
    })),
  );
  await appendAudits(
    ctx,
    changed.map(({ deptId, name, before, headEmpId }) => ({
      action: 'department.headChanged',
      objectType: 'department',
      objectId: deptId,
      params: { name },
      before: { headEmpId: before },
      after: { headEmpId },
    })),
  );
}

/**
 * Removes departments that nothing but themselves refers to, with what hangs below them; a department that is used stays,
 * and so do those above it. Answers which are gone.
 */
export async function removeDepartments(ctx: Ctx, deptIds: readonly string[]): Promise<string[]> {
  if (deptIds.length === 0) return [];
  const { companyId } = ctx.session;
  const own = ['dept_version', 'dept_path'];
  const used = await referredTo(ctx, { table: department, named: ['dept_id'], except: own }, deptIds);
  const below = await ctx.tx
    .selectDistinct({ deptId: deptVersion.deptId, parentId: deptVersion.parentId })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, companyId), isAnyOf(deptVersion.parentId, deptIds)));
  const gone = new Set(deptIds.filter((id) => !used.has(id)));
  for (let before = -1; before !== gone.size;) {
    before = gone.size;
    for (const { deptId, parentId } of below) if (parentId !== null && !gone.has(deptId)) gone.delete(parentId);
  }
  const ids = [...gone];
  const { ancestor, descendant } = deptPath;
  await ctx.tx
    .delete(deptPath)
    .where(and(eq(deptPath.companyId, companyId), sql`(${isAnyOf(ancestor, ids)} or ${isAnyOf(descendant, ids)})`));
  await ctx.tx.delete(deptVersion).where(and(eq(deptVersion.companyId, companyId), isAnyOf(deptVersion.deptId, ids)));
  const removed = await ctx.tx
    .delete(department)
    .where(and(eq(department.companyId, companyId), isAnyOf(department.id, ids)))
    .returning({ id: department.id, code: department.code });
  await rebuildDeptPath(ctx.tx, companyId, ctx.today);
  await appendAudits(
    ctx,
    removed.map(({ id, code }) => ({
      action: 'department.removed',
      objectType: 'department',
      objectId: id,
      params: { code },
    })),
  );
  return ids;
}

/** The departments of today, by id. */
export const departmentTree = (ctx: Ctx): Promise<OrgTree> => storedTree(ctx, ctx.today);

/** The root of the company's tree: the company itself. */
export async function rootDepartmentId(ctx: Ctx): Promise<string> {
  const [row] = await ctx.tx
    .select({ deptId: deptVersion.deptId })
    .from(deptVersion)
    .where(
      and(eq(deptVersion.companyId, ctx.session.companyId), isNull(deptVersion.parentId), asOf(deptVersion, ctx.today)),
    )
    .orderBy(sql`${deptVersion.validFrom}, ${deptVersion.deptId}`)
    .limit(1);
  if (!row) throw new Error(`Company ${ctx.session.companyCode} has no root department.`);
  return row.deptId;
}
