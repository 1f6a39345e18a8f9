import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import { departmentToday } from '../../../org/public.ts';
import { deptVersion } from '../../../org/tables.ts';
import { loginName, userAccount } from '../../../session/tables.ts';
import { ofAccount } from '../../invite/selection.ts';
import { inServiceOn } from '../../status.ts';
import { employee } from '../../tables.ts';
import { syncPerson, type SyncProblem } from '../../tables-sync.ts';
import { goneAs, updateSyncPerson } from '../gone.ts';
import { directoryColumns } from '../fields.ts';
import type { SyncSettingRow } from '../settings.ts';
import { addFromDirectory, changeFromDirectory, type DirectoryValues } from '../write-person.ts';
import { ENTERPRISE, EXTENSIONS, isObject, USER, WHOLE_USER, type Json } from './attributes.ts';
import { ScimError, scimNotFound } from './errors.ts';
import type { Equals } from './filter.ts';
import { operationsOf, patched } from './patch.ts';
import { readUser, valuesOf } from './read-user.ts';

/** What the history calls the source of such changes. */
export const SCIM = 'SCIM 2.0';
const ID = /^[0-9a-f]{32}$/;

/** One request of a directory: its company, its settings, and where resources are found. */
export interface Scim {
  ctx: Ctx;
  settings: SyncSettingRow;
  base: string;
}

/** A page as SCIM counts it: from 1. */
export interface Window {
  startIndex: number;
  count: number;
}

function select({ ctx }: Scim) {
  const { companyId } = ctx.session;
  return ctx.tx
    .select({
      empId: employee.id,
      number: employee.empNumber,
      name: employee.name,
      email: employee.email,
      phone: employee.phone,
      bossId: employee.bossId,
      createdAt: employee.createdAt,
      updatedAt: employee.updatedAt,
      deptName: deptVersion.name,
      enabled: userAccount.enabled,
      account: loginName.name,
      inService: inServiceOn(ctx.today).mapWith(Boolean),
      externalId: syncPerson.externalId,
      userName: syncPerson.userName,
      document: syncPerson.document,
      syncedAt: syncPerson.updatedAt,
      goneReason: syncPerson.goneReason,
    })
    .from(employee)
    .leftJoin(syncPerson, and(eq(syncPerson.companyId, employee.companyId), eq(syncPerson.empId, employee.id)))
    .leftJoin(userAccount, ofAccount)
    .leftJoin(
      loginName,
      and(
        eq(loginName.companyId, userAccount.companyId),
        eq(loginName.userId, userAccount.id),
        eq(loginName.kind, 'account'),
      ),
    )
    .leftJoin(deptVersion, departmentToday(ctx, employee))
    .where(sql`${employee.companyId} = ${companyId}`)
    .$dynamic();
}
type Row = Awaited<ReturnType<typeof select>>[number];

/** Everybody the directory may see: the company without those it has deleted itself. */
const there = ({ ctx }: Scim): SQL =>
  sql`${employee.companyId} = ${ctx.session.companyId} and coalesce(not ${syncPerson.deleted}, true)`;

/** What identifies those the directory has not said anything of yet. */
const identity = ({ settings }: Scim) => (settings.identifyBy === 'email' ? employee.email : employee.empNumber);

const lower = (value: Equals['value']) => String(value).toLowerCase();

/** What a filter means in SQL; a name nobody has said yet is the email or the number of a person. */
function conditionOf(scim: Scim, { attribute, value }: Equals): SQL {
  const { settings } = scim;
  switch (attribute.toLowerCase().replace(`${USER.toLowerCase()}:`, '')) {
    case 'username':
      return or(
        eq(sql`lower(${syncPerson.userName})`, lower(value)),
        sql`${syncPerson.userName} is null and lower(${identity(scim)}) = ${lower(value)}`,
        // Somebody without an email is known by the number.
        settings.identifyBy === 'email'
          ? sql`${syncPerson.userName} is null and ${employee.email} is null and lower(${employee.empNumber}) = ${lower(value)}`
          : undefined,
      ) as SQL;
    case 'externalid':
      return eq(syncPerson.externalId, String(value));
    case 'id':
      return eq(employee.id, String(value));
    case 'emails':
    case 'emails.value':
    case 'emails[type eq "work"].value':
      return eq(sql`lower(${employee.email})`, lower(value));
    case `${ENTERPRISE.toLowerCase()}:employeenumber`:
      return eq(sql`lower(${employee.empNumber})`, lower(value));
    default:
      throw new ScimError(400, `Users cannot be found by ${attribute.slice(0, 100)}.`, 'invalidFilter');
  }
}

