import { and, eq, isNull } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { detached } from '../../kit/calls.ts';
import type { Handlers } from '../../kit/context.ts';
import { hashToken } from '../../kit/session-token.ts';
import { CODE_FROM_FAILURES, failuresOf } from './attempts.ts';
import { begin } from './external/begin.ts';
import { complete } from './external/complete.ts';
import { login } from './login.ts';
import { session } from './tables.ts';

type Endpoints = Contract['root']['endpoints'];

/** Calls at the root: sign-in, its failure count, sign-out. */
export const rootHandlers: Handlers<Contract['root']> = {
  login: detached<Endpoints['login']>(login),

  getLoginService: detached<Endpoints['getLoginService']>(begin),

  otherlogin: detached<Endpoints['otherlogin']>(complete),

  loginfailedtimes: detached<Endpoints['loginfailedtimes']>(async ({ companyCode, userName }, { kernel }) => {
    const typed = { companyCode: companyCode.toLowerCase(), name: userName.toLowerCase() };
    const failures = await kernel.db.withSystem('signIn', (tx, now) => failuresOf(tx, typed, now));
    // Capped: what the page needs is whether to ask for the code, not how hard an account is under attack.
    return { loginFailedTimes: Math.min(failures, CODE_FROM_FAILURES) };
  }),

  Logout: detached<Endpoints['Logout']>(async (_input, { kernel, token }) => {
    if (token === null) return null;
    await kernel.db.withSystem('session', (tx, now) =>
      tx
        .update(session)
        .set({ endedAt: now, endReason: 'logout' })
        .where(and(eq(session.tokenHash, hashToken(token)), isNull(session.endedAt))),
    );
    return null;
  }),
};
