import { and, eq, gt, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { SignInStatus, type ValueOf } from '@hengcai/shared/enums';
import { accountStanding, invitation, userAccount } from './tables.ts';

type Status = ValueOf<typeof SignInStatus>;

/** The invitation of an account that still holds, for `leftJoin`. */
export const ofInvitation = (now: Date): SQL | undefined =>
  and(
    eq(invitation.companyId, userAccount.companyId),
    eq(invitation.userId, userAccount.id),
    or(isNull(invitation.expiresAt), gt(invitation.expiresAt, now)),
  );

const literal = (status: Status): SQL => sql.raw(String(status));
const { NEVER, INVITED } = SignInStatus;

/** How an account stands, of rows joined with `ofInvitation`. */
export const signInStatus = (): SQL<Status> => sql<Status>`case
  when ${accountStanding(userAccount)} <> ${literal(NEVER)} then ${accountStanding(userAccount)}
  when ${invitation.userId} is not null then ${literal(INVITED)}
  else ${literal(NEVER)} end`;

/** Accounts that stand in one of some ways: a range of their index, and where it is a matter of invitations of what those say. */
export function hasSignInStatus(statuses: readonly Status[], now: Date): SQL {
  const isInvited = sql`exists (select 1 from ${invitation} where ${ofInvitation(now)})`;
  const ways = statuses.map((status) => {
    const standing = sql`${accountStanding(userAccount)} = ${literal(status === INVITED ? NEVER : status)}`;
    if (status === INVITED) return and(standing, isInvited);
    return status === NEVER && !statuses.includes(INVITED) ? and(standing, not(isInvited)) : standing;
  });
  return or(...ways) ?? sql`false`;
}