/** A page of the people, by id, and how many there are. */
export async function listUsers(
  scim: Scim,
  filter: readonly Equals[],
  { startIndex, count }: Window,
): Promise<{ total: number; users: Json[] }> {
  const { ctx } = scim;
  const where = and(there(scim), ...filter.map((one) => conditionOf(scim, one))) as SQL;
  const [found] = await ctx.tx
    .select({ total: sql<number>`count(*)::int` })
    .from(employee)
    .leftJoin(syncPerson, and(eq(syncPerson.companyId, employee.companyId), eq(syncPerson.empId, employee.id)))
    .where(where);
  const rows =
    count === 0
      ? []
      : await select(scim)
          .where(where)
          .orderBy(asc(employee.id))
          .limit(count)
          .offset(startIndex - 1);
  return { total: found?.total ?? 0, users: rows.map((row) => toUser(scim, row)) };
}

async function findRow(scim: Scim, id: string): Promise<Row> {
  const [row] = ID.test(id) ? await select(scim).where(and(there(scim), eq(employee.id, id))) : [];
  if (!row) throw scimNotFound('user');
  return row;
}

export const getUser = async (scim: Scim, id: string): Promise<Json> => toUser(scim, await findRow(scim, id));

/** What the directory reads: what it said itself, and of others what is known here. */
function toUser({ base }: Scim, row: Row): Json {
  const isThere = row.inService && (row.document === null ? row.enabled !== false : row.goneReason === null);
  const document = row.document ?? known(base, row);
  return {
    schemas: [USER, ...EXTENSIONS.flatMap(({ id }) => (isObject(document[id]) ? id : []))],
    id: row.empId,
    ...document,
    active: isThere,
    meta: {
      resourceType: 'User',
      created: row.createdAt.toISOString(),
      lastModified: (row.syncedAt !== null && row.syncedAt > row.updatedAt
        ? row.syncedAt
        : row.updatedAt
      ).toISOString(),
      location: `${base}/Users/${row.empId}`,
    },
  };
}

/** Somebody of whom the directory has said nothing yet. */
const known = (base: string, row: Row): Json => ({
  ...(row.externalId !== null && { externalId: row.externalId }),
  userName: row.userName ?? row.email ?? row.account ?? row.number,
  name: { formatted: row.name },
  displayName: row.name,
  ...(row.email !== null && { emails: [{ value: row.email, type: 'work', primary: true }] }),
  ...(row.phone !== null && { phoneNumbers: [{ value: row.phone, type: 'mobile' }] }),
  [ENTERPRISE]: {
    employeeNumber: row.number,
    ...(row.deptName !== null && { department: row.deptName }),
    ...(row.bossId !== null && { manager: { value: row.bossId, $ref: `${base}/Users/${row.bossId}` } }),
  },
});

/** Somebody new, or somebody who is here and of whom the directory has said nothing yet, or whom it has deleted before. */
export async function createUser(scim: Scim, body: unknown): Promise<Json> {
  const { ctx, settings } = scim;
  const user = readUser(body);
  const { users } = await listUsers(scim, [{ attribute: 'userName', value: String(user['userName']) }], {
    startIndex: 1,
    count: 1,
  });
  if (users.length > 0) throw new ScimError(409, 'There is a user with this userName.', 'uniqueness');
  const columns = await directoryColumns(ctx, settings.mapping);
  const said = valuesOf(user, settings.mapping, columns);
  const here = await personHere(scim, said);
  if (here !== null) return writeUser(scim, here, null, user);
  const { empId, problems } = await addFromDirectory(ctx, said, { ...settings, columns, named: SCIM });
  await ctx.tx.insert(syncPerson).values({
    companyId: ctx.session.companyId,
    empId,
    ...(await kept(scim, empId, user)),
    problems,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    ...goneAs(ctx, undefined, user['active'] === false ? 'inactive' : null),
  });
  return getUser(scim, empId);
}

