import { eq, and } from 'drizzle-orm';
import { SyncSystemType } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import { checkPassword, decodeWirePassword } from '@hengcai/shared/rules/session/password';
import { detached, type Call } from '../../kit/calls.ts';
import type { Handlers } from '../../kit/context.ts';
import { Failure, invalid, refused, tooOften } from '../../kit/failure.ts';
import { inContext } from '../../kit/run.ts';
import { company } from '../../kit/tables.ts';
import { overLimit } from './attempts.ts';
import { avatarHandlers } from './avatar.ts';
import { getUser } from './current-user.ts';
import { hashPassword, verifyPassword } from './hashing.ts';
import { identityWords } from './passwords.ts';
import { setPassword } from './set-password.ts';
import { userAccount, userPassword } from './tables.ts';

/** The caller's own account. */
export const systemUserHandlers: Handlers<Contract['systemUser']> = {
  ...avatarHandlers,

  getUser: (_input, ctx) => getUser(ctx),

  changePassword: detached<Contract['systemUser']['endpoints']['changePassword']>(async (input, call) => {
    const old = decodeWirePassword(input.passwordOriginal);
    const chosen = decodeWirePassword(input.password);
    if (chosen === null) throw invalid('password', 'INVALID_FORMAT');
    const { companyId, userId } = call.session;
    const identity = await inContext(call.kernel, call, 'reads', (ctx) => identityWords(ctx.tx, companyId, userId));
    const issues = checkPassword(chosen, { old: old ?? '', identity });
    if (issues.length > 0) throw new Failure(400, issues);
    const storedHash = await readHash(call);
    if (!(await verifyPassword(storedHash, old)))
      throw new Failure(422, [{ field: 'passwordOriginal', code: 'WRONG_OLD_PASSWORD' }]);
    const hash = await hashPassword(chosen);
    await inContext(call.kernel, call, 'writes', async (ctx) => {
      await setPassword(ctx, userId, hash, null);
      await ctx.audit({ action: 'account.passwordChanged', objectType: 'account', objectId: userId });
    });
    return null;
  }),

  async externalLoginService(_input, { tx, session }) {
    const [row] = await tx
      .select({ serviceAddress: company.externalSystemUrl, appId: company.externalSystemAppId })
      .from(company)
      .where(and(eq(company.companyId, session.companyId), eq(company.syncSystemType, SyncSystemType.EXTERNAL_HR)));
    if (!row?.serviceAddress || !row.appId) throw refused('EXTERNAL_SYSTEM_UNAVAILABLE');
    return { serviceAddress: row.serviceAddress, appId: row.appId, appKey: null };
  },

  async saveLanguage({ language }, { tx, session }) {
    await tx
      .update(userAccount)
      .set({ language })
      .where(and(eq(userAccount.companyId, session.companyId), eq(userAccount.id, session.userId)));
    return null;
  },
};

/** Ten guesses of the old password an hour: a session left open must not become the way to find the password out. */
const GUESSES_PER_HOUR = 10;

async function readHash({ kernel, session }: Call): Promise<string | null> {
  const { seconds, row } = await kernel.db.withSystem('signIn', async (tx, now) => {
    const key = `oldPassword:${session.companyId}:${session.userId}`;
    const seconds = await overLimit(tx, key, now, 3_600_000, GUESSES_PER_HOUR);
    const [row] = await tx
      .select({ hash: userPassword.hash })
      .from(userPassword)
      .where(and(eq(userPassword.companyId, session.companyId), eq(userPassword.userId, session.userId)));
    return { seconds, row };
  });
  if (seconds > 0 && !kernel.settings.testMode) throw tooOften(seconds);
  return row?.hash ?? null;
}
