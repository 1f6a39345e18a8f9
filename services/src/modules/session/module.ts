import { and, eq } from 'drizzle-orm';
import { registerTurnStep } from '../../kit/turn-master-key.ts';
import { invitationLinkHandlers } from './accept-invitation.ts';
import { imageHandlers } from './image.ts';
import { inviteHandlers } from './invite.ts';
import { menuHandlers } from './menu.ts';
import { rolemanageHandlers } from './rolemanage.ts';
import { rootHandlers } from './root.ts';
import { systemUserHandlers } from './system-user.ts';
import { signInSetting } from './tables.ts';
import { verifycodeHandlers } from './verifycode.ts';

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
