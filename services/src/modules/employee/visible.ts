import { and, eq, sql, type SQL } from 'drizzle-orm';
import { AuthorityScope } from '@hengcai/shared/enums';
import { EMPLOYEE_OBJECT } from '../../db/callers.ts';
import { hasRow, isAnyOf, rowsOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx, HeldRole, Session } from '../../kit/context.ts';
import { rolesThrough } from '../../kit/policy.ts';
import { deptPath, deptVersion, inDepartments } from '../org/tables.ts';
import { scopeGrant } from '../settings/tables.ts';
import { employee } from './tables.ts';

/** Whether somebody is anybody's line manager. */
export const hasReports = ({ session }: Pick<Ctx, 'session'>, empId: string): SQL =>
  hasRow({ session }, employee, eq(employee.bossId, empId));

export type Viewer = Pick<
  Session,
  'companyId' | 'subjectUserId' | 'empId' | 'roles' | 'through' | 'ownScopes' | 'withinDepts'
>;

export type Among = readonly string[] | 'inTurn';

/** Some of a viewer's grants: what certain roles give without narrowing, and what the account was given in person. */
interface Grants {
  companyId: string;
  roleCodes: readonly string[];
  /** The account with grants of its own; null: they do not count here. */
  userId: string | null;
  scopes: ReadonlySet<number>;
}

const grantsOf = (viewer: Viewer, roles: readonly HeldRole[], inPerson: boolean): Grants => {
  const wide = roles.filter(({ narrowed }) => narrowed === null);
  return {
    companyId: viewer.companyId,
    roleCodes: wide.map(({ roleCode }) => roleCode),
    userId: inPerson ? viewer.subjectUserId : null,
    scopes: new Set([...(inPerson ? viewer.ownScopes : []), ...wide.flatMap(({ scopes }) => scopes)]),
  };
};

/** Rows of `scope_grant` among some grants, with one of the scopes. */
function granted({ companyId, roleCodes, userId }: Grants, scope: number): SQL {
  const inPerson = userId === null ? sql`false` : sql`g.user_id = ${userId}`;
  return sql`${scopeGrant} g where g.company_id = ${companyId} and g.object_type = ${EMPLOYEE_OBJECT}
    and g.scope = ${scope} and (${inPerson} or ${isAnyOf(sql`g.role_code`, roleCodes)})`;
}

/**
 * Departments whose people may be seen through grants of scope 1 (with everything below) and 2 (directly); null without
 * such grants.
 */
function grantedDepartments(grants: Grants): SQL | null {
  const { DEPARTMENT_ALL, DEPARTMENT_DIRECT } = AuthorityScope;
  const parts: SQL[] = [];
  if (grants.scopes.has(DEPARTMENT_ALL))
    parts.push(sql`select p.descendant from ${deptPath} p where p.company_id = ${grants.companyId}
      and p.ancestor in (select unnest(g.dept_ids) from ${granted(grants, DEPARTMENT_ALL)})`);
  if (grants.scopes.has(DEPARTMENT_DIRECT))
    parts.push(sql`select unnest(g.dept_ids) from ${granted(grants, DEPARTMENT_DIRECT)}`);
  return parts.length === 0 ? null : sql.join(parts, sql` union all `);
}

/** Departments the caller heads, with everything below: who answers for people sees them without a grant. */
function headedDepartments(viewer: Viewer, empId: string, today: string): SQL {
  return sql`(select p.descendant from ${deptPath} p join ${deptVersion}
      on ${deptVersion.companyId} = p.company_id and ${deptVersion.deptId} = p.ancestor and ${asOf(deptVersion, today)}
    where p.company_id = ${viewer.companyId} and ${deptVersion.headEmpId} = ${empId})`;
}

/** Everybody whose line of superiors leads to the caller. `union` drops what was seen before, so a cycle ends. */
const reportsOf = (companyId: string, empId: string): SQL => sql`(
  with recursive line as (
    select r.id from ${employee} r where r.company_id = ${companyId} and r.boss_id = ${empId}
    union
    select r.id from ${employee} r join line on r.boss_id = line.id where r.company_id = ${companyId}
  ) select id from line)`;

/** Those of some people whose line of superiors leads to the caller: from them upwards, however many the caller leads. */
const reportsAmong = (companyId: string, empId: string, people: readonly string[]): SQL => sql`(
  with recursive line as (
    select r.id as person, r.boss_id as above from ${employee} r where r.company_id = ${companyId} and ${isAnyOf(sql`r.id`, people)}
    union
    select line.person, s.boss_id from line join ${employee} s on s.company_id = ${companyId} and s.id = line.above
  ) select person from line where above = ${empId})`;

/**
 * Whoever leads those whose line of superiors leads to the caller. Of a company only its managers are looked at, once each
 * and from one to the next in the index, however many people they lead.
 */
