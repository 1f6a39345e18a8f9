import { and, eq, inArray } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import { linksOf } from '../../kit/identity-link.ts';
import { localName } from '../../kit/local-name.ts';
import { employee } from '../employee/tables.ts';
import { deptVersion } from '../org/tables.ts';
import { userAccount } from './tables.ts';

type LinkedIdentities = DataOf<Contract['image']['endpoints']['userList']>;

/** Whom the original user may act as today, the original first; whose account is disabled is left out. */
export async function userList(ctx: Ctx): Promise<LinkedIdentities> {
  const { companyId, userId } = ctx.session;
  const links = await linksOf(ctx.tx, companyId, userId, ctx.today);
  const accounts = await readAccounts(ctx, [userId, ...links.map(({ targetUserId }) => targetUserId)]);
  const departments = await readDepartments(
    ctx,
    links.flatMap(({ deptId }) => deptId ?? []),
  );
  const original = accounts.get(userId);
  if (!original) return [];
  const entry = (targetUserId: string, deptName: string | null): LinkedIdentities => {
    const target = accounts.get(targetUserId);
    if (!target) return [];
    return [
      {
        iId: target.id,
        iName: target.name,
        iNumber: target.number,
        uId: original.id,
        uName: original.name,
        uNumber: original.number,
        deptName,
      },
    ];
  };
  return [
    ...entry(userId, null),
    ...links.flatMap(({ targetUserId, deptId }) =>
      entry(targetUserId, deptId === null ? null : (departments.get(deptId) ?? null)),
    ),
  ];
}

interface Shown {
  id: string;
  name: string;
  number: string | null;
}

/** Enabled accounts as people know them, in the language of the caller. */
export async function readAccounts(ctx: Ctx, userIds: readonly string[]): Promise<Map<string, Shown>> {
  const rows = await ctx.tx
    .select({
      id: userAccount.id,
      displayName: userAccount.displayName,
      name: employee.name,
      nameEn: employee.nameEn,
      number: employee.empNumber,
    })
    .from(userAccount)
    .leftJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
    .where(
      and(eq(userAccount.companyId, ctx.session.companyId), inArray(userAccount.id, [...userIds]), userAccount.enabled),
    );
  return new Map(
    rows.map(({ id, displayName, name, nameEn, number }) => [
      id,
      { id, name: localName(ctx, name, nameEn) ?? displayName, number },
    ]),
  );
}

/** Names of departments today, in the language of the caller. */
export async function readDepartments(ctx: Ctx, deptIds: readonly string[]): Promise<Map<string, string>> {
  if (deptIds.length === 0) return new Map();
  const rows = await ctx.tx
    .select({ id: deptVersion.deptId, name: deptVersion.name, nameEn: deptVersion.nameEn })
    .from(deptVersion)
    .where(
      and(
        eq(deptVersion.companyId, ctx.session.companyId),
        inArray(deptVersion.deptId, [...deptIds]),
        asOf(deptVersion, ctx.today),
      ),
    );
  return new Map(rows.map(({ id, name, nameEn }) => [id, localName(ctx, name, nameEn)]));
}
