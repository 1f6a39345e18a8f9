import { and, eq, sql } from 'drizzle-orm';
import type { deptmanage as service } from '@hengcai/shared/contract/org/deptmanage';
import type { OrgChange, OrgUnit, UnitValues } from '@hengcai/shared/rules/org/structure';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { forbidden, invalid, notFound, refused } from '../../kit/failure.ts';
import { hasRight } from '../../kit/pages.ts';
import { peopleById } from '../../kit/people.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { changeStructure, withdrawChanges } from './change.ts';
import { comingChanges } from './coming.ts';
import { exportDepartments } from './export.ts';
import { departmentsOn } from './on-day.ts';
import { departments } from './queries.ts';
import { lockStructure, storedTree, treeOn } from './structure.ts';
import { department, deptVersion } from './tables.ts';

/** `/deptmanage`: the tree of departments, its changes on a day, and what is coming. */
export const deptmanageHandlers: Handlers<typeof service> = {
  selectalldept: (asked, ctx) => departments(ctx, asked),

  savedept: async ({ deptCode, deptName, deptNameEn, parentDeptId, headEmpId, effectiveDate }, ctx) => {
    await lockStructure(ctx);
    await requireHead(ctx, headEmpId);
    const deptId = ctx.newId();
    await ctx.tx
      .insert(department)
      .values({ companyId: ctx.session.companyId, id: deptId, code: deptCode, createdAt: ctx.now, version: 1 })
      .catch(takenAt('deptCode', 'department_code'));
    const day = effectiveDate ?? ctx.today;
    const siblings = [...(await treeOn(ctx, day)).values()].filter(({ parentId }) => parentId === parentDeptId);
    const unit: OrgUnit = {
      deptId,
      code: deptCode,
      name: deptName,
      nameEn: deptNameEn || null,
      parentId: parentDeptId,
      headEmpId: headEmpId ?? null,
      sort: Math.max(-1, ...siblings.map(({ sort }) => sort)) + 1,
    };
    return made(ctx, { kind: 'create', unit }, day, deptId);
  },

  updatedept: async ({ deptId, version, deptCode, effectiveDate, ...given }, ctx) => {
    await requireCurrent(ctx, deptId, version);
    const day = effectiveDate ?? ctx.today;
    const unit = (await treeOn(ctx, day)).get(deptId);
    if (!unit) throw refused({ field: 'effectiveDate', code: 'NOT_THERE_THEN' });
    if (given.headEmpId !== unit.headEmpId) await requireHead(ctx, given.headEmpId);
    if (deptCode !== undefined && deptCode !== unit.code) await recode(ctx, unit, deptCode);
    const values: UnitValues = {
      ...(given.deptName !== undefined && { name: given.deptName }),
      ...(given.deptNameEn !== undefined && { nameEn: given.deptNameEn || null }),
      ...(given.parentDeptId !== undefined && unit.parentId !== null && { parentId: given.parentDeptId }),
      ...(given.headEmpId !== undefined && { headEmpId: given.headEmpId }),
    };
    const changed = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => unit[field as keyof UnitValues] !== value),
    );
    if (Object.keys(changed).length === 0) return saved(ctx, deptId, null);
    return made(ctx, { kind: 'change', deptId, values: changed }, day, deptId);
  },

  deletedept: async ({ deptId, version, effectiveDate }, ctx) => {
    await requireCurrent(ctx, deptId, version);
    return made(ctx, { kind: 'close', deptId }, effectiveDate ?? ctx.today, deptId);
  },

  orderByDept: async ({ parentDeptId, deptIds, version }, ctx) => {
    await requireCurrent(ctx, parentDeptId, version);
    const before = await storedTree(ctx, ctx.today);
    const children = [...before.values()].filter(({ parentId }) => parentId === parentDeptId);
    const known = new Set(children.map(({ deptId }) => deptId));
    // Somebody added or moved a department meanwhile: an order of other departments would be a guess.
    if (
      known.size !== deptIds.length ||
      new Set(deptIds).size !== deptIds.length ||
      deptIds.some((id) => !known.has(id))
    )
      throw invalid('deptIds', 'NOT_ALL_CHILDREN');
    // An order is no event: it is written into the rows of today, and the history stays as it is.
    await ctx.tx.execute(sql`update ${deptVersion} set sort = r.sort - 1
      from unnest(${sql.param([...deptIds])}::text[]) with ordinality as r(id, sort)
      where ${deptVersion.companyId} = ${ctx.session.companyId} and ${deptVersion.deptId} = r.id and ${deptVersion.validTo} is null`);
    await ctx.tx
      .update(department)
      .set({ version: version + 1 })
      .where(and(eq(department.companyId, ctx.session.companyId), eq(department.id, parentDeptId)));
    await ctx.audit({
      action: 'department.ordered',
      objectType: 'department',
      objectId: parentDeptId,
      params: { name: before.get(parentDeptId)?.name ?? '' },
    });
    const ordered = new Map((await departments(ctx, { deptIds })).map((one) => [one.deptId, one]));
    return { version: version + 1, departments: deptIds.flatMap((id) => ordered.get(id) ?? []) };
  },

  mergeDept: async ({ deptId, targetDeptId, version, effectiveDate }, ctx) => {
    if (deptId === targetDeptId) throw refused({ field: 'targetDeptId', code: 'SAME_DEPARTMENT' });
    await requireCurrent(ctx, deptId, version);
    return made(ctx, { kind: 'merge', deptId, intoId: targetDeptId }, effectiveDate ?? ctx.today, targetDeptId);
  },

  historytree: async ({ day = null }, ctx) => {
    const shown = day ?? ctx.today;
    if (shown !== ctx.today && !hasRight(ctx.session, '/org/history')) throw forbidden();
    return { day: shown, departments: await departmentsOn(ctx, shown) };
  },
  historycoming: ({ deptId }, ctx) => comingChanges(ctx, deptId),
  historywithdraw: async ({ changeIds }, ctx) => {
    await withdrawChanges(ctx, changeIds);
    return comingChanges(ctx);
  },
  exportdept: ({ format }, ctx) => exportDepartments(ctx, format),
};

