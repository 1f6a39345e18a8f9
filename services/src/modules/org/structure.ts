import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { applyChange, type OrgChange, type OrgTree, type OrgUnit } from '@hengcai/shared/rules/org/structure';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { isAnyOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import { department, deptVersion } from './tables.ts';
import { orgChange } from './tables-changes.ts';
import { lockTree, rebuildDeptPath } from './tree.ts';

export type PendingChange = typeof orgChange.$inferSelect;

/** One structural change of a company at a time: the tree that a change was judged by is the one it is written into. */
export const lockStructure = ({ tx, session }: Ctx): Promise<void> => lockTree(tx, session.companyId);

/** The tree as its validity rows have it on a day up to today. */
export async function storedTree(ctx: Ctx, day: string): Promise<OrgTree> {
  const rows = await ctx.tx
    .select({
      deptId: deptVersion.deptId,
      code: department.code,
      name: deptVersion.name,
      nameEn: deptVersion.nameEn,
      parentId: deptVersion.parentId,
      headEmpId: deptVersion.headEmpId,
      sort: deptVersion.sort,
    })
    .from(deptVersion)
    .innerJoin(department, and(eq(department.companyId, deptVersion.companyId), eq(department.id, deptVersion.deptId)))
    .where(and(eq(deptVersion.companyId, ctx.session.companyId), asOf(deptVersion, day)));
  return new Map(rows.map((row) => [row.deptId, row]));
}

/** What is coming, in the order in which it will be made. */
export async function pendingChanges(ctx: Ctx): Promise<PendingChange[]> {
  return ctx.tx
    .select()
    .from(orgChange)
    .where(and(eq(orgChange.companyId, ctx.session.companyId), eq(orgChange.state, 'pending')))
    .orderBy(asc(orgChange.effectiveDate), asc(orgChange.createdAt), asc(orgChange.id));
}

/** A stored change in the words of the rules. */
export function changeOf({ kind, deptId, intoDeptId, values }: PendingChange): OrgChange {
  if (kind === 'create') return { kind, unit: values as OrgUnit };
  if (kind === 'change') return { kind, deptId, values: values };
  return kind === 'close' ? { kind, deptId } : { kind, deptId, intoId: intoDeptId ?? '' };
}

/** A tree with what is coming up to a day; changes that are against the rules are left out and listed. */
export function withPending(tree: OrgTree, pending: readonly PendingChange[], upTo?: string) {
  let now = tree;
  const broken: { change: PendingChange; issues: readonly RuleIssue[] }[] = [];
  for (const change of pending) {
    if (upTo !== undefined && change.effectiveDate > upTo) break;
    const { tree: after, issues } = applyChange(now, changeOf(change));
    now = after;
    if (issues.length > 0) broken.push({ change, issues });
  }
  return { tree: now, broken };
}

/** The tree on any day: of the past from validity, of days ahead with what is coming. */
export async function treeOn(ctx: Ctx, day: string): Promise<OrgTree> {
  if (day <= ctx.today) return storedTree(ctx, day);
  return withPending(await storedTree(ctx, ctx.today), await pendingChanges(ctx), day).tree;
}

const FIELDS = ['name', 'nameEn', 'parentId', 'headEmpId', 'sort'] as const;

/** What differs between two states of a department. */
export const differs = (a: OrgUnit, b: OrgUnit): boolean => FIELDS.some((field) => a[field] !== b[field]);

/** The ids of departments that two trees do not have alike. */
export const changedBetween = (before: OrgTree, after: OrgTree): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    return was === undefined || is === undefined || differs(was, is);
  });

/**
 * Writes what differs between two trees as validity from a day on, in a fixed number of statements; refuses where a
 * department was changed after that day. The identities of new departments are there already.
 */
export async function writeTree(ctx: Ctx, before: OrgTree, after: OrgTree, from: string): Promise<void> {
  const { companyId } = ctx.session;
  const ids = changedBetween(before, after);
  if (ids.length === 0) return;
  const open = await ctx.tx
    .select({ deptId: deptVersion.deptId, validFrom: deptVersion.validFrom })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, companyId), isAnyOf(deptVersion.deptId, ids), isNull(deptVersion.validTo)));
  const startOf = new Map(open.map((row) => [row.deptId, row.validFrom]));
  const later = ids.map((id) => startOf.get(id)).find((start) => start !== undefined && start > from);
  if (later !== undefined) throw refused({ field: 'effectiveDate', code: 'CHANGED_LATER', params: { day: later } });

  const rowOf = (id: string) => {
    const unit = after.get(id);
    return unit && { companyId, deptId: id, ...Object.fromEntries(FIELDS.map((field) => [field, unit[field]])) };
  };
  const replaced = ids.filter((id) => startOf.get(id) === from && after.has(id));
  const ended = ids.filter((id) => startOf.has(id) && !replaced.includes(id));
  const added = ids.filter((id) => after.has(id) && !replaced.includes(id));
  const key = ['companyId', 'deptId', 'validFrom'] as const;
  await updateMany(
    ctx.tx,
    deptVersion,
    key,
    ended.map((deptId) => ({ companyId, deptId, validFrom: startOf.get(deptId) ?? from, validTo: from })),
  );
  await updateMany(
    ctx.tx,
    deptVersion,
    key,
    replaced.map((id) => ({ ...rowOf(id), validFrom: from })),
  );
  await insertMany(
    ctx.tx,
    deptVersion,
    added.map((id) => ({ ...rowOf(id), validFrom: from, validTo: null }) as typeof deptVersion.$inferInsert),
  );
  await ctx.tx
    .update(department)
    .set({ version: sql`${department.version} + 1` })
    .where(
      and(
        eq(department.companyId, companyId),
        isAnyOf(
          department.id,
          ids.filter((id) => startOf.has(id)),
        ),
      ),
    );
  await rebuildDeptPath(ctx.tx, companyId, ctx.today);
}

/** The days after `day`, up to today, on which the structure changed. */
export async function laterDays(ctx: Ctx, day: string): Promise<string[]> {
  const { companyId } = ctx.session;
  const from = await ctx.tx
    .selectDistinct({ day: deptVersion.validFrom })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, companyId), gt(deptVersion.validFrom, day)));
  const to = await ctx.tx
    .selectDistinct({ day: sql<string>`${deptVersion.validTo}` })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, companyId), gt(deptVersion.validTo, day)));
  return [...new Set([...from, ...to].map((row) => row.day))].filter((one) => one <= ctx.today).sort();
}
