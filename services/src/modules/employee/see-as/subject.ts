import { and, eq } from 'drizzle-orm';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import type { Ctx, Session } from '../../../kit/context.ts';
import { readIdentity, readRoleAlone, rightsOfRoles } from '../../../kit/identity.ts';
import { companySettings } from '../../../kit/company-settings.ts';
import { localName } from '../../../kit/local-name.ts';
import { userAccount } from '../../session/tables.ts';
import { role } from '../../settings/tables.ts';
import { employee } from '../tables.ts';
import { visibleEmployees } from '../visible.ts';

/** Whoever is looked as: exactly one of these. */
export interface Asked {
  userId?: string | undefined;
  empId?: string | undefined;
  roleCode?: string | undefined;
}

export interface Subject {
  name: string;
  /** What a call of theirs would bring. */
  session: Session;
  /** The names of the roles, by code. */
  roleNames: ReadonlyMap<string, string>;
}

/** The account or the role as it would call now. */
export async function subjectOf(ctx: Ctx, { userId, empId, roleCode }: Asked): Promise<Subject> {
  if ([userId, empId, roleCode].filter((one) => one !== undefined).length !== 1) throw invalid('empId', 'REQUIRED');
  const roleNames = await namesOfRoles(ctx);
  if (roleCode !== undefined) {
    const held = await readRoleAlone(ctx.tx, ctx.session.companyId, roleCode);
    if (!held) throw notFound();
    const alone = { userId: '', subjectUserId: '', empId: null, withinDepts: null, ownScopes: new Set<number>() };
    const session = {
      ...ctx.session,
      ...alone,
      through: null,
      ...rightsOfRoles([held], (await companySettings(ctx)).ranksHidden),
    };
    return { name: roleNames.get(roleCode) ?? roleCode, session, roleNames };
  }
  const account = await accountOf(ctx, { userId, empId });
  const ref = { sessionId: '', companyId: ctx.session.companyId, userId: account.id, subjectUserId: account.id };
  const identity = await readIdentity(ctx.tx, ref, ctx.now);
  if (!identity) throw refused({ field: empId === undefined ? 'userId' : 'empId', code: 'IDENTITY_NO_ACCOUNT' });
  return { name: account.name, session: identity.session, roleNames };
}

/** An account without a person, or that of somebody in sight: nobody is told of others through their rights. */
async function accountOf(ctx: Ctx, { userId, empId }: Asked): Promise<{ id: string; name: string }> {
  const [found] = await ctx.tx
    .select({
      id: userAccount.id,
      displayName: userAccount.displayName,
      empId: employee.id,
      name: employee.name,
      nameEn: employee.nameEn,
    })
    .from(userAccount)
    .leftJoin(employee, and(eq(employee.companyId, userAccount.companyId), eq(employee.id, userAccount.empId)))
    .where(
      and(
        eq(userAccount.companyId, ctx.session.companyId),
        userId === undefined ? eq(userAccount.empId, empId ?? '') : eq(userAccount.id, userId),
      ),
    );
  const seen = empId ?? found?.empId ?? null;
  if (seen !== null) {
    const [person] = await ctx.tx
      .select({ id: employee.id })
      .from(employee)
      .where(and(eq(employee.id, seen), visibleEmployees(ctx)));
    if (!person) throw notFound();
  }
  if (!found && empId !== undefined) throw refused({ field: 'empId', code: 'IDENTITY_NO_ACCOUNT' });
  if (!found) throw notFound();
  return { id: found.id, name: localName(ctx, found.name, found.nameEn) ?? found.displayName };
}

async function namesOfRoles(ctx: Ctx): Promise<Map<string, string>> {
  const rows = await ctx.tx
    .select({ roleCode: role.roleCode, roleName: role.roleName })
    .from(role)
    .where(eq(role.companyId, ctx.session.companyId));
  return new Map(rows.map(({ roleCode, roleName }) => [roleCode, roleName ?? ctx.t(`role.${roleCode}`)]));
}