/** Makes a change and answers the department that is looked at afterwards. */
async function made(ctx: Ctx, change: OrgChange, day: string, shownDeptId: string) {
  const { changeId } = await changeStructure(ctx, change, day);
  return saved(ctx, shownDeptId, changeId);
}

async function saved(ctx: Ctx, deptId: string, changeId: string | null) {
  const [now] = await departments(ctx, { deptIds: [deptId], headcounts: true });
  return { deptId, changeId, department: now ?? null };
}

/** Refuses a department there is none of, and one that somebody changed since the caller saw it. */
async function requireCurrent(ctx: Ctx, deptId: string, version: number): Promise<void> {
  await lockStructure(ctx);
  const [row] = await ctx.tx
    .select({ version: department.version })
    .from(department)
    .where(and(eq(department.companyId, ctx.session.companyId), eq(department.id, deptId)));
  if (!row) throw notFound();
  await demandVersion(row, version, async () => (await departments(ctx, { deptIds: [deptId] }))[0] ?? row);
}

/** A head is somebody who works here and whom the caller may see. */
async function requireHead(ctx: Ctx, headEmpId: string | null | undefined): Promise<void> {
  if (!headEmpId) return;
  const person = (await peopleById(ctx, [headEmpId])).get(headEmpId);
  if (!person?.inService) throw refused({ field: 'headEmpId', code: 'NO_SUCH_HEAD' });
}

/** The code is the same on all days: it changes at once, whatever the day of the rest. */
async function recode(ctx: Ctx, { deptId, code, name }: OrgUnit, deptCode: string): Promise<void> {
  const { companyId } = ctx.session;
  const [row] = await ctx.tx
    .select({ version: department.version })
    .from(department)
    .where(and(eq(department.companyId, companyId), eq(department.id, deptId)));
  await ctx.tx
    .update(department)
    .set({ code: deptCode, version: (row?.version ?? 0) + 1 })
    .where(and(eq(department.companyId, companyId), eq(department.id, deptId)))
    .catch(takenAt('deptCode', 'department_code'));
  await ctx.audit({
    action: 'department.changed',
    objectType: 'department',
    objectId: deptId,
    params: { name },
    before: { code },
    after: { code: deptCode },
  });
}
