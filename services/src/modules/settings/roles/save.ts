import { and, eq } from 'drizzle-orm';
import { RoleType } from '@hengcai/shared/enums';
import { ELEMENTS } from '@hengcai/shared/rules/settings/elements';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, refused } from '../../../kit/failure.ts';
import { takenAt } from '../../../kit/taken.ts';
import { demandVersion } from '../../../kit/version.ts';
import { role, roleElement, roleFieldGroup, rolePage, scopeGrant } from '../tables.ts';
import { allOf, givenBy, isAdministrator, refuseMoreThanHeld } from './grants.ts';
import { findRole, nameOf, readRole, readRoles, type RoleData, type RoleRow } from './read.ts';

type Save = ParsedOf<Contract['roles']['endpoints']['saverole']>;

/** Makes a role, or changes whether it only reads and what it may do with field groups. */
export const saveRole = (input: Save, ctx: Ctx): Promise<RoleData> =>
  input.roleCode === undefined ? create(input, ctx) : change(input.roleCode, input, ctx);

async function create({ roleName, copyOf, readOnly, groups }: Save, ctx: Ctx): Promise<RoleData> {
  const { companyId } = ctx.session;
  if (roleName === undefined) throw invalid('roleName', 'REQUIRED');
  const others = await readRoles(ctx);
  if (others.length >= LIMITS.rolesMax)
    throw refused({ field: 'roleName', code: 'ROLE_TOO_MANY', params: { max: LIMITS.rolesMax } });
  refuseTaken(others, roleName, null);
  const source = copyOf === undefined ? null : await findRole(ctx, copyOf);
  const roleCode = ctx.newId();
  await ctx.tx
    .insert(role)
    .values({
      companyId,
      roleCode,
      roleName,
      type: RoleType.CUSTOMISED,
      readOnly: readOnly ?? source?.readOnly ?? false,
    })
    .catch(takenAt('roleName', 'role_name'));
  if (source) await copy(ctx, source, roleCode);
  if (groups) {
    await refuseMoreThanHeld(ctx, { groups }, source ? await allOf(ctx, await readRole(ctx, roleCode)) : {});
    await saveGroups(ctx, roleCode, groups);
  }
  await ctx.audit({
    action: source ? 'role.copied' : 'role.created',
    objectType: 'role',
    objectId: roleCode,
    params: { name: roleName, ...(source && { source: nameOf(ctx, source) }) },
  });
  return readRole(ctx, roleCode);
}

/** Two roles of one name could not be told apart; the shipped ones are known by theirs. */
function refuseTaken(roles: readonly RoleData[], name: string, except: string | null): void {
  const taken = roles.some((one) => one.roleCode !== except && one.roleName.toLowerCase() === name.toLowerCase());
  if (taken) throw refused({ field: 'roleName', code: 'ALREADY_USED' });
}

/** What a role may do, without its members. An administrator's rights cannot be copied: every page of every release is among them. */
async function copy(ctx: Ctx, source: RoleRow, roleCode: string): Promise<void> {
  const { companyId } = ctx.session;
  if (source.type === RoleType.ADMIN) throw refused({ field: 'copyOf', code: 'ROLE_ADMIN_FIXED' });
  const of = <T extends { companyId: typeof role.companyId; roleCode: typeof role.roleCode }>(t: T) =>
    and(eq(t.companyId, companyId), eq(t.roleCode, source.roleCode));
  const pages = await ctx.tx
    .select()
    .from(rolePage)
    .where(of(rolePage as never));
  await refuseMoreThanHeld(ctx, givenBy(await readRole(ctx, source.roleCode), pages));
  const elements = await ctx.tx
    .select()
    .from(roleElement)
    .where(of(roleElement as never));
  const groups = await ctx.tx
    .select()
    .from(roleFieldGroup)
    .where(of(roleFieldGroup as never));
  const scopes = await ctx.tx
    .select()
    .from(scopeGrant)
    .where(of(scopeGrant as never));
  const mine = <T>(rows: readonly T[]) => rows.map((row) => ({ ...row, roleCode }));
  if (pages.length > 0) await ctx.tx.insert(rolePage).values(mine(pages).map((row) => ({ ...row, edited: true })));
  // What the source has by its name alone, its copy has to be told.
  const byName = ELEMENTS.filter(
    ({ code, only }) => only?.includes(source.roleCode) && !elements.some((one) => one.element === code),
  );
  const said = [...mine(elements), ...byName.map(({ code }) => ({ companyId, roleCode, element: code, shown: true }))];
  if (said.length > 0) await ctx.tx.insert(roleElement).values(said);
  if (groups.length > 0) await ctx.tx.insert(roleFieldGroup).values(mine(groups));
  if (scopes.length > 0)
    await ctx.tx.insert(scopeGrant).values(mine(scopes).map((row) => ({ ...row, id: ctx.newId() })));
}