const managersBelow = (companyId: string, empId: string): SQL => sql`(
  with recursive led as (
    select min(r.boss_id) as id from ${employee} r where r.company_id = ${companyId}
    union all
    select (select min(r.boss_id) from ${employee} r where r.company_id = ${companyId} and r.boss_id > led.id)
    from led where led.id is not null
  ), manager as materialized (
    select r.id, r.boss_id as above from led join ${employee} r on r.company_id = ${companyId} and r.id = led.id
  ), line as (
    select ${empId}::text as id
    union
    select manager.id from manager join line on manager.above = line.id
  ) select id from line)`;

/** People whose line of superiors leads to the caller, as a condition on `employee`. */
function reportsWay(companyId: string, me: string, among?: Among): SQL {
  if (among === 'inTurn') return sql`${employee.bossId} in ${managersBelow(companyId, me)}`;
  return sql`${employee.id} in ${among ? reportsAmong(companyId, me, among) : reportsOf(companyId, me)}`;
}

/** The superiors of the caller up to the top, cycle-safe as well. */
const superiorsOf = (companyId: string, empId: string): SQL => sql`(
  with recursive line as (
    select s.boss_id as id from ${employee} s where s.company_id = ${companyId} and s.id = ${empId} and s.boss_id is not null
    union
    select s.boss_id from ${employee} s join line on s.id = line.id where s.company_id = ${companyId} and s.boss_id is not null
  ) select id from line)`;

/**
 * Which employees the caller may see, as a condition on `employee`: authority scopes 0-4 (specification 3, reliability
 * 4.8) of the roles through which the call sees people (`rolesThrough`), the people the caller is responsible for (reports,
 * headed departments) where the default role is one of them, and the own record, all of it within the reach of the
 * session. It stands in every list, detail, count, export and write; without any of them nothing is visible. Only the ways
 * the caller has stand in it: planning all of them took longer than any of them. Where the rows are of a few known people,
 * `among` them, whoever leads many of others is not asked about those; nor where the people of a company are looked at
 * `inTurn` until enough are found.
 */
export function visibleEmployees({ session, today }: { session: Viewer; today: string }, among?: Among): SQL {
  const company = sql`${employee.companyId} = ${session.companyId}`;
  const roles = rolesThrough(session);
  const own = session.empId === null || roles.some(({ isDefault }) => isDefault) ? [] : [isSelf(session.empId)];
  const ways = showsCompany(session, roles) ? [] : [or(...waysThrough(session, roles, today, among), ...own)];
  return sql`(${sql.join([company, ...ways, ...withinReach(session)], sql` and `)})`;
}

const isSelf = (me: string): SQL => sql`${employee.id} = ${me}`;

/** Whether some of a viewer's roles show the whole company. */
export const showsCompany = (viewer: Viewer, roles: readonly HeldRole[]): boolean =>
  roles.length > 0 && grantsOf(viewer, roles, true).scopes.has(AuthorityScope.COMPANY);

/** Whether the caller sees the whole company in this call. */
export const seesCompany = ({ session }: Pick<Ctx, 'session'>): boolean => showsCompany(session, rolesThrough(session));

/** Whether a role can show anybody at all to a viewer. */
export const showsAnybody = (viewer: Viewer, role: HeldRole): boolean =>
  role.scopes.length > 0 || viewer.ownScopes.size > 0 || (role.isDefault && viewer.empId !== null);

/**
 * The ways that some of a viewer's roles give to people: their grants, the grants in person, which widen each role, and
 * with the default role the place in the line of management.
 */
export function waysThrough(viewer: Viewer, roles: readonly HeldRole[], today: string, among?: Among): SQL[] {
  const { companyId, empId: me } = viewer;
  const ways = waysByGrants(viewer, grantsOf(viewer, roles, roles.length > 0));
  for (const role of roles) if (role.narrowed !== null) ways.push(narrowedWay(viewer, role));
  if (me !== null && roles.some(({ isDefault }) => isDefault)) {
    ways.push(
      isSelf(me),
      reportsWay(companyId, me, among),
      sql`${employee.deptId} in ${headedDepartments(viewer, me, today)}`,
    );
  }
  return ways;
}

/** The people that some of a viewer's roles show, as a condition on `employee`, within whom the viewer sees at all. */
export const shownThrough = (viewer: Viewer, roles: readonly HeldRole[], today: string): SQL =>
  or(...waysThrough(viewer, roles, today));

function waysByGrants({ companyId, empId: me }: Viewer, grants: Grants): SQL[] {
  const { COMPANY, DESIGNATED, SELF_AND_SUPERIORS } = AuthorityScope;
  const ways: SQL[] = [];
  if (grants.scopes.has(COMPANY)) ways.push(sql`true`);
  if (me !== null && grants.scopes.has(SELF_AND_SUPERIORS))
    ways.push(sql`${employee.id} = ${me}`, sql`${employee.id} in ${superiorsOf(companyId, me)}`);
  const departments = grantedDepartments(grants);
  if (departments !== null) ways.push(sql`${employee.deptId} in (${departments})`);
  if (grants.scopes.has(DESIGNATED))
    ways.push(sql`${employee.id} in (select unnest(g.emp_ids) from ${granted(grants, DESIGNATED)})`);
  return ways;
}

