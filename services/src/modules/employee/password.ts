import type { Ctx } from '../../kit/context.ts';
import { forbidden, notFound, refused } from '../../kit/failure.ts';
import { accountOfEmployee, resetToInitialPassword } from '../session/public.ts';
import { hasGrantedRole } from '../settings/public.ts';
import { readerOf, rightsOverPerson } from './rights.ts';
import { requireEditable, requireVisible } from './save.ts';

/**
 * Gives an employee's account a first password to hand over. Refused for the own account, which changes its password
 * itself, and, unless an administrator asks, for accounts with a role of their own (administrators, CEO, HR): whoever
 * sets a password can sign in with it.
 */
export async function resetPasswordOf(ctx: Ctx, empId: string): Promise<string> {
  await requireVisible(ctx, empId);
  requireEditable(await rightsOverPerson(ctx, await readerOf(ctx), empId), { loginAccount: null });
  const account = await accountOfEmployee(ctx, empId);
  if (!account) throw notFound();
  if (account.userId === ctx.session.userId) throw refused('OWN_PASSWORD');
  const asAdministrator = ctx.session.roles.some((role) => role.type === 'ADMIN');
  if (!asAdministrator && (await hasGrantedRole(ctx, account.userId))) throw forbidden();
  return resetToInitialPassword(ctx, account.userId);
}
