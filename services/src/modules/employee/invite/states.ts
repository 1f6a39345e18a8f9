import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import { LoginWay, SignInStatus, type ValueOf } from '@hengcai/shared/enums';
import { invitations } from '@hengcai/shared/contract/employee/invitation';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { allows, isForOriginalUser, onPagesOf } from '../../../kit/policy.ts';
import { company } from '../../../kit/tables.ts';
import { hasSignInStatus, ofInvitation, signInStatus } from '../../session/public.ts';
import { invitation, userAccount, userPassword } from '../../session/tables.ts';
import { employee } from '../tables.ts';
import { visibleEmployees } from '../visible.ts';
import { ofAccount } from './selection.ts';

type State = ValueOf<typeof SignInStatus>;

/** Employees with one of some states, as a condition; everybody has an account. */
export const inSignInStates = ({ session, now }: Pick<Ctx, 'session' | 'now'>, states: readonly State[]): SQL =>
  sql`${employee.id} in (select ${userAccount.empId} from ${userAccount}
    where ${userAccount.companyId} = ${session.companyId} and ${hasSignInStatus(states, now)})`;

/** People in the order of their states: of each the first so many. */
export function bySignInState({ now }: Pick<Ctx, 'now'>, descending: boolean) {
  const direction = descending ? desc : asc;
  const ofState = (
    state: State,
    where: SQL,
    end: number,
  ) => sql`(select ${sql.raw(String(state))} as place, ${employee.id} as id
    from ${employee} join ${userAccount} on ${ofAccount} where ${where} and ${hasSignInStatus([state], now)}
    order by ${employee.id} limit ${end})`;
  return {
    filled: (where: SQL, end: number) =>
      sql`select place, id from (${sql.join(
        Object.values(SignInStatus).map((state) => ofState(state, where, end)),
        sql` union all `,
      )}) as of_state order by ${direction(sql`place`)}, id limit ${end}`,
    blank: sql`not exists (select 1 from ${userAccount} where ${ofAccount})`,
  };
}

/**
 * Whether the employee of a row has nothing to sign in with today: no account or a closed one, and where passwords are
 * kept here neither one that holds nor an invitation to set one.
 */
export const cannotSignIn = ({ now }: Pick<Ctx, 'now'>): SQL => sql`not exists (
  select 1 from ${userAccount} join ${company} on ${company.companyId} = ${userAccount.companyId}
  where ${ofAccount} and ${userAccount.enabled} and (${company.loginWay} <> ${LoginWay.DEFAULT}
    or exists (select 1 from ${userPassword} where ${userPassword.companyId} = ${userAccount.companyId}
      and ${userPassword.userId} = ${userAccount.id} and (${userPassword.expiresAt} is null or ${userPassword.expiresAt} > ${now.toISOString()}::timestamptz))
    or exists (select 1 from ${invitation} where ${invitation.companyId} = ${userAccount.companyId}
      and ${invitation.userId} = ${userAccount.id} and ${invitation.tokenHash} is not null and ${invitation.expiresAt} > ${now.toISOString()}::timestamptz)))`;

/** The policy of those who may do something about it: of whom somebody may know the state. */
export const SIGN_IN_STATES = invitations.endpoints.invitationcounts.policy;

/** Who may know: those who may do something about it. */
export const seesSignInStates = ({ session }: Pick<Ctx, 'session'>): boolean =>
  allows(SIGN_IN_STATES, session) && !(isForOriginalUser(SIGN_IN_STATES) && session.userId !== session.subjectUserId);

/** The states of some of the employees the caller may see. */
export async function signInStates(asked: Ctx, empIds: readonly string[]): Promise<{ empId: string; state: State }[]> {
  if (empIds.length === 0 || !seesSignInStates(asked)) return [];
  const ctx = onPagesOf(asked, SIGN_IN_STATES);
  return ctx.tx
    .select({ empId: employee.id, state: signInStatus() })
    .from(employee)
    .leftJoin(userAccount, ofAccount)
    .leftJoin(invitation, ofInvitation(ctx.now))
    .where(and(visibleEmployees(ctx), isAnyOf(employee.id, empIds)));
}
