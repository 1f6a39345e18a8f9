import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { isAnyOf } from '../../../../db/sql.ts';
import { insertMany } from '../../../../kit/insert-many.ts';
import { employee } from '../../tables.ts';
import { syncGroup, syncGroupMember } from '../../tables-sync.ts';
import { moveFromDirectory } from '../write-person.ts';
import { GROUP, GROUP_ATTRIBUTES, isObject, partsOf, type Json } from './attributes.ts';
import { ScimError, scimNotFound } from './errors.ts';
import type { Equals } from './filter.ts';
import { operationsOf, patched } from './patch.ts';
import { SCIM, type Scim, type Window } from './users.ts';

type Row = typeof syncGroup.$inferSelect;

function conditionOf({ attribute, value }: Equals): SQL {
  switch (attribute.toLowerCase().replace(`${GROUP.toLowerCase()}:`, '')) {
    case 'displayname':
      return eq(sql`lower(${syncGroup.name})`, String(value).toLowerCase());
    case 'externalid':
      return eq(syncGroup.externalId, String(value));
    case 'id':
      return eq(syncGroup.id, String(value));
    case 'members':
    case 'members.value':
      return sql`exists (select 1 from ${syncGroupMember} where ${syncGroupMember.companyId} = ${syncGroup.companyId}
        and ${syncGroupMember.groupId} = ${syncGroup.id} and ${syncGroupMember.empId} = ${String(value)})`;
    default:
      throw new ScimError(400, `Groups cannot be found by ${attribute.slice(0, 100)}.`, 'invalidFilter');
  }
}

/** A page of the groups, by id; members only where they are asked for, because a group may have thousands. */
export async function listGroups(
  scim: Scim,
  filter: readonly Equals[],
  { startIndex, count }: Window,
  withMembers: boolean,
): Promise<{ total: number; groups: Json[] }> {
  const { ctx } = scim;
  const where = and(eq(syncGroup.companyId, ctx.session.companyId), ...filter.map(conditionOf)) as SQL;
  const total = await ctx.tx.$count(syncGroup, where);
  const rows =
    count === 0
      ? []
      : await ctx.tx
          .select()
          .from(syncGroup)
          .where(where)
          .orderBy(asc(syncGroup.id))
          .limit(count)
          .offset(startIndex - 1);
  return { total, groups: await toGroups(scim, rows, withMembers) };
}

