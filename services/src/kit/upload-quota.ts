import { sql } from 'drizzle-orm';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { uploadCount } from './tables.ts';
import type { Settings } from '../settings.ts';
import type { Ctx } from './context.ts';
import { Failure } from './failure.ts';

/**
 * Counts a file the caller is about to send, and refuses it when there were enough of them today (ASVS 5.2.4). It counts
 * before a byte is read: what is refused later has cost its reading all the same.
 */
export async function countUpload({ tx, session, today }: Ctx, { testMode }: Settings): Promise<void> {
  const isSameDay = sql`${uploadCount.day} = excluded.day`;
  const [row] = await tx
    .insert(uploadCount)
    .values({ companyId: session.companyId, userId: session.userId, day: today, files: 1 })
    .onConflictDoUpdate({
      target: [uploadCount.companyId, uploadCount.userId],
      set: { day: today, files: sql`case when ${isSameDay} then ${uploadCount.files} + 1 else 1 end` },
    })
    .returning({ files: uploadCount.files });
  if (!testMode && (row?.files ?? 0) > LIMITS.uploadsPerDay)
    throw new Failure(429, [{ field: 'file', code: 'TOO_MANY_FILES', params: { max: LIMITS.uploadsPerDay } }]);
}