/** What a role shows to a member who has a narrower scope in it: never more than the role does. */
function narrowedWay(viewer: Viewer, role: HeldRole): SQL {
  const { companyId, empId: me } = viewer;
  const whole = or(...waysByGrants(viewer, grantsOf(viewer, [{ ...role, narrowed: null }], false)));
  const { scope, deptIds } = role.narrowed ?? { scope: null, deptIds: [] };
  if (scope !== AuthorityScope.SELF_AND_SUPERIORS)
    return sql`(${whole} and ${inDepartments(companyId, employee.deptId, deptIds)})`;
  // Specification 3: in a role of company scope it means only the member.
  const own = me === null ? [] : [sql`${employee.id} = ${me}`];
  const superiors =
    me === null || role.scopes.includes(AuthorityScope.COMPANY)
      ? []
      : [sql`${employee.id} in ${superiorsOf(companyId, me)}`];
  return sql`(${whole} and ${or(...own, ...superiors)})`;
}

/** One of some conditions; none of them is met where there are none. */
const or = (...conditions: SQL[]): SQL =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

/** HR as head of a department sees that department, with everything below, and nothing else of what its head sees. */
function withinReach({ companyId, withinDepts }: Viewer): SQL[] {
  if (withinDepts === null) return [];
  return [inDepartments(companyId, employee.deptId, withinDepts)];
}

/**
 * Who stands above the caller in the line of superiors: people see their superiors, and not everything of them (what a
 * superior is judged to be is a matter of those above).
 */
export const aboveCaller = ({ session: { companyId, empId } }: { session: Viewer }): SQL =>
  empId === null ? sql`false` : sql`${employee.id} in ${superiorsOf(companyId, empId)}`;

/**
 * The people for whom the caller answers, as a condition on `employee`: whose line of superiors leads to the caller, or who
 * work in a department that the caller heads, or below it. Never the caller.
 */
export function ledByCaller({ session, today }: Pick<Ctx, 'session' | 'today'>, among?: Among): SQL {
  const { companyId, empId: me } = session;
  if (me === null) return sql`false`;
  const led = or(reportsWay(companyId, me, among), sql`${employee.deptId} in ${headedDepartments(session, me, today)}`);
  return sql`(${employee.companyId} = ${companyId} and ${employee.id} <> ${me} and ${led})`;
}

/** Those of some people for whom the caller answers. */
export async function ledAmong(ctx: Ctx, empIds: readonly string[]): Promise<Set<string>> {
  if (ctx.session.empId === null || empIds.length === 0) return new Set();
  const rows = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(isAnyOf(employee.id, empIds), ledByCaller(ctx, empIds)));
  return new Set(rows.map(({ id }) => id));
}

/** The ids among `empIds` that the caller may see; what other modules ask before they show or change a person's record. */
export async function visibleIdsOf(ctx: Ctx, empIds: readonly string[]): Promise<Set<string>> {
  if (empIds.length === 0) return new Set();
  const rows = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(visibleEmployees(ctx, empIds), isAnyOf(employee.id, empIds)));
  return new Set(rows.map((row) => row.id));
}

/** The departments the caller may put people into; null means any, and none at all. */
export async function departmentsInScope(ctx: Ctx): Promise<Set<string> | null> {
  return departmentsThrough(ctx, rolesThrough(ctx.session));
}

/** The departments whose people some of the caller's roles show; null: all of them. */
export async function departmentsThrough(
  { session, tx, today }: Ctx,
  roles: readonly HeldRole[],
): Promise<Set<string> | null> {
  if (showsCompany(session, roles)) return null;
  const isPlace = session.empId !== null && roles.some(({ isDefault }) => isDefault);
  const parts = [
    grantedDepartments(grantsOf(session, roles, roles.length > 0)),
    ...narrowedDepartments(session, roles),
    isPlace ? headedDepartments(session, session.empId ?? '', today) : null,
  ].filter((part) => part !== null);
  if (parts.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(tx, sql`select d.id from (${sql.join(parts, sql` union `)}) as d(id)`);
  return new Set(rows.map((row) => row.id));
}

/** The departments that the roles with a narrower scope leave to this member. */
function narrowedDepartments(viewer: Viewer, roles: readonly HeldRole[]): SQL[] {
  return roles.flatMap((role) => {
    if (role.narrowed?.scope !== AuthorityScope.DEPARTMENT_ALL) return [];
    const narrow = sql`select p.descendant from ${deptPath} p where p.company_id = ${viewer.companyId}
      and ${isAnyOf(sql`p.ancestor`, role.narrowed.deptIds)}`;
    if (role.scopes.includes(AuthorityScope.COMPANY)) return [narrow];
    const whole = grantedDepartments(grantsOf(viewer, [{ ...role, narrowed: null }], false));
    return whole === null ? [] : [sql`(${narrow}) intersect (${whole})`];
  });
}
