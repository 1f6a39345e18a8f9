import { and, asc, count, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import { isUniqueViolation } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { forbidden, invalid, notFound, refused } from '../../kit/failure.ts';
import { accountNameOf, localNameOf } from '../../kit/local-name.ts';
import { paged } from '../../kit/paged.ts';
import { peopleRights } from '../../kit/people-rights.ts';
import { demandVersion } from '../../kit/version.ts';
import { employee } from '../employee/tables.ts';
import { deptVersion } from '../org/tables.ts';
import { accountsOfEmployees, readAccounts, readDepartments } from '../session/public.ts';
import { identityLink, userAccount } from '../session/tables.ts';
import { hasGrantedRole } from './public.ts';

type Save = ParsedOf<Contract['imageControl']['endpoints']['saveUpdate']>;

const from = alias(userAccount, 'link_user');
const fromPerson = alias(employee, 'link_user_person');
const to = alias(userAccount, 'link_target');
const toPerson = alias(employee, 'link_target_person');
/** What each link is told with: both accounts with their people, or the department. */
const withNames = (ctx: Ctx) => ({
  from: and(eq(from.companyId, identityLink.companyId), eq(from.id, identityLink.userId)),
  fromPerson: and(eq(fromPerson.companyId, from.companyId), eq(fromPerson.id, from.empId)),
  to: and(eq(to.companyId, identityLink.companyId), eq(to.id, identityLink.linkedUserId)),
  toPerson: and(eq(toPerson.companyId, to.companyId), eq(toPerson.id, to.empId)),
  department: and(
    eq(deptVersion.companyId, identityLink.companyId),
    eq(deptVersion.deptId, identityLink.deptId),
    asOf(deptVersion, ctx.today),
  ),
});
/** Who may act as whom, for administrators. */
export const imageControlHandlers: Handlers<Contract['imageControl']> = {
  list({ keyword, ...page }, ctx) {
    const join = withNames(ctx);
    const condition = and(
      eq(identityLink.companyId, ctx.session.companyId),
      matching(keyword, [
        ...[from.displayName, fromPerson.name, fromPerson.nameEn, fromPerson.empNumber],
        ...[to.displayName, toPerson.name, toPerson.nameEn, toPerson.empNumber],
        ...[deptVersion.name, deptVersion.nameEn],
      ]),
    );
    const userName = accountNameOf(ctx, from, fromPerson);
    const rows = ctx.tx
      .select({
        linkId: identityLink.id,
        userId: identityLink.userId,
        userName,
        userNumber: fromPerson.empNumber,
        imageUserId: identityLink.linkedUserId,
        imageUserName: accountNameOf<string | null>(ctx, to, toPerson),
        imageUserNumber: toPerson.empNumber,
        deptId: identityLink.deptId,
        deptName: localNameOf<string | null>(ctx, deptVersion),
        validTo: identityLink.validTo,
        version: identityLink.version,
      })
      .from(identityLink)
      .innerJoin(from, join.from)
      .leftJoin(fromPerson, join.fromPerson)
      .leftJoin(to, join.to)
      .leftJoin(toPerson, join.toPerson)
      .leftJoin(deptVersion, join.department)
      .where(condition)
      .orderBy(asc(userName), asc(identityLink.id));
    return paged(
      page,
      ({ limit, offset }) => rows.limit(limit).offset(offset),
      async () => {
        const [all] = await ctx.tx
          .select({ total: count() })
          .from(identityLink)
          .innerJoin(from, join.from)
          .leftJoin(fromPerson, join.fromPerson)
          .leftJoin(to, join.to)
          .leftJoin(toPerson, join.toPerson)
          .leftJoin(deptVersion, join.department)
          .where(condition);
        return all?.total ?? 0;
      },
    );
  },

  saveUpdate: (input, ctx) => (input.linkId === undefined ? add(input, ctx) : change(input.linkId, input, ctx)),

  async delete({ linkId }, ctx) {
    const [removed] = await ctx.tx.delete(identityLink).where(at(ctx, linkId)).returning();
    if (!removed) throw notFound();
    await note(ctx, 'identity.unlinked', removed);
    return null;
  },
};

const at = (ctx: Ctx, linkId: string) =>
  and(eq(identityLink.companyId, ctx.session.companyId), eq(identityLink.id, linkId));

function matching(keyword: string | undefined, names: readonly AnyPgColumn[]): SQL | undefined {
  if (!keyword) return undefined;
  return or(...names.map((name) => sql`position(lower(${keyword}) in lower(${name})) > 0`));
}

/** The accounts that are meant: by their ids, or by the employees they belong to, who must be in sight. */
async function accountsMeant({ userId, empId, imageUserId, imageEmpId }: Save, ctx: Ctx) {
  if ((userId === undefined) === (empId === undefined)) throw invalid('userId', 'REQUIRED');
  const asked = [empId, imageEmpId].filter((id) => id !== undefined);
  const seen = await peopleRights().visibleIdsOf(ctx, asked);
  if (asked.some((id) => !seen.has(id))) throw notFound();
  const accounts = await accountsOfEmployees(ctx, asked);
  const accountOf = (field: 'empId' | 'imageEmpId', id: string) => {
    const account = accounts.get(id);
    if (!account?.enabled) throw refused([{ field, code: 'IDENTITY_NO_ACCOUNT' }]);
    return account.userId;
  };
  return {
    userId: empId === undefined ? (userId ?? '') : accountOf('empId', empId),
    imageUserId: imageEmpId === undefined ? imageUserId : accountOf('imageEmpId', imageEmpId),
  };
}

async function add(input: Save, ctx: Ctx) {
  const { deptId, validTo = null } = input;
  if ([input.imageUserId, input.imageEmpId, deptId].filter((target) => target !== undefined).length !== 1)
    throw invalid('imageUserId', 'IDENTITY_ONE_TARGET');
  const { userId, imageUserId } = await accountsMeant(input, ctx);
  if (userId === imageUserId) throw invalid('imageUserId', 'IDENTITY_SAME');
  const accounts = await readAccounts(ctx, [userId, ...(imageUserId === undefined ? [] : [imageUserId])]);
  const departments = await readDepartments(ctx, deptId === undefined ? [] : [deptId]);
  if (!accounts.has(userId) || (imageUserId !== undefined && !accounts.has(imageUserId))) throw notFound();
  if (deptId !== undefined && !departments.has(deptId)) throw notFound();
  await refuseEscalation(ctx, userId, imageUserId);
  const id = ctx.newId();
  const row = {
    companyId: ctx.session.companyId,
    id,
    userId,
    linkedUserId: imageUserId ?? null,
    deptId: deptId ?? null,
  };
  await ctx.tx
    .insert(identityLink)
    .values({ ...row, validTo, createdAt: ctx.now })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? refused([{ field: 'imageUserId', code: 'IDENTITY_LINKED_ALREADY' }]) : error;
    });
  await note(ctx, 'identity.linked', row);
  return { id, version: 1 };
}

