import { and, eq, isNotNull } from 'drizzle-orm';
import { RoleType } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { allPages } from '../../kit/pages.ts';
import { userAccount } from '../session/tables.ts';
import { role, rolePage, userRole } from './tables.ts';

/**
 * Gives the roles of a company that was there before this release the pages it has never had, as they are registered,
 * and answers their paths. A page on which any role has a row, even without rights, is known: what the company decided
 * about it stays.
 */
export async function grantNewPages(ctx: Ctx, release: string): Promise<string[]> {
  const { companyId } = ctx.session;
  const known = await ctx.tx
    .selectDistinct({ path: rolePage.path })
    .from(rolePage)
    .where(eq(rolePage.companyId, companyId));
  const knownPaths = new Set(known.map(({ path }) => path));
  const roles = await ctx.tx.select({ roleCode: role.roleCode }).from(role).where(eq(role.companyId, companyId));
  const roleCodes = new Set(roles.map(({ roleCode }) => roleCode));
  const granted = allPages()
    .filter(({ path }) => !knownPaths.has(path))
    .flatMap(({ path, grants }) =>
      Object.entries(grants)
        .filter(([roleCode]) => roleCodes.has(roleCode))
        .map(([roleCode, rights]) => ({ companyId, roleCode, path, rights, release })),
    );
  if (granted.length === 0) return [];
  await ctx.tx.insert(rolePage).values(granted);
  const paths = [...new Set(granted.map(({ path }) => path))];
  await ctx.audit({
    action: 'company.pagesGranted',
    objectType: 'company',
    objectId: companyId,
    params: { count: paths.length, release },
    after: { pages: granted.map(({ path, roleCode, rights }) => ({ path, roleCode, rights })) },
  });
  return paths;
}

/** The administrators of the caller's company, as far as they are employees. */
export async function administrators(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.tx
    .selectDistinct({ empId: userAccount.empId })
    .from(userRole)
    .innerJoin(role, and(eq(role.companyId, userRole.companyId), eq(role.roleCode, userRole.roleCode)))
    .innerJoin(userAccount, and(eq(userAccount.companyId, userRole.companyId), eq(userAccount.id, userRole.userId)))
    .where(
      and(
        eq(userRole.companyId, ctx.session.companyId),
        eq(role.type, RoleType.ADMIN),
        eq(userAccount.enabled, true),
        isNotNull(userAccount.empId),
      ),
    );
  return rows.flatMap(({ empId }) => empId ?? []);
}
