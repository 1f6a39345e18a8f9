import { and, eq } from 'drizzle-orm';
import { registerTurnStep } from '../../kit/turn-master-key.ts';
import { signInSetting } from './tables.ts';

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