/** Only until when: another account or department is another link. */
async function change(linkId: string, { version, validTo = null }: Save, ctx: Ctx) {
  const [current] = await ctx.tx.select().from(identityLink).where(at(ctx, linkId)).for('update');
  if (!current) throw notFound();
  await demandVersion(current, version);
  await ctx.tx
    .update(identityLink)
    .set({ validTo, version: current.version + 1 })
    .where(at(ctx, linkId));
  await note(ctx, 'identity.linkChanged', current);
  return { id: linkId, version: current.version + 1 };
}

/** Whoever edits links but is no administrator gives nobody an account with a role of its own, and oneself none at all. */
async function refuseEscalation(ctx: Ctx, userId: string, imageUserId: string | undefined): Promise<void> {
  if (ctx.session.roles.some((role) => role.type === 'ADMIN')) return;
  const isOwn = userId === ctx.session.userId;
  if (isOwn || (imageUserId !== undefined && (await hasGrantedRole(ctx, imageUserId)))) throw forbidden();
}

async function note(
  ctx: Ctx,
  action: string,
  { userId, linkedUserId, deptId }: Pick<typeof identityLink.$inferSelect, 'userId' | 'linkedUserId' | 'deptId'>,
): Promise<void> {
  const accounts = await readAccounts(ctx, linkedUserId === null ? [] : [linkedUserId]);
  const departments = await readDepartments(ctx, deptId === null ? [] : [deptId]);
  const name = accounts.get(linkedUserId ?? '')?.name ?? departments.get(deptId ?? '') ?? null;
  await ctx.audit({ action, objectType: 'account', objectId: userId, params: { name } });
}
