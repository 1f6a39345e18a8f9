import { sql } from 'drizzle-orm';
import { AuthorityScope, PageRight, RoleType } from '@hengcai/shared/enums';
import { hiddenElementsOf } from '@hengcai/shared/rules/settings/elements';
import type { RoleName } from '@hengcai/shared/contract/kernel';
import { callerStatement, EMPLOYEE_OBJECT } from '../db/callers.ts';
import type { Row } from '../db/engine.ts';
import { literal, rowsOf } from '../db/sql.ts';
import type { HeldRole, Session, Tx } from './context.ts';
import { linksOf, reachOf, type HeldLink } from './identity-link.ts';
import { allPages } from './pages.ts';

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

/** What `callerStatement` answers; accounts that are not there or not enabled leave nulls. */
export interface IdentityRow {
  now: number;
  today: string | null;
  companyCode: string | null;
  timeZone: string;
  loginWay: number;
  ranksHidden: boolean;
  mustChangePassword: boolean | null;
  subjectEnabled: boolean | null;
  empId: string | null;
  /** What the account was given in person. */
  scopes: number[] | null;
  roles: RoleRow[] | null;
}

interface RoleRow {
  roleCode: string;
  type: number;
  readOnly: boolean;
  isDefault: boolean;
  scopes: number[] | null;
  pages: Record<string, number> | null;
  elements: Record<string, boolean> | null;
  narrowed: HeldRole['narrowed'];
}

/**
 * Who that row says it is; null when the company or one of the two accounts is no longer enabled, or nothing links the two
 * any more. `links` is asked only where one account is looked through by another.
 */
export async function identityOf(
  row: IdentityRow,
  ref: SessionRef,
  links: (today: string) => Promise<readonly HeldLink[]>,
): Promise<Identity | null> {
  const { companyCode, today, timeZone, loginWay, ranksHidden, mustChangePassword, subjectEnabled, empId } = row;
  if (companyCode === null || today === null || mustChangePassword === null || subjectEnabled === null) return null;
  // A link that was removed, or a department with another head, ends it.
  const reach =
    ref.userId === ref.subjectUserId ? { withinDepts: null } : reachOf(await links(today), ref.subjectUserId);
  if (!reach) return null;
  // HR as head of a department has what every head has, not what this one was given beside it.
  const rows = (row.roles ?? []).filter(({ isDefault }) => isDefault || reach.withinDepts === null);
  const roles = rows.map(heldRole);
  const session: Session = {
    ...ref,
    ...reach,
    companyCode,
    timeZone,
    empId,
    ...rightsOfRoles(roles, ranksHidden),
    through: null,
    ownScopes: new Set(row.scopes),
    isPlatformAdmin: companyCode === PLATFORM_CODE && isAdministrator(roles),
  };
  return { session, mustChangePassword, loginWay };
}

/** Who an account is at an instant, within a transaction. */
export async function readIdentity(tx: Tx, ref: SessionRef, now: Date): Promise<Identity | null> {
  const [companyId, userId, subjectUserId, at] = [ref.companyId, ref.userId, ref.subjectUserId, now.toISOString()].map(
    (value) => literal(value),
  );
  const refs = `select ${companyId} as company_id, ${userId} as user_id, ${subjectUserId} as subject_user_id`;
  const [row] = await rowsOf<IdentityRow & Row>(tx, sql.raw(callerStatement(refs, `${at}::timestamptz`)));
  return row ? identityOf(row, ref, (today) => linksOf(tx, ref.companyId, ref.userId, today)) : null;
}

function heldRole({ roleCode, type, readOnly, isDefault, scopes, pages, elements, narrowed }: RoleRow): HeldRole {
  const name = ROLE_NAMES[type] ?? 'CUSTOMISED';
  // A read-only role cannot edit, import or export, whatever bits are set (specification 6).
  const granted = Object.entries(pages ?? {}).map(
    ([path, rights]) => [path, readOnly ? rights & PageRight.VISIT : rights] as const,
  );
  return {
    roleCode,
    type: name,
    isDefault,
    scopes: scopes ?? [],
    narrowed,
    pages: name === 'ADMIN' ? everyPage() : new Map(granted),
    elements: elements ?? {},
  };
}

/** What roles come to for whoever is in all of them. */
export const rightsOfRoles = (
  roles: readonly HeldRole[],
  ranksHidden: boolean,
): Pick<Session, 'roles' | 'pageRights' | 'hiddenElements'> => ({
  roles,
  pageRights: unionOf(roles),
  hiddenElements: isAdministrator(roles) ? new Set() : hiddenElementsOf(roles, ranksHidden),
});

/** A role as it is by itself; null for one that is not there. */
export async function readRoleAlone(tx: Tx, companyId: string, roleCode: string): Promise<HeldRole | null> {
  const of = sql`x.company_id = r.company_id and x.role_code = r.role_code`;
  const [row] = await rowsOf<RoleRow & Row>(
    tx,
    sql`select r.role_code as "roleCode", r.type, r.read_only as "readOnly", r.is_default as "isDefault", null as narrowed,
      (select json_agg(distinct x.scope) from scope_grant x where ${of} and x.object_type = ${EMPLOYEE_OBJECT}) as scopes,
      (select json_object_agg(x.path, x.rights) from role_page x where ${of}) as pages,
      (select json_object_agg(x.element, x.shown) from role_element x where ${of}) as elements
      from role r where r.company_id = ${companyId} and r.role_code = ${roleCode}`,
  );
  return row ? heldRole(row) : null;
}

/** The administrator's role, in which the product itself acts for a company: every page and everybody. */
export const administrator = (): HeldRole => ({
  roleCode: 'ADMIN',
  type: 'ADMIN',
  isDefault: false,
  scopes: [AuthorityScope.COMPANY],
  narrowed: null,
  pages: everyPage(),
  elements: {},
});

/** The system administrator has every page, those of a later release too. */
const everyPage = (): Map<string, number> => new Map(allPages().map((page) => [page.path, ALL_RIGHTS]));

const isAdministrator = (roles: readonly HeldRole[]): boolean => roles.some(({ type }) => type === 'ADMIN');

function unionOf(roles: readonly HeldRole[]): Map<string, number> {
  const union = new Map<string, number>();
  for (const { pages } of roles) for (const [path, rights] of pages) union.set(path, (union.get(path) ?? 0) | rights);
  return union;
}
