import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { syncSetting } from '../tables-sync.ts';

/** Seals what the directory is asked with anew, where it needs the former master key. */
export async function turnSyncSecret({ tx, session, secrets }: Ctx): Promise<number> {
  const [row] = await tx
    .select({ secret: syncSetting.secret })
    .from(syncSetting)
    .where(eq(syncSetting.companyId, session.companyId))
    .for('update');
  const sealed = row?.secret ?? null;
  if (sealed === null || !secrets.isFormer(sealed)) return 0;
  await tx
    .update(syncSetting)
    .set({ secret: secrets.seal(secrets.unseal(sealed)) })
    .where(eq(syncSetting.companyId, session.companyId));
  return 1;
}
