import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm';
import { SignInStatus, type ValueOf } from '@hengcai/shared/enums';
import { invitation, userAccount } from './tables.ts';

type Status = ValueOf<typeof SignInStatus>;

/** The invitation of an account that still holds, for `leftJoin`. */
export const ofInvitation = (now: Date): SQL | undefined =>
  and(
    eq(invitation.companyId, userAccount.companyId),
    eq(invitation.userId, userAccount.id),
    or(isNull(invitation.expiresAt), gt(invitation.expiresAt, now)),
  );

/** How an account stands, of rows joined with `ofInvitation`. */
export const signInStatus = (): SQL<Status> => sql<Status>`case
  when not ${userAccount.enabled} then ${sql.raw(String(SignInStatus.DISABLED))}
  when ${userAccount.lastSignInAt} is not null then ${sql.raw(String(SignInStatus.SIGNED_IN))}
  when ${invitation.userId} is not null then ${sql.raw(String(SignInStatus.INVITED))}
  else ${sql.raw(String(SignInStatus.NEVER))} end`;