async function toGroups({ ctx, base }: Scim, rows: readonly Row[], withMembers: boolean): Promise<Json[]> {
  const members =
    withMembers && rows.length > 0
      ? await ctx.tx
          .select({ groupId: syncGroupMember.groupId, empId: employee.id, name: employee.name })
          .from(syncGroupMember)
          .innerJoin(
            employee,
            and(eq(employee.companyId, syncGroupMember.companyId), eq(employee.id, syncGroupMember.empId)),
          )
          .where(
            and(
              eq(syncGroupMember.companyId, ctx.session.companyId),
              isAnyOf(
                syncGroupMember.groupId,
                rows.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(syncGroupMember.groupId, syncGroupMember.empId)
      : [];
  return rows.map((row) => {
    const own = members.filter(({ groupId }) => groupId === row.id);
    return {
      schemas: [GROUP],
      id: row.id,
      ...(row.externalId !== null && { externalId: row.externalId }),
      displayName: row.name,
      ...(own.length > 0 && {
        members: own.map(({ empId, name }) => ({
          value: empId,
          display: name,
          type: 'User',
          $ref: `${base}/Users/${empId}`,
        })),
      }),
      meta: {
        resourceType: 'Group',
        created: row.createdAt.toISOString(),
        lastModified: row.updatedAt.toISOString(),
        location: `${base}/Groups/${row.id}`,
      },
    };
  });
}

async function findRow({ ctx }: Scim, id: string): Promise<Row> {
  const [row] = await ctx.tx
    .select()
    .from(syncGroup)
    .where(and(eq(syncGroup.companyId, ctx.session.companyId), eq(syncGroup.id, id)))
    .for('update');
  if (!row) throw scimNotFound('group');
  return row;
}

/** One group. */
export async function getGroup(scim: Scim, id: string, withMembers: boolean): Promise<Json> {
  const { groups } = await listGroups(scim, [{ attribute: 'id', value: id }], { startIndex: 1, count: 1 }, withMembers);
  if (!groups[0]) throw scimNotFound('group');
  return groups[0];
}

function readGroup(body: unknown): Json {
  if (!isObject(body)) throw new ScimError(400, 'The body has to be an object.', 'invalidSyntax');
  const group = partsOf(GROUP_ATTRIBUTES, body);
  if (typeof group['displayName'] !== 'string') throw new ScimError(400, 'displayName is required.', 'invalidValue');
  return group;
}

const membersOf = (group: Json): string[] => [
  ...new Set(((group['members'] ?? []) as Json[]).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))),
];

/** A new group. */
export async function createGroup(scim: Scim, body: unknown): Promise<Json> {
  const { ctx } = scim;
  const group = readGroup(body);
  await refuseTaken(scim, group, null);
  const id = ctx.newId();
  await ctx.tx
    .insert(syncGroup)
    .values({ companyId: ctx.session.companyId, id, ...columnsOf(group), createdAt: ctx.now, updatedAt: ctx.now });
  await setMembers(scim, id, String(group['displayName']), [], membersOf(group));
  return getGroup(scim, id, true);
}

/** Replaces a group with its members. */
export async function replaceGroup(scim: Scim, id: string, body: unknown): Promise<Json> {
  await findRow(scim, id);
  return writeGroup(scim, id, readGroup(body), await memberIds(scim, id));
}

/** Changes a group: its name, or who is in it. */
export async function patchGroup(scim: Scim, id: string, body: unknown): Promise<Json> {
  const row = await findRow(scim, id);
  const members = await memberIds(scim, id);
  const before = {
    displayName: row.name,
    ...(row.externalId !== null && { externalId: row.externalId }),
    members: members.map((value) => ({ value })),
  };
  return writeGroup(scim, id, readGroup(patched(GROUP_ATTRIBUTES, before, operationsOf(body))), members);
}

async function writeGroup(scim: Scim, id: string, group: Json, before: readonly string[]): Promise<Json> {
  const { ctx } = scim;
  await refuseTaken(scim, group, id);
  await ctx.tx
    .update(syncGroup)
    .set({ ...columnsOf(group), updatedAt: ctx.now })
    .where(and(eq(syncGroup.companyId, ctx.session.companyId), eq(syncGroup.id, id)));
  await setMembers(scim, id, String(group['displayName']), before, membersOf(group));
  return getGroup(scim, id, true);
}

/** Ends a group; its people stay where they are. */
export async function deleteGroup(scim: Scim, id: string): Promise<void> {
  await findRow(scim, id);
  await scim.ctx.tx
    .delete(syncGroup)
    .where(and(eq(syncGroup.companyId, scim.ctx.session.companyId), eq(syncGroup.id, id)));
}

const columnsOf = (group: Json) => ({
  name: String(group['displayName']),
  externalId: (group['externalId'] as string | undefined) ?? null,
});

async function refuseTaken({ ctx }: Scim, group: Json, exceptId: string | null): Promise<void> {
  const [other] = await ctx.tx
    .select({ id: syncGroup.id })
    .from(syncGroup)
    .where(
      and(
        eq(syncGroup.companyId, ctx.session.companyId),
        eq(sql`lower(${syncGroup.name})`, String(group['displayName']).toLowerCase()),
        exceptId === null ? undefined : sql`${syncGroup.id} <> ${exceptId}`,
      ),
    );
  if (other) throw new ScimError(409, 'There is a group with this displayName.', 'uniqueness');
}

async function memberIds({ ctx }: Scim, id: string): Promise<string[]> {
  const rows = await ctx.tx
    .select({ empId: syncGroupMember.empId })
    .from(syncGroupMember)
    .where(and(eq(syncGroupMember.companyId, ctx.session.companyId), eq(syncGroupMember.groupId, id)))
    .orderBy(syncGroupMember.empId);
  return rows.map(({ empId }) => empId);
}

/** Makes the members those that are wanted; who comes in moves to the department of this name, where groups are that. */
async function setMembers(
  scim: Scim,
  groupId: string,
  name: string,
  before: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const { ctx, settings } = scim;
  const { companyId } = ctx.session;
  const [had, wants] = [new Set(before), new Set(wanted)];
  const out = before.filter((empId) => !wants.has(empId));
  const fresh = wanted.filter((empId) => !had.has(empId));
  const here = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, fresh)));
  if (here.length < fresh.length) throw new ScimError(400, 'A member is no user here.', 'invalidValue');
  if (out.length > 0)
    await ctx.tx
      .delete(syncGroupMember)
      .where(
        and(
          eq(syncGroupMember.companyId, companyId),
          eq(syncGroupMember.groupId, groupId),
          isAnyOf(syncGroupMember.empId, out),
        ),
      );
  await insertMany(
    ctx.tx,
    syncGroupMember,
    fresh.map((empId) => ({ companyId, groupId, empId })),
  );
  // A group that is no department means nothing for where people are: many are about licences or mailing lists.
  if (settings.groupsAreDepartments && fresh.length > 0)
    await moveFromDirectory(ctx, fresh, name, { createDepartments: settings.createDepartments, named: SCIM });
}
