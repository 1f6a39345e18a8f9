import { and } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { setAccountsEnabled } from '../session/public.ts';
import { userAccount } from '../session/tables.ts';
import { hasRole, mayOpenAnyAccount, ofAccount } from './invite/selection.ts';
import { inServiceOn } from './status.ts';
import { employee } from './tables.ts';
import { visibleEmployees } from './visible.ts';

/**
 * Closing and opening accounts of many people. Nobody does it to the own account; administrators alone do it to accounts
 * with a role of their own, who else could shut them out; who has left stays out.
 */
export const accountHandlers: Handlers<Contract['accounts']> = {
  enableaccounts: ({ empIds, enabled }, ctx) => closeOrOpen(ctx, empIds, enabled),
};

/** The same for whichever call asks for it; each who is left out is named with the reason. */
export async function closeOrOpen(
  ctx: Ctx,
  empIds: readonly string[],
  enabled: boolean,
): Promise<{ changed: string[]; refused: { empId: string; code: string; message: string }[] }> {
  const rows = await ctx.tx
    .select({
      empId: employee.id,
      userId: userAccount.id,
      enabled: userAccount.enabled,
      withRole: hasRole,
      inService: inServiceOn(ctx.today).mapWith(Boolean),
    })
    .from(employee)
    .leftJoin(userAccount, ofAccount)
    .where(and(visibleEmployees(ctx), isAnyOf(employee.id, empIds)));
  const asAdministrator = mayOpenAnyAccount(ctx);
  const reasonFor = (row: (typeof rows)[number] | undefined): string | null => {
    if (!row) return 'NOT_FOUND';
    if (row.userId === null) return 'NO_ACCOUNT';
    if (row.userId === ctx.session.userId) return 'OWN_ACCOUNT';
    if (row.withRole && !asAdministrator) return 'ACCOUNT_WITH_ROLE';
    if (row.enabled === enabled) return enabled ? 'ACCOUNT_OPEN' : 'ACCOUNT_CLOSED';
    return enabled && !row.inService ? 'ACCOUNT_OF_LEAVER' : null;
  };
  const byId = new Map(rows.map((row) => [row.empId, row]));
  const judged = [...new Set(empIds)].map((empId) => ({ empId, code: reasonFor(byId.get(empId)) }));
  const able = judged.flatMap(({ empId, code }) => (code === null ? (byId.get(empId)?.userId ?? []) : []));
  const done = new Set(await setAccountsEnabled(ctx, able, enabled));
  return {
    changed: rows.flatMap(({ empId, userId }) => (userId !== null && done.has(userId) ? [empId] : [])),
    refused: judged.flatMap(({ empId, code }) =>
      code === null ? [] : [{ empId, code, message: ctx.t(`error.${code}`) }],
    ),
  };
}
