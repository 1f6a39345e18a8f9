import { and, asc, eq, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { forbidden, notFound, refused } from '../../kit/failure.ts';
import { accountNameOf } from '../../kit/local-name.ts';
import { employee } from '../employee/tables.ts';
import { userAccount } from '../session/tables.ts';
import { role } from '../settings/tables.ts';
import { listFilter, listLayout } from './tables.ts';

type Memory = DataOf<Contract['lists']['endpoints']['listmemory']>;

/** Who looks after what others work with: the roles that may put a filter before everybody of a role. */
const SHARERS: readonly string[] = ['ADMIN', 'hr'];
const mayShare = ({ session }: Ctx) => session.roles.some(({ roleCode }) => SHARERS.includes(roleCode));

/** How people set up their lists. It goes with the account that signed in, whoever it acts as. */
export const listsHandlers: Handlers<Contract['lists']> = {
  listmemory: ({ listKey }, ctx) => memoryOf(ctx, listKey),

  async savelistlayout({ listKey, layout }, ctx) {
    const { companyId, userId } = ctx.session;
    if (layout === null) await ctx.tx.delete(listLayout).where(ownLayout(ctx, listKey));
    else
      await ctx.tx
        .insert(listLayout)
        .values({ companyId, userId, listKey, layout })
        .onConflictDoUpdate({
          target: [listLayout.companyId, listLayout.userId, listLayout.listKey],
          set: { layout },
        });
    return memoryOf(ctx, listKey);
  },

  async savelistfilter({ listKey, filterName, query, roleCode = null }, ctx) {
    const { companyId, userId } = ctx.session;
    const own = and(ownFilters(ctx), eq(listFilter.listKey, listKey));
    if (roleCode !== null) await demandShareable(ctx, roleCode);
    const [same] = await ctx.tx
      .select({ id: listFilter.id })
      .from(listFilter)
      .where(and(own, eq(listFilter.name, filterName)));
    if (same)
      await ctx.tx
        .update(listFilter)
        .set({ query, roleCode })
        .where(and(own, eq(listFilter.id, same.id)));
    else {
      if ((await ctx.tx.$count(listFilter, own)) >= LIMITS.listFilters)
        throw refused({ field: 'filterName', code: 'LIST_FILTERS_MAX', params: { max: LIMITS.listFilters } });
      const id = ctx.newId();
      await ctx.tx
        .insert(listFilter)
        .values({ companyId, id, userId, listKey, name: filterName, query, roleCode, createdAt: ctx.now });
    }
    return memoryOf(ctx, listKey);
  },

  async deletelistfilter({ filterId }, ctx) {
    const [gone] = await ctx.tx
      .delete(listFilter)
      .where(and(eq(listFilter.id, filterId), removable(ctx)))
      .returning({ listKey: listFilter.listKey });
    if (!gone) throw notFound();
    return memoryOf(ctx, gone.listKey);
  },
};

const ownLayout = ({ session }: Ctx, listKey: string) =>
  and(
    eq(listLayout.companyId, session.companyId),
    eq(listLayout.userId, session.userId),
    eq(listLayout.listKey, listKey),
  );

const ofCompany = ({ session }: Ctx) => eq(listFilter.companyId, session.companyId);
const ownFilters = (ctx: Ctx): SQL | undefined => and(ofCompany(ctx), eq(listFilter.userId, ctx.session.userId));

/** The own; shared ones also by whoever may share, or those of people who have left would stay for ever. */
const removable = (ctx: Ctx): SQL | undefined =>
  mayShare(ctx) ? and(ofCompany(ctx), or(ownFilters(ctx), isNotNull(listFilter.roleCode))) : ownFilters(ctx);

async function demandShareable(ctx: Ctx, roleCode: string): Promise<void> {
  if (!mayShare(ctx)) throw forbidden();
  const there = and(eq(role.companyId, ctx.session.companyId), eq(role.roleCode, roleCode));
  if ((await ctx.tx.$count(role, there)) === 0) throw refused({ field: 'roleCode', code: 'NOT_FOUND' });
}

async function memoryOf(ctx: Ctx, listKey: string): Promise<Memory> {
  const [set] = await ctx.tx.select({ layout: listLayout.layout }).from(listLayout).where(ownLayout(ctx, listKey));
  return {
    listKey,
    layout: set?.layout ?? null,
    filters: await filtersOf(ctx, listKey),
    roles: mayShare(ctx) ? await rolesOf(ctx) : [],
  };
}

/** The own, and those shared with a role of the caller; by name. */
async function filtersOf(ctx: Ctx, listKey: string): Promise<Memory['filters']> {
  const { session } = ctx;
  const codes = session.roles.map(({ roleCode }) => roleCode);
  const rows = await ctx.tx
    .select({
      filterId: listFilter.id,
      filterName: listFilter.name,
      query: listFilter.query,
      userId: listFilter.userId,
      ownerName: accountNameOf(ctx, userAccount, employee),
      roleCode: role.roleCode,
      roleName: role.roleName,
    })
    .from(listFilter)
    .innerJoin(userAccount, and(eq(userAccount.companyId, listFilter.companyId), eq(userAccount.id, listFilter.userId)))
    .leftJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
    .leftJoin(role, and(eq(role.companyId, listFilter.companyId), eq(role.roleCode, listFilter.roleCode)))
    .where(
      and(ofCompany(ctx), eq(listFilter.listKey, listKey), or(ownFilters(ctx), isAnyOf(listFilter.roleCode, codes))),
    )
    .orderBy(asc(listFilter.name), asc(listFilter.id));
  return rows.map(({ userId, roleName, ...row }) => {
    const mine = userId === session.userId;
    return {
      ...row,
      mine,
      roleName: row.roleCode === null ? null : nameOf(ctx, { roleCode: row.roleCode, roleName }),
      removable: mine || mayShare(ctx),
    };
  });
}

async function rolesOf(ctx: Ctx): Promise<Memory['roles']> {
  const rows = await ctx.tx
    .select({ roleCode: role.roleCode, roleName: role.roleName })
    .from(role)
    .where(eq(role.companyId, ctx.session.companyId))
    .orderBy(asc(role.type), asc(role.roleCode));
  return rows.map((one) => ({ roleCode: one.roleCode, roleName: nameOf(ctx, one) }));
}

/** A shipped role is called what the caller's language calls it. */
const nameOf = ({ t }: Ctx, { roleCode, roleName }: { roleCode: string; roleName: string | null }) =>
  roleName ?? t(`role.${roleCode}`);
