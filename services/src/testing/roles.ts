import { AuthorityScope, RoleType } from '@hengcai/shared/enums';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../kit/context.ts';
import { userAccount } from '../modules/session/tables.ts';
import { grantRole } from '../modules/settings/public.ts';
import { role, roleFieldGroup, rolePage, scopeGrant } from '../modules/settings/tables.ts';

/** A role as a test needs it: rights over pages, over groups of fields, and over whom of which departments. */
interface TestRole {
  pages: Readonly<Record<string, number>>;
  fields: Readonly<Record<string, number>>;
  deptIds: readonly string[];
}

/** Makes a role over some departments with those below. */
export async function createRole(ctx: Ctx, roleCode: string, { pages, fields, deptIds }: TestRole): Promise<void> {
  const { companyId } = ctx.session;
  await ctx.tx.insert(role).values({ companyId, roleCode, roleName: roleCode, type: RoleType.CUSTOMISED });
  await ctx.tx
    .insert(rolePage)
    .values(Object.entries(pages).map(([path, rights]) => ({ companyId, roleCode, path, rights })));
  await ctx.tx.insert(scopeGrant).values({
    companyId,
    id: ctx.newId(),
    roleCode,
    objectType: 'employee',
    scope: AuthorityScope.DEPARTMENT_ALL,
    deptIds: [...deptIds],
  });
  await ctx.tx
    .insert(roleFieldGroup)
    .values(Object.entries(fields).map(([fieldGroup, right]) => ({ companyId, roleCode, fieldGroup, right })));
}

/** Gives somebody with an account a role. */
export async function giveRole(ctx: Ctx, empId: string, roleCode: string): Promise<void> {
  const [account] = await ctx.tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, ctx.session.companyId), eq(userAccount.empId, empId)));
  if (account) await grantRole(ctx, account.id, roleCode);
}
