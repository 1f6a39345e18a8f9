import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { audit, auditSeal } from '../tables.ts';
import type { Tx } from '../context.ts';
import type { Kernel } from '../kernel.ts';
import { updateMany } from '../update-many.ts';

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
    const rootHash = rootOver(last?.rootHash ?? GENESIS, entries);
    // The primary key lets one of two sealers through; the other one finds nothing left next time.
    await tx
      .insert(auditSeal)
      .values({ companyId, sealNo, entries: entries.length, rootHash, sealedAt: now, byDigest: true });
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
  return kernel.db.withSystem('job', (tx) => walkChain(tx, companyId));
}

/**
 * Lets a chain of the release before cover digests from its first seal on, so that values can be erased below it; answers
 * the number of the first seal that does not hold, where nothing is changed.
 */
export async function sealByDigest(tx: Tx, companyId: string): Promise<number | null> {
  const [old] = await tx
    .select({ sealNo: auditSeal.sealNo })
    .from(auditSeal)
    .where(and(eq(auditSeal.companyId, companyId), eq(auditSeal.byDigest, false)))
    .limit(1);
  if (!old) return null;
  const anew: { companyId: string; sealNo: number; rootHash: string; byDigest: true }[] = [];
  const broken = await walkChain(tx, companyId, (sealNo, entries) =>
    anew.push({ companyId, sealNo, rootHash: rootOver(anew.at(-1)?.rootHash ?? GENESIS, entries), byDigest: true }),
  );
  if (broken === null) await updateMany(tx, auditSeal, ['companyId', 'sealNo'], anew);
  return broken;
}

/** Goes along a chain as long as it holds, and answers where it does not. */
async function walkChain(
  tx: Tx,
  companyId: string,
  visit: (sealNo: number, entries: readonly Entry[]) => void = () => undefined,
): Promise<number | null> {
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
    root = seal.byDigest ? rootOver(root, entries) : rootBefore(root, entries);
    if (root !== seal.rootHash || entries.length !== seal.entries) return sealNo;
    visit(sealNo, entries);
  }
}

function rootOver(previousRoot: string, entries: readonly Entry[]): string {
  const hash = createHash('sha256').update(previousRoot);
  for (const entry of entries) hash.update(entry.digest ?? digestOf(entry));
  return hash.digest('hex');
}

/** What a seal covers of an entry: kept with it from when values are erased. */
export const digestOf = (entry: Entry): string => createHash('sha256').update(contentOf(entry)).digest('hex');

/** The root of the release before. */
function rootBefore(previousRoot: string, entries: readonly Entry[]): string {
  const hash = createHash('sha256').update(previousRoot);
  for (const entry of entries) hash.update(contentOf(entry));
  return hash.digest('hex');
}

const contentOf = (e: Entry): string =>
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
  ]);

/** jsonb does not keep the order of keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