/** Who is here with the email or number of somebody the directory sends, and is nobody else to it; null: nobody. */
async function personHere({ ctx, settings }: Scim, said: DirectoryValues): Promise<string | null> {
  const [column, value] =
    settings.identifyBy === 'email' ? [employee.email, said.email] : [employee.empNumber, said.empNumber];
  if (!value) return null;
  const [row] = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .leftJoin(syncPerson, and(eq(syncPerson.companyId, employee.companyId), eq(syncPerson.empId, employee.id)))
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        inServiceOn(ctx.today),
        sql`(${syncPerson.userName} is null or ${syncPerson.deleted})`,
        eq(sql`lower(${column})`, value.toLowerCase()),
      ),
    );
  return row?.empId ?? null;
}

/** Replaces everything the directory has said of somebody. */
export async function replaceUser(scim: Scim, id: string, body: unknown): Promise<Json> {
  const row = await findRow(scim, id);
  return writeUser(scim, id, row, readUser(body));
}

/** Changes parts of it. */
export async function patchUser(scim: Scim, id: string, body: unknown): Promise<Json> {
  const row = await findRow(scim, id);
  const before = { ...(row.document ?? known(scim.base, row)) };
  const after = patched(WHOLE_USER, { active: row.goneReason === null, ...before }, operationsOf(body));
  return writeUser(scim, id, row, readUser(after));
}

async function writeUser(scim: Scim, empId: string, before: Row | null, user: Json): Promise<Json> {
  const { ctx, settings } = scim;
  const columns = await directoryColumns(ctx, settings.mapping);
  const said = valuesOf(user, settings.mapping, columns);
  const saidBefore = before?.document ? valuesOf(before.document, settings.mapping, columns) : {};
  const cleared = columns.filter(({ key }) => said[key] === null && (saidBefore[key] ?? null) !== null);
  const problems: SyncProblem[] =
    before !== null && !before.inService
      ? [{ field: 'status', code: 'ACCOUNT_OF_LEAVER' }]
      : await changeFromDirectory(ctx, empId, said, cleared, { ...settings, columns, named: SCIM });
  const what = {
    ...(await kept(scim, empId, user)),
    problems,
    ...goneAs(ctx, before ?? undefined, user['active'] === false ? 'inactive' : null),
  };
  await ctx.tx
    .insert(syncPerson)
    .values({ companyId: ctx.session.companyId, empId, ...what, createdAt: ctx.now, updatedAt: ctx.now })
    .onConflictDoUpdate({ target: [syncPerson.companyId, syncPerson.empId], set: { ...what, updatedAt: ctx.now } });
  await auditGone(scim, empId, before?.goneReason ?? null, user['active'] === false ? 'inactive' : null);
  return getUser(scim, empId);
}

/** What is kept of what the directory said; refuses names that are somebody else's there. */
async function kept({ ctx }: Scim, empId: string, user: Json) {
  const { active: _active, ...document } = user;
  const [userName, externalId] = [String(user['userName']), (user['externalId'] as string | undefined) ?? null];
  const others = await ctx.tx
    .select({ empId: syncPerson.empId, deleted: syncPerson.deleted })
    .from(syncPerson)
    .where(
      and(
        eq(syncPerson.companyId, ctx.session.companyId),
        sql`${syncPerson.empId} <> ${empId}`,
        or(
          eq(sql`lower(${syncPerson.userName})`, userName.toLowerCase()),
          externalId === null ? undefined : eq(syncPerson.externalId, externalId),
        ),
      ),
    );
  if (others.length > 0) throw new ScimError(409, 'Another user has this userName or externalId.', 'uniqueness');
  return { userName, externalId, document, deleted: false };
}

/** Takes somebody out of the directory's sight. The person stays until somebody here decides about the account. */
export async function deleteUser(scim: Scim, id: string): Promise<void> {
  const { ctx } = scim;
  const row = await findRow(scim, id);
  const gone = { ...goneAs(ctx, row, 'deleted'), deleted: true, document: null, userName: null, externalId: null };
  await ctx.tx
    .insert(syncPerson)
    .values({
      companyId: ctx.session.companyId,
      empId: id,
      problems: [],
      ...gone,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing();
  await updateSyncPerson(ctx, id, { ...gone, problems: [] });
  await auditGone(scim, id, row.goneReason, 'deleted');
}

/** That somebody is gone there, or back, stands in the person's history here. */
async function auditGone({ ctx }: Scim, empId: string, before: string | null, after: string | null): Promise<void> {
  if (before === after) return;
  await ctx.audit({
    action: after === null ? 'sync.personBack' : 'sync.personGone',
    objectType: 'employee',
    objectId: empId,
    params: { directory: SCIM },
  });
}
