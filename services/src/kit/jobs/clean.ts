import { lt, or } from 'drizzle-orm';
import { apiToken, file, idempotency } from '../../modules/platform/tables.ts';
import {
  externalSignIn,
  loginCounter,
  passwordReset,
  passwordSheet,
  rateBucket,
  session,
  verificationCode,
} from '../../modules/session/tables.ts';
import type { Kernel } from '../kernel.ts';

const HOUR_MS = 3_600_000;

/** Removes what nobody needs any more. */
export async function clean(kernel: Kernel): Promise<void> {
  await kernel.db.withSystem('job', async (tx, now) => {
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    await tx.delete(idempotency).where(lt(idempotency.createdAt, ago(24)));
    await tx.delete(file).where(lt(file.expiresAt, now));
    // Kept for a week: until then its token is answered why the session ended.
    await tx.delete(session).where(lt(session.createdAt, ago(7 * 24)));
    // Its owner sees for a season which script stopped and why.
    await tx.delete(apiToken).where(or(lt(apiToken.endedAt, ago(90 * 24)), lt(apiToken.expiresAt, ago(90 * 24))));
    await tx.delete(passwordReset).where(lt(passwordReset.expiresAt, ago(1)));
    await tx.delete(passwordSheet).where(lt(passwordSheet.createdAt, ago(24)));
    await tx.delete(externalSignIn).where(lt(externalSignIn.expiresAt, ago(1)));
    await tx.delete(verificationCode).where(lt(verificationCode.expiresAt, ago(1)));
    await tx.delete(loginCounter).where(lt(loginCounter.lastAt, ago(25)));
    await tx.delete(rateBucket).where(lt(rateBucket.startedAt, ago(25)));
  });
}
