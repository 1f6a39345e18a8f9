import { and, eq } from 'drizzle-orm';
import { AuthorityScope } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { EMPLOYEE_OBJECT } from '../../../db/callers.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { peopleRights } from '../../../kit/people-rights.ts';
import { demandVersion } from '../../../kit/version.ts';
import { readDepartments } from '../../session/public.ts';
import { scopeGrant, userRole } from '../tables.ts';
import { allOf, refuseMoreThanHeld, withAllBelow } from './grants.ts';
import { narrowedMembers } from './members.ts';
import { findRole, nameOf, readRole, type RoleData, type RoleRow } from './read.ts';
import { bump, refuseAdministrator } from './save.ts';

type Endpoints = Contract['roles']['endpoints'];
type Save = ParsedOf<Endpoints['savedeptmanage']>;

const { DEPARTMENT_ALL, DEPARTMENT_DIRECT, DESIGNATED, COMPANY, SELF_AND_SUPERIORS } = AuthorityScope;

/** Whom a role shows, and the members who see less. */
export async function listScope(
  { roleCode }: ParsedOf<Endpoints['listdeptmanage']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['listdeptmanage']>> {
  const { scope, version } = await readRole(ctx, roleCode);
  return { scope, members: await narrowedMembers(ctx, roleCode), version };
}

/** Sets whom a role shows, or whom it shows to one member. */
export async function saveScope(input: Save, ctx: Ctx): Promise<RoleData> {
  const row = await findRole(ctx, input.roleCode, true);
  if (row.isDefault) throw refused('DEFAULT_ROLE_DEPARTMENTS');
  refuseAdministrator(row);
  await demandVersion(row, input.version, () => readRole(ctx, input.roleCode));
  await refuseShape(input, ctx);
  const before = await readRole(ctx, input.roleCode);
  if (input.userId === undefined) await saveOfRole(input, before, ctx);
  else await saveOfMember(input, input.userId, before, ctx);
  await bump(ctx, row);
  await note(ctx, row, input, before);
  return readRole(ctx, input.roleCode);
}

async function refuseShape({ userId, scope, deptIds, empIds }: Save, ctx: Ctx): Promise<void> {
  const byDepartment = scope === DEPARTMENT_ALL || scope === DEPARTMENT_DIRECT;
  if (userId !== undefined && scope !== null && scope !== DEPARTMENT_ALL && scope !== SELF_AND_SUPERIORS)
    throw invalid('scope', 'ROLE_MEMBER_SCOPE');
  if (byDepartment && deptIds.length === 0) throw invalid('deptIds', 'REQUIRED');
  if (scope === DESIGNATED && empIds.length === 0) throw invalid('empIds', 'REQUIRED');
  if (byDepartment && (await readDepartments(ctx, deptIds)).size !== new Set(deptIds).size)
    throw invalid('deptIds', 'NOT_FOUND');
}

async function saveOfRole({ roleCode, scope, deptIds, empIds }: Save, before: RoleData, ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  const had = {
    deptIds: new Set(before.scope.scope === scope ? before.scope.depts.map(({ id }) => id) : []),
    empIds: new Set(before.scope.emps.map(({ id }) => id)),
  };
  const visible = scope === DESIGNATED ? await peopleRights().visibleIdsOf(ctx, empIds) : new Set(empIds);
  if (scope === DESIGNATED && visible.size !== new Set(empIds).size) throw notFound();
  if (scope !== before.scope.scope || deptIds.some((id) => !had.deptIds.has(id)))
    await refuseMoreThanHeld(
      ctx,
      { scope: { scope, deptIds: deptIds.filter((id) => !had.deptIds.has(id)), empIds } },
      await allOf(ctx, before),
    );
  const ofRole = and(
    eq(scopeGrant.companyId, companyId),
    eq(scopeGrant.roleCode, roleCode),
    eq(scopeGrant.objectType, EMPLOYEE_OBJECT),
  );
  const former = await ctx.tx.delete(scopeGrant).where(ofRole).returning({ empIds: scopeGrant.empIds });
  if (scope === null) return;
  // People out of the caller's sight stay designated: who does not see them does not decide about them.
  const formerIds = former.flatMap((one) => one.empIds);
  const seen = await peopleRights().visibleIdsOf(ctx, formerIds);
  const hidden = before.scope.scope === DESIGNATED ? formerIds.filter((id) => !seen.has(id)) : [];
  await ctx.tx.insert(scopeGrant).values({
    companyId,
    id: ctx.newId(),
    roleCode,
    objectType: EMPLOYEE_OBJECT,
    scope,
    deptIds: scope === DEPARTMENT_ALL || scope === DEPARTMENT_DIRECT ? [...new Set(deptIds)] : [],
    empIds: scope === DESIGNATED ? [...new Set([...empIds, ...hidden])] : [],
  });
}

async function saveOfMember({ roleCode, scope, deptIds }: Save, userId: string, role: RoleData, ctx: Ctx) {
  const member = and(
    eq(userRole.companyId, ctx.session.companyId),
    eq(userRole.roleCode, roleCode),
    eq(userRole.userId, userId),
  );
  const [current] = await ctx.tx.select({ scope: userRole.scope }).from(userRole).where(member);
  if (!current) throw notFound();
  // Who lifts a limit, or sets another, gives all that the role shows.
  if (current.scope !== null) await refuseMoreThanHeld(ctx, await allOf(ctx, role));
  if (scope === DEPARTMENT_ALL && role.scope.scope !== COMPANY) {
    const roots = role.scope.depts.map(({ id }) => id);
    const within = new Set(role.scope.scope === DEPARTMENT_ALL ? await withAllBelow(ctx, roots) : roots);
    if (role.scope.depts.length > 0 && deptIds.some((id) => !within.has(id)))
      throw refused({ field: 'deptIds', code: 'ROLE_SCOPE_WIDER' });
  }
  await ctx.tx
    .update(userRole)
    .set({ scope, deptIds: scope === DEPARTMENT_ALL ? [...new Set(deptIds)] : [] })
    .where(member);
}

async function note(ctx: Ctx, row: RoleRow, input: Save, before: RoleData): Promise<void> {
  const { userId, scope, deptIds, empIds } = input;
  await ctx.audit({
    action: userId === undefined ? 'role.scopeSaved' : 'role.memberScopeSaved',
    objectType: 'role',
    objectId: row.roleCode,
    params: { name: nameOf(ctx, row) },
    before: userId === undefined ? { ...before.scope } : { userId },
    after: { ...(userId !== undefined && { userId }), scope, deptIds, empIds },
  });
}