async function change(roleCode: string, { version, readOnly, groups }: Save, ctx: Ctx): Promise<RoleData> {
  const row = await findRole(ctx, roleCode, true);
  await demandVersion(row, version, () => readRole(ctx, roleCode));
  refuseAdministrator(row);
  if (readOnly !== undefined && readOnly !== row.readOnly && row.type !== RoleType.CUSTOMISED)
    throw refused({ field: 'readOnly', code: 'ROLE_READ_ONLY_CUSTOMISED' });
  const before = await readRole(ctx, roleCode);
  if (groups) {
    const had = new Map(before.groups.map((one) => [one.groupCode, one.right]));
    const given = groups.filter((one) => one.right > (had.get(one.groupCode) ?? 0));
    await refuseMoreThanHeld(ctx, { groups: given }, await allOf(ctx, before));
    await saveGroups(ctx, roleCode, groups);
  }
  // A role that stops to only read gives again whatever its pages say.
  if (row.readOnly && readOnly === false) await refusePages(ctx, before);
  await bump(ctx, row, { readOnly: readOnly ?? row.readOnly });
  const after = await readRole(ctx, roleCode);
  await ctx.audit({
    action: 'role.changed',
    objectType: 'role',
    objectId: roleCode,
    params: { name: after.roleName },
    before: { readOnly: before.readOnly, groups: before.groups },
    after: { readOnly: after.readOnly, groups: after.groups },
  });
  return after;
}

async function refusePages(ctx: Ctx, role: RoleData): Promise<void> {
  const { pages = [], ...rest } = await allOf(ctx, { ...role, readOnly: false });
  await refuseMoreThanHeld(ctx, { pages }, rest);
}

async function saveGroups(ctx: Ctx, roleCode: string, groups: NonNullable<Save['groups']>): Promise<void> {
  const { companyId } = ctx.session;
  for (const { groupCode, right } of groups)
    await ctx.tx
      .insert(roleFieldGroup)
      .values({ companyId, roleCode, fieldGroup: groupCode, right })
      .onConflictDoUpdate({
        target: [roleFieldGroup.companyId, roleFieldGroup.roleCode, roleFieldGroup.fieldGroup],
        set: { right },
      });
}

/** The administrator has every page and sees everybody; nothing of that is stored, nothing of it can be changed. */
export function refuseAdministrator({ type }: RoleRow): void {
  if (type === RoleType.ADMIN) throw refused('ROLE_ADMIN_FIXED');
}

/** Writes what changed of a role itself, and that it changed. */
export async function bump(ctx: Ctx, row: RoleRow, changes: Partial<RoleRow> = {}): Promise<void> {
  await ctx.tx
    .update(role)
    .set({ ...changes, version: row.version + 1 })
    .where(and(eq(role.companyId, row.companyId), eq(role.roleCode, row.roleCode)));
}

/** Gives a role another name; administrator, enterprise head and the default roles keep theirs. */
export async function rename(
  { roleCode, version, roleName }: ParsedOf<Contract['roles']['endpoints']['updatename']>,
  ctx: Ctx,
): Promise<RoleData> {
  const row = await findRole(ctx, roleCode, true);
  await demandVersion(row, version, () => readRole(ctx, roleCode));
  if (row.type !== RoleType.CUSTOMISED) throw refused({ field: 'roleName', code: 'ROLE_NAME_FIXED' });
  refuseTaken(await readRoles(ctx), roleName, roleCode);
  await ctx.tx
    .update(role)
    .set({ roleName, version: version + 1 })
    .where(and(eq(role.companyId, row.companyId), eq(role.roleCode, roleCode)))
    .catch(takenAt('roleName', 'role_name'));
  await ctx.audit({
    action: 'role.renamed',
    objectType: 'role',
    objectId: roleCode,
    params: { name: roleName },
    before: { roleName: nameOf(ctx, row) },
    after: { roleName },
  });
  return readRole(ctx, roleCode);
}

/** Deletes a role, and with it what its members had by it. */
export async function remove(
  { roleCode, version }: ParsedOf<Contract['roles']['endpoints']['deleterole']>,
  ctx: Ctx,
): Promise<null> {
  const row = await findRole(ctx, roleCode, true);
  if (row.isDefault) throw refused('DEFAULT_ROLE_STAYS');
  if (row.type !== RoleType.CUSTOMISED) throw refused('ROLE_STAYS');
  await demandVersion(row, version, () => readRole(ctx, roleCode));
  if (row.roleCode === 'hr' && !isAdministrator(ctx)) throw refused('ROLE_STAYS');
  const before = await readRole(ctx, roleCode);
  await ctx.tx.delete(role).where(and(eq(role.companyId, row.companyId), eq(role.roleCode, roleCode)));
  await ctx.audit({
    action: 'role.deleted',
    objectType: 'role',
    objectId: roleCode,
    params: { name: before.roleName, members: before.memberCount ?? 0 },
    before: { ...before },
  });
  return null;
}
