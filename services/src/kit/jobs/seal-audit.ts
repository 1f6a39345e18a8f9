import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { audit, auditSeal } from '../tables.ts';
import type { Tx } from '../context.ts';
import type { Kernel } from '../kernel.ts';

const BATCH = 1_000;
/** The root before the first seal. */
const GENESIS = '0'.repeat(64);

type Entry = typeof audit.$inferSelect;

/** Seals the entries committed since the last minute: each company has a chain, in which a missing or changed entry shows. */
export async function sealAudit(kernel: Kernel): Promise<void> {
  for (const companyId of await companiesWithUnsealed(kernel)) {
    while (await sealBatch(kernel, companyId));
  }
}

async function companiesWithUnsealed(kernel: Kernel): Promise<string[]> {
  const rows = await kernel.db.withSystem('job', (tx) =>
    tx.selectDistinct({ companyId: audit.companyId }).from(audit).where(isNull(audit.sealNo)),
  );
  return rows.map((row) => row.companyId);
}

async function sealBatch(kernel: Kernel, companyId: string): Promise<boolean> {
  return kernel.db.withSystem('job', async (tx, now) => {
    const entries = await tx
      .select()
      .from(audit)
      .where(and(eq(audit.companyId, companyId), isNull(audit.sealNo)))
      .orderBy(asc(audit.id))
      .limit(BATCH);
    if (entries.length === 0) return false;
    const last = await lastSeal(tx, companyId);
    const sealNo = (last?.sealNo ?? 0) + 1;
    const rootHash = sealOf(last?.rootHash ?? GENESIS, entries);
    // The primary key lets one of two sealers through; the other one finds nothing left next time.
    await tx.insert(auditSeal).values({ companyId, sealNo, entries: entries.length, rootHash, sealedAt: now });
    await tx
      .update(audit)
      .set({ sealNo })
      .where(
        and(
          eq(audit.companyId, companyId),
          inArray(
            audit.id,
            entries.map((e) => e.id),
          ),
        ),
      );
    return entries.length === BATCH;
  });
}

async function lastSeal(tx: Tx, companyId: string) {
  const [row] = await tx
    .select()
    .from(auditSeal)
    .where(eq(auditSeal.companyId, companyId))
    .orderBy(desc(auditSeal.sealNo))
    .limit(1);
  return row;
}

/** Walks a company's chain; answers the number of the first seal that does not hold, or null. */
export async function firstBrokenSeal(kernel: Kernel, companyId: string): Promise<number | null> {
  return kernel.db.withSystem('job', async (tx) => {
    let root = GENESIS;
    for (let sealNo = 1; ; sealNo += 1) {
      const [seal] = await tx
        .select()
        .from(auditSeal)
        .where(and(eq(auditSeal.companyId, companyId), eq(auditSeal.sealNo, sealNo)));
      const entries = await tx
        .select()
        .from(audit)
        .where(and(eq(audit.companyId, companyId), eq(audit.sealNo, sealNo)))
        .orderBy(asc(audit.id));
      if (!seal)
        return entries.length > 0 || (await lastSeal(tx, companyId).then((last) => (last?.sealNo ?? 0) > sealNo))
          ? sealNo
          : null;
      root = sealOf(root, entries);
      if (root !== seal.rootHash || entries.length !== seal.entries) return sealNo;
    }
  });
}

function sealOf(previousRoot: string, entries: readonly Entry[]): string {
  const hash = createHash('sha256').update(previousRoot);
  for (const e of entries) {
    hash.update(
      JSON.stringify([
        e.id,
        e.at.toISOString(),
        e.actorUserId,
        e.subjectUserId,
        e.action,
        e.objectType,
        e.objectId,
        sorted(e.params),
        sorted(e.before),
        sorted(e.after),
        e.requestId,
      ]),
    );
  }
  return hash.digest('hex');
}

/** jsonb does not keep the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
