import { and, asc, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { AuthorityScope, RoleType, type ValueOf } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { isAnyOf, likePattern } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { paged } from '../../../kit/paged.ts';
import { peopleRights } from '../../../kit/people-rights.ts';
import { employee, orFoundBy } from '../../employee/tables.ts';
import { readDepartments } from '../../session/public.ts';
import { userAccount } from '../../session/tables.ts';
import { role, userRole } from '../tables.ts';
import { allOf, isAdministrator, refuseMoreThanHeld } from './grants.ts';
import { findRole, nameOf, readRole, type RoleData, type RoleRow } from './read.ts';
import { bump } from './save.ts';

type Endpoints = Contract['roles']['endpoints'];
type Member = DataOf<Endpoints['listdeptmanage']>['members'][number];

const inRole = (ctx: Ctx, roleCode: string) =>
  and(eq(userRole.companyId, ctx.session.companyId), eq(userRole.roleCode, roleCode));

/** Members of a role by name, one page of them or all that meet a condition. */
function membersOf(ctx: Ctx, where: SQL | undefined) {
  return ctx.tx
    .select({
      userId: userAccount.id,
      empId: userAccount.empId,
      displayName: userAccount.displayName,
      name: employee.name,
      nameEn: employee.nameEn,
      number: employee.empNumber,
      deptId: employee.deptId,
      enabled: userAccount.enabled,
      scope: userRole.scope,
      deptIds: userRole.deptIds,
    })
    .from(userRole)
    .innerJoin(userAccount, and(eq(userAccount.companyId, userRole.companyId), eq(userAccount.id, userRole.userId)))
    .leftJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
    .where(where)
    .orderBy(asc(sql`coalesce(${employee.sortKey}, ${userAccount.displayName})`), asc(userAccount.id));
}
type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

async function toMembers(ctx: Ctx, rows: readonly MemberRow[]): Promise<Member[]> {
  const departments = await readDepartments(ctx, [...new Set(rows.flatMap(({ deptIds }) => deptIds))]);
  return rows.map(({ displayName, name, nameEn, scope, deptIds, ...row }) => ({
    ...row,
    name: localName(ctx, name, nameEn) ?? displayName,
    narrowed:
      scope === null
        ? null
        : {
            scope: scope as ValueOf<typeof AuthorityScope>,
            depts: deptIds.flatMap((id) => (departments.has(id) ? [{ id, name: departments.get(id) ?? '' }] : [])),
          },
  }));
}

/** One role with a page of its members. */
export async function detail(
  { roleCode, keyword, ...page }: ParsedOf<Endpoints['getroledetail']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['getroledetail']>> {
  const where = and(
    inRole(ctx, roleCode),
    keyword
      ? or(
          orFoundBy(ctx.session, keyword),
          sql`lower(${userAccount.displayName}) like ${likePattern(keyword.toLowerCase())}`,
        )
      : undefined,
  );
  const found = await paged(
    page,
    ({ limit, offset }) => membersOf(ctx, where).limit(limit).offset(offset),
    async () => (await membersOf(ctx, where)).length,
  );
  return { role: await readRole(ctx, roleCode), members: { ...found, items: await toMembers(ctx, found.items) } };
}

/** The members who see less of a role than it shows. */
export const narrowedMembers = async (ctx: Ctx, roleCode: string): Promise<Member[]> =>
  toMembers(ctx, await membersOf(ctx, and(inRole(ctx, roleCode), sql`${userRole.scope} is not null`)));

/** A role whose members are put in and taken out by hand; only administrators decide about administrators and enterprise heads. */
async function roleForMembers(ctx: Ctx, roleCode: string): Promise<RoleRow> {
  const row = await findRole(ctx, roleCode, true);
  if (row.isDefault) throw refused('DEFAULT_ROLE_MEMBERS');
  if (row.type !== RoleType.CUSTOMISED && !isAdministrator(ctx)) throw refused('ROLE_ADMIN_ONLY');
  return row;
}

/** Puts accounts into a role, by the people behind them or by themselves. */
export async function addUsers(
  { roleCode, empIds = [], userIds = [] }: ParsedOf<Endpoints['addusers']>,
  ctx: Ctx,
): Promise<RoleData> {
  const row = await roleForMembers(ctx, roleCode);
  if (empIds.length + userIds.length === 0) throw invalid('empIds', 'REQUIRED');
  const visible = await peopleRights().visibleIdsOf(ctx, empIds);
  if (visible.size !== new Set(empIds).size) throw notFound();
  const accounts = await ctx.tx
    .select({ userId: userAccount.id, empId: userAccount.empId })
    .from(userAccount)
    .where(
      and(
        eq(userAccount.companyId, ctx.session.companyId),
        or(isAnyOf(userAccount.empId, empIds), isAnyOf(userAccount.id, userIds)),
      ),
    );
  const has = (userId: string) => accounts.some((one) => one.userId === userId);
  if (!userIds.every(has)) throw notFound();
  const without = empIds.filter((empId) => !accounts.some((one) => one.empId === empId)).length;
  if (without > 0) throw refused({ field: 'empIds', code: 'ROLE_NO_ACCOUNT', params: { count: without } });
  const ids = accounts.map(({ userId }) => userId);
  await refuseGiving(ctx, row);
  const added = await put(ctx, roleCode, ids);
  if (added.length === 0) return readRole(ctx, roleCode);
  await bump(ctx, row);
  await ctx.audit({
    action: 'role.membersAdded',
    objectType: 'role',
    objectId: roleCode,
    params: { name: nameOf(ctx, row), count: added.length },
    after: { userIds: added },
  });
  return readRole(ctx, roleCode);
}

async function put(ctx: Ctx, roleCode: string, userIds: readonly string[]): Promise<string[]> {
  const { companyId } = ctx.session;
  const added = await ctx.tx
    .insert(userRole)
    .values(userIds.map((userId) => ({ companyId, userId, roleCode })))
    .onConflictDoNothing()
    .returning({ userId: userRole.userId });
  return added.map(({ userId }) => userId);
}

/** Who puts somebody into a role gives all that the role has. */
async function refuseGiving(ctx: Ctx, { roleCode }: RoleRow): Promise<void> {
  if (isAdministrator(ctx)) return;
  await refuseMoreThanHeld(ctx, await allOf(ctx, await readRole(ctx, roleCode)));
}

/** Takes accounts out of a role. */
export async function deleteUsers(
  { roleCode, userIds }: ParsedOf<Endpoints['deleteusers']>,
  ctx: Ctx,
): Promise<RoleData> {
  const row = await roleForMembers(ctx, roleCode);
  const removed = await take(ctx, row, userIds);
  await ctx.audit({
    action: 'role.membersRemoved',
    objectType: 'role',
    objectId: roleCode,
    params: { name: nameOf(ctx, row), count: removed.length },
    before: { userIds: removed },
  });
  return readRole(ctx, roleCode);
}

async function take(ctx: Ctx, row: RoleRow, userIds: readonly string[]): Promise<string[]> {
  const removed = await ctx.tx
    .delete(userRole)
    .where(and(inRole(ctx, row.roleCode), inArray(userRole.userId, [...userIds])))
    .returning({ userId: userRole.userId });
  if (removed.length !== new Set(userIds).size) throw notFound();
  if (row.type === RoleType.ADMIN) await demandAdministrator(ctx, []);
  await bump(ctx, row);
  return removed.map(({ userId }) => userId);
}

/**
 * Refuses what would leave the company without an administrator who can sign in; `without` are accounts about to be
 * disabled. Whoever asks holds the lock of the role.
 */
export async function demandAdministrator(ctx: Ctx, without: readonly string[]): Promise<void> {
  const { companyId } = ctx.session;
  const isAdmin = exists(
    ctx.tx
      .select({ one: sql`1` })
      .from(role)
      .where(
        and(
          eq(role.companyId, userRole.companyId),
          eq(role.roleCode, userRole.roleCode),
          eq(role.type, RoleType.ADMIN),
        ),
      ),
  );
  const [one] = await ctx.tx
    .select({ userId: userAccount.id })
    .from(userRole)
    .innerJoin(userAccount, and(eq(userAccount.companyId, userRole.companyId), eq(userAccount.id, userRole.userId)))
    .where(
      and(
        eq(userRole.companyId, companyId),
        isAdmin,
        userAccount.enabled,
        ...without.map((userId) => ne(userAccount.id, userId)),
      ),
    )
    .limit(1);
  if (!one) throw refused('ROLE_LAST_ADMINISTRATOR');
}

/** Takes accounts out of one role and puts them into another; what was narrower in the one does not count in the other. */
export async function transferUsers(
  { roleCode, toRoleCode, userIds }: ParsedOf<Endpoints['transferusers']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['transferusers']>> {
  if (roleCode === toRoleCode) throw invalid('toRoleCode', 'ROLE_SAME');
  // In one order, or two transfers in opposite directions would wait for each other.
  const [first, second] = [roleCode, toRoleCode].sort() as [string, string];
  const rows = [await roleForMembers(ctx, first), await roleForMembers(ctx, second)];
  const from = rows.find((row) => row.roleCode === roleCode) as RoleRow;
  const to = rows.find((row) => row.roleCode === toRoleCode) as RoleRow;
  await refuseGiving(ctx, to);
  const moved = await take(ctx, from, userIds);
  await put(ctx, toRoleCode, moved);
  await bump(ctx, to);
  const params = { name: nameOf(ctx, from), to: nameOf(ctx, to), count: moved.length };
  for (const objectId of [roleCode, toRoleCode])
    await ctx.audit({
      action: 'role.membersTransferred',
      objectType: 'role',
      objectId,
      params,
      after: { userIds: moved },
    });
  return { role: await readRole(ctx, roleCode), toRole: await readRole(ctx, toRoleCode) };
}
