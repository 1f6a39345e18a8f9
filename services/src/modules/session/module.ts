import { and, eq, lt } from 'drizzle-orm';
import { registerCleaning } from '../../kit/jobs/clean.ts';
import { registerTurnStep } from '../../kit/turn-master-key.ts';
import { invitationLinkHandlers } from './accept-invitation.ts';
import { imageHandlers } from './image.ts';
import { inviteHandlers } from './invite.ts';
import { menuHandlers } from './menu.ts';
import './merge.ts';
import { rolemanageHandlers } from './rolemanage.ts';
import { rootHandlers } from './root.ts';
import { systemUserHandlers } from './system-user.ts';
import {
  externalSignIn,
  loginCounter,
  passwordReset,
  passwordSheet,
  rateBucket,
  session as sessionTable,
  signInSetting,
  verificationCode,
} from './tables.ts';
import { verifycodeHandlers } from './verifycode.ts';

registerCleaning(async (tx, _now, ago) => {
  // Kept for a week: until then its token is answered why the session ended.
  await tx.delete(sessionTable).where(lt(sessionTable.createdAt, ago(7 * 24)));
  await tx.delete(passwordReset).where(lt(passwordReset.expiresAt, ago(1)));
  await tx.delete(passwordSheet).where(lt(passwordSheet.createdAt, ago(24)));
  await tx.delete(externalSignIn).where(lt(externalSignIn.expiresAt, ago(1)));
  await tx.delete(verificationCode).where(lt(verificationCode.expiresAt, ago(1)));
  await tx.delete(loginCounter).where(lt(loginCounter.lastAt, ago(25)));
  await tx.delete(rateBucket).where(lt(rateBucket.startedAt, ago(25)));
});

/** The secrets of a company's directory and identity provider; only sign-in may read them. */
registerTurnStep(async ({ session: { companyId }, kernel: { db, secrets }, write }) => {
  const [row] = await db.withSystem('signIn', (tx) =>
    tx.select().from(signInSetting).where(eq(signInSetting.companyId, companyId)),
  );
  const turned = (sealed: string | null | undefined) =>
    sealed && secrets.isFormer(sealed) ? secrets.seal(secrets.unseal(sealed)) : undefined;
  const changes = { bindSecret: turned(row?.bindSecret), clientSecret: turned(row?.clientSecret) };
  const count = Object.values(changes).filter((one) => one !== undefined).length;
  if (!row || count === 0) return 0;
  await write(({ tx }) =>
    tx
      .update(signInSetting)
      .set(changes)
      // Who saved new ones meanwhile sealed them with the key of now.
      .where(and(eq(signInSetting.companyId, companyId), eq(signInSetting.version, row.version))),
  );
  return count;
});

/** What the module brings beside its entries in the registries. */
export const session = {
  handlers: {
    root: rootHandlers,
    verifycode: verifycodeHandlers,
    invite: inviteHandlers,
    image: imageHandlers,
    systemUser: systemUserHandlers,
    menu: menuHandlers,
    rolemanage: rolemanageHandlers,
    invitationLink: invitationLinkHandlers,
  },
};
