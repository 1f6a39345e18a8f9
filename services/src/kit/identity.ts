import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PageRight, RoleType } from '@hengcai/shared/enums';
import type { RoleName } from '@hengcai/shared/contract/kernel';
import { businessDateAt } from './clock.ts';
import type { Session, Tx } from './context.ts';
import { linksOf, reachOf } from './identity-link.ts';
import { allPages } from './pages.ts';
import { employee } from '../modules/employee/tables.ts';
import { company } from '../modules/platform/tables.ts';
import { role, rolePage, userRole } from '../modules/settings/tables.ts';
import { userAccount } from '../modules/session/tables.ts';

/** Code of the company whose administrators manage companies. */
export const PLATFORM_CODE = 'platform';

const ALL_RIGHTS = PageRight.VISIT + PageRight.EDIT + PageRight.EXPORT;
const ROLE_NAMES = Object.fromEntries(Object.entries(RoleType).map(([name, type]) => [type, name])) as Record<
  number,
  RoleName
>;

/** Whose session it is; `userId` signed in, `subjectUserId` is looked through. */
export interface SessionRef {
  sessionId: string;
  companyId: string;
  userId: string;
  subjectUserId: string;
}

/** What the edge checks before it lets a session do anything. */
export interface Identity {
  session: Session;
  mustChangePassword: boolean;
  loginWay: number;
}

/**
 * The session's roles and rights as they are now: read on every request, so that a revoked right is gone with the next
 * one. Null when the company or one of the two accounts is no longer enabled, or nothing links the two any more.
 */
export async function readIdentity(tx: Tx, ref: SessionRef, now: Date): Promise<Identity | null> {
  const actor = alias(userAccount, 'actor');
  const [row] = await tx
    .select({
      companyCode: company.code,
      timeZone: company.timeZone,
      loginWay: company.loginWay,
      empId: userAccount.empId,
      mustChangePassword: actor.mustChangePassword,
    })
    .from(company)
    .innerJoin(actor, and(eq(actor.companyId, company.companyId), eq(actor.id, ref.userId), actor.enabled))
    .innerJoin(
      userAccount,
      and(eq(userAccount.companyId, company.companyId), eq(userAccount.id, ref.subjectUserId), userAccount.enabled),
    )
    .where(and(eq(company.companyId, ref.companyId), company.enabled));
  if (!row) return null;
  const { companyCode, timeZone, loginWay, empId, mustChangePassword } = row;
  const today = businessDateAt(now, timeZone);
  const reach = await readReach(tx, ref, today);
  if (!reach) return null;
  const roles = await readRoles(tx, ref, empId, today, reach.withinDepts !== null);
  const session: Session = {
    ...ref,
    ...reach,
    companyCode,
    timeZone,
    empId,
    roles: roles.map(({ roleCode, type }) => ({ roleCode, type })),
    pageRights: unionOf(roles),
    isPlatformAdmin: companyCode === PLATFORM_CODE && roles.some((r) => r.type === 'ADMIN'),
  };
  return { session, mustChangePassword, loginWay };
}

/** Whether the actor may still be the subject: a link that was removed, or a department with another head, ends it. */
async function readReach(tx: Tx, { companyId, userId, subjectUserId }: SessionRef, today: string) {
  if (userId === subjectUserId) return { withinDepts: null };
  return reachOf(await linksOf(tx, companyId, userId, today), subjectUserId);
}

interface RoleRights {
  roleCode: string;
  type: RoleName;
  pages: ReadonlyMap<string, number>;
}

async function readRoles(
  tx: Tx,
  ref: SessionRef,
  empId: string | null,
  today: string,
  defaultOnly: boolean,
): Promise<RoleRights[]> {
  const held = tx
    .select({ roleCode: userRole.roleCode })
    .from(userRole)
    .where(and(eq(userRole.companyId, ref.companyId), eq(userRole.userId, ref.subjectUserId)));
  const rows = await tx
    .select({
      roleCode: role.roleCode,
      type: role.type,
      readOnly: role.readOnly,
      path: rolePage.path,
      rights: rolePage.rights,
    })
    .from(role)
    .leftJoin(rolePage, and(eq(rolePage.companyId, role.companyId), eq(rolePage.roleCode, role.roleCode)))
    .where(
      and(
        eq(role.companyId, ref.companyId),
        // HR as head of a department has what every head has, not what this one was given beside it.
        or(defaultOnly ? undefined : inArray(role.roleCode, held), defaultRole(tx, ref.companyId, empId, today)),
      ),
    )
    .orderBy(role.type, role.roleCode);
  const byCode = new Map<string, { roleCode: string; type: RoleName; pages: Map<string, number> }>();
  for (const row of rows) {
    const type = ROLE_NAMES[row.type] ?? 'CUSTOMISED';
    const entry = byCode.get(row.roleCode) ?? { roleCode: row.roleCode, type, pages: new Map<string, number>() };
    byCode.set(row.roleCode, entry);
    // A read-only role cannot edit, import or export, whatever bits are set (specification 6).
    if (row.path !== null && row.rights !== null)
      entry.pages.set(row.path, row.readOnly ? row.rights & PageRight.VISIT : row.rights);
  }
  return [...byCode.values()];
}

/** Every employee is in exactly one of the two default roles: whoever somebody reports to is a manager. */
function defaultRole(tx: Tx, companyId: string, empId: string | null, today: string) {
  if (empId === null) return sql`false`;
  const report = tx
    .select({ one: sql`1` })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        eq(employee.bossId, empId),
        sql`coalesce(${employee.lastDay} >= ${today}, true)`,
      ),
    );
  return and(
    role.isDefault,
    eq(role.type, sql`case when ${exists(report)} then ${RoleType.MANAGER} else ${RoleType.ORDINARY} end::smallint`),
  );
}

function unionOf(roles: readonly RoleRights[]): Map<string, number> {
  // The system administrator has every page, those of a later release too.
  if (roles.some((r) => r.type === 'ADMIN')) return new Map(allPages().map((page) => [page.path, ALL_RIGHTS]));
  const union = new Map<string, number>();
  for (const { pages } of roles) for (const [path, rights] of pages) union.set(path, (union.get(path) ?? 0) | rights);
  return union;
}
