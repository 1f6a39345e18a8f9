import { and, eq } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import { decodeWirePassword } from '@hengcai/shared/rules/session/password';
import type { Call } from '../../kit/calls.ts';
import type { Tx } from '../../kit/context.ts';
import { Failure, refused } from '../../kit/failure.ts';
import { failuresOf, forgetFailures, isCodeNeeded, lockFailures, noteFailure, refusalOfLimits } from './attempts.ts';
import { provenByDirectory } from './directory/directory.ts';
import { findAccount, type Found, type FoundAccount, type TypedName } from './find-account.ts';
import { hashPassword, isOutdated, verifyPassword } from './hashing.ts';
import { userPassword } from './tables.ts';
import { checkCode } from './verification.ts';

interface Given {
  company: string;
  userName: string;
  /** As it came over the wire. */
  password: string;
  verifyCode?: string | undefined;
}

/**
 * Has somebody prove an account by its password, here or in the company's directory, and then does what `onRight` says
 * (specification 5, reliability 4.5). What an answer tells about a password is decided after it was compared, one attempt
 * of a name at a time: of fifty guesses at once the fourth finds three failures and needs the code, right or wrong, while
 * any number of right ones at once pass. An unknown account costs the same statements and the same hash, or the same
 * questions to the directory, as a known one.
 */
export async function proven<T>(
  call: Call,
  given: Given,
  onRight: (tx: Tx, now: Date, account: FoundAccount) => Promise<T | Failure>,
): Promise<T> {
  const { kernel, clientIp } = call;
  const name: TypedName = { companyCode: given.company.toLowerCase(), name: given.userName.toLowerCase() };
  // A refusal is answered, not thrown: thrown inside, it would take back what was counted and the code that was used.
  const first = await kernel.db.withSystem('signIn', async (tx, now) => {
    const limit = await refusalOfLimits(kernel, tx, name, clientIp, now);
    if (limit) return { refusal: limit };
    const failures = await failuresOf(tx, name, now);
    const refusal = await checkCode(kernel, tx, name, failures, given.verifyCode, now);
    if (refusal) return { refusal };
    return { found: await findAccount(tx, name), codeTaken: isCodeNeeded(failures) };
  });
  if (first.refusal) throw first.refusal;
  const { found, codeTaken } = first;
  const { account } = found;
  const password = decodeWirePassword(given.password);
  const right = await isRight(call, found, name.name, password);
  const outcome = await kernel.db.withSystem('signIn', async (tx, now) => {
    const failures = await lockFailures(tx, name, now);
    const refusal = codeTaken ? null : await checkCode(kernel, tx, name, failures, given.verifyCode, now);
    if (refusal) return refusal;
    if (!right || !account) {
      await noteFailure(tx, name, clientIp, failures, now);
      return refused('WRONG_CREDENTIALS');
    }
    await forgetFailures(tx, name, clientIp);
    // Told to whoever knew it alone: it says nothing about any other.
    const { passwordExpiresAt } = account;
    if (found.loginWay === LoginWay.DEFAULT && passwordExpiresAt && passwordExpiresAt <= now)
      return refused('INITIAL_PASSWORD_EXPIRED');
    return onRight(tx, now, account);
  });
  if (outcome instanceof Failure) throw outcome;
  if (account?.hash && password !== null && found.loginWay === LoginWay.DEFAULT && isOutdated(account.hash)) {
    // The person is in; what fails here is done at the next sign-in.
    await strengthenHash(call, account, password).catch((err: unknown) => kernel.log.warn({ err }, 'hash not renewed'));
  }
  return outcome;
}

/** The way is the company's, never the caller's: a password kept here opens nothing where the directory decides. */
async function isRight({ kernel }: Call, found: Found, typed: string, password: string | null): Promise<boolean> {
  const { loginWay, directory, bindSecret, directoryName, account } = found;
  const enabled = account?.enabled === true;
  if (loginWay === LoginWay.LDAP && directory && bindSecret !== null) {
    const opened = { directory, bindSecret: kernel.secrets.unseal(bindSecret) };
    // Asked for in any case; a name of another kind, though, may be somebody else's there.
    const right = await provenByDirectory(kernel, opened, directoryName ?? typed, password);
    return right && enabled && directoryName !== null;
  }
  const hash = enabled && loginWay === LoginWay.DEFAULT ? account.hash : null;
  return verifyPassword(hash, password);
}

/** Stores the password anew with today's parameters; only when the answer is known, or the time it takes would tell. */
async function strengthenHash({ kernel }: Call, account: FoundAccount, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await kernel.db.withSystem('signIn', (tx) =>
    tx
      .update(userPassword)
      .set({ hash })
      .where(
        and(
          eq(userPassword.companyId, account.companyId),
          eq(userPassword.userId, account.userId),
          // Not over a password that was changed meanwhile.
          eq(userPassword.hash, account.hash ?? ''),
        ),
      ),
  );
}
