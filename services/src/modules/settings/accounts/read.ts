import { and, asc, count, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { RoleType, SignInStatus } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { likePattern } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { paged } from '../../../kit/paged.ts';
import { peopleRights } from '../../../kit/people-rights.ts';
import { employee, orFoundBy } from '../../employee/tables.ts';
import { hasSignInStatus, ofInvitation, signInStatus } from '../../session/public.ts';
import { invitation, loginName, userAccount } from '../../session/tables.ts';
import { isAdministrator } from '../roles/grants.ts';
import { nameOf } from '../roles/read.ts';
import { role, userRole } from '../tables.ts';

type Endpoints = Contract['userAccounts']['endpoints'];
export type AccountData = DataOf<Endpoints['getUserInfo']>;

/** The accounts of the people the caller sees, and those without a person. */
const inSight = (ctx: Ctx): SQL | undefined =>
  and(eq(userAccount.companyId, ctx.session.companyId), or(isNull(userAccount.empId), peopleRights().visible(ctx)));

/** A name of an account of one kind. */
const signsInWith = (kind: 'account' | 'email') =>
  sql<string | null>`(select ${loginName.name} from ${loginName} where ${loginName.companyId} = ${userAccount.companyId}
    and ${loginName.userId} = ${userAccount.id} and ${loginName.kind} = ${kind} limit 1)`;

/** The accounts in sight that meet a condition, by name. */
function accountsWhere(ctx: Ctx, where: SQL | undefined) {
  return ctx.tx
    .select({
      systemUserId: userAccount.id,
      empId: userAccount.empId,
      displayName: userAccount.displayName,
      name: employee.name,
      nameEn: employee.nameEn,
      empNumber: employee.empNumber,
      loginAccount: signsInWith('account'),
      email: signsInWith('email'),
      status: signInStatus(),
      lastSignInAt: userAccount.lastSignInAt,
      mustChangePassword: userAccount.mustChangePassword,
      createdAt: userAccount.createdAt,
      hasLeft: sql<boolean>`coalesce(${employee.lastDay} < ${ctx.today}::date, false)`,
      version: userAccount.version,
    })
    .from(userAccount)
    .leftJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
    .leftJoin(invitation, ofInvitation(ctx.now))
    .where(and(inSight(ctx), where))
    .orderBy(asc(sql`coalesce(${employee.sortKey}, ${userAccount.displayName})`), asc(userAccount.id));
}
type Row = Awaited<ReturnType<typeof accountsWhere>>[number];

/** The roles some accounts were put into by hand, by account; those of administrators first. */
async function rolesOf(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, AccountData['roles']>> {
  const of = new Map<string, AccountData['roles']>();
  if (userIds.length === 0) return of;
  const rows = await ctx.tx
    .select({ userId: userRole.userId, roleCode: role.roleCode, roleName: role.roleName })
    .from(userRole)
    .innerJoin(role, and(eq(role.companyId, userRole.companyId), eq(role.roleCode, userRole.roleCode)))
    .where(and(eq(userRole.companyId, ctx.session.companyId), inArray(userRole.userId, [...userIds])))
    .orderBy(asc(role.type), asc(role.roleCode));
  for (const row of rows)
    of.set(row.userId, [...(of.get(row.userId) ?? []), { roleCode: row.roleCode, roleName: nameOf(ctx, row) }]);
  return of;
}

async function toAccounts(ctx: Ctx, rows: readonly Row[]): Promise<AccountData[]> {
  const roles = await rolesOf(
    ctx,
    rows.map(({ systemUserId }) => systemUserId),
  );
  return rows.map(({ displayName, name, nameEn, hasLeft, lastSignInAt, createdAt, ...row }) => {
    const held = roles.get(row.systemUserId) ?? [];
    return {
      ...row,
      userName: localName(ctx, name, nameEn) ?? displayName,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      roles: held,
      lockedBy: lockOf(
        ctx,
        row.systemUserId,
        held.length > 0 || row.empId === null,
        hasLeft && row.status === SignInStatus.DISABLED,
      ),
    };
  });
}

/**
 * Why the caller can change nothing of an account. Nobody does it to the own one, and administrators alone to those with a
 * role of their own: whoever hands out a password can act with what it opens.
 */
function lockOf(ctx: Ctx, userId: string, withRole: boolean, gone: boolean): AccountData['lockedBy'] {
  if (userId === ctx.session.userId) return 'own';
  if (withRole && !isAdministrator(ctx)) return 'role';
  return gone ? 'left' : null;
}

/** A page of accounts. */
export async function listAccounts(
  { keyword, status, roleCode, withoutPerson, ...page }: ParsedOf<Endpoints['getUserDataList']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['getUserDataList']>> {
  const where = and(
    keyword ? named(ctx, keyword) : undefined,
    status === undefined ? undefined : hasSignInStatus([status], ctx.now),
    roleCode === undefined ? undefined : holds(ctx, roleCode),
    withoutPerson ? isNull(userAccount.empId) : undefined,
  );
  const found = await paged(
    page,
    ({ limit, offset }) => accountsWhere(ctx, where).limit(limit).offset(offset),
    async () => {
      const [all] = await ctx.tx
        .select({ total: count() })
        .from(userAccount)
        .leftJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
        .leftJoin(invitation, ofInvitation(ctx.now))
        .where(and(inSight(ctx), where));
      return all?.total ?? 0;
    },
  );
  return { ...found, items: await toAccounts(ctx, found.items) };
}

function named({ tx, session }: Ctx, keyword: string): SQL | undefined {
  const pattern = likePattern(keyword.toLowerCase());
  const byName = tx
    .select({ one: sql`1` })
    .from(loginName)
    .where(
      and(
        eq(loginName.companyId, userAccount.companyId),
        eq(loginName.userId, userAccount.id),
        sql`${loginName.name} like ${pattern}`,
      ),
    );
  return or(orFoundBy(session, keyword), sql`lower(${userAccount.displayName}) like ${pattern}`, exists(byName));
}

const holds = ({ tx }: Ctx, roleCode: string): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(userRole)
      .where(
        and(
          eq(userRole.companyId, userAccount.companyId),
          eq(userRole.userId, userAccount.id),
          eq(userRole.roleCode, roleCode),
        ),
      ),
  );

/** One account in sight of the caller. */
export async function readAccount(ctx: Ctx, userId: string): Promise<AccountData> {
  const [one] = await toAccounts(ctx, await accountsWhere(ctx, eq(userAccount.id, userId)));
  if (!one) throw notFound();
  return one;
}

/** Whether an account is an administrator's. */
export async function isAdministratorsAccount({ tx, session }: Ctx, userId: string): Promise<boolean> {
  const [one] = await tx
    .select({ roleCode: userRole.roleCode })
    .from(userRole)
    .innerJoin(role, and(eq(role.companyId, userRole.companyId), eq(role.roleCode, userRole.roleCode)))
    .where(and(eq(userRole.companyId, session.companyId), eq(userRole.userId, userId), eq(role.type, RoleType.ADMIN)))
    .limit(1);
  return one !== undefined;
}
