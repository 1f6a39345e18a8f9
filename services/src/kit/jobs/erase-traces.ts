import { and, eq, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import type { Kernel } from '../kernel.ts';
import { audit, letter } from '../tables.ts';
import { updateMany } from '../update-many.ts';
import { digestOf, sealByDigest } from './seal-audit.ts';

/**
 * Erases fields of some people from the audit trail, which keeps that they changed, and the letters written to them. The chain
 * over the trail holds: it covers the digests of what stood there. Answers false, and erases nothing, where it is broken.
 * Harmless when repeated.
 */
export function eraseTraces(
  kernel: Kernel,
  companyId: string,
  empIds: readonly string[],
  fields: readonly string[],
): Promise<boolean> {
  return kernel.db.withSystem('erase', async (tx) => {
    const broken = await sealByDigest(tx, companyId);
    if (broken !== null) {
      kernel.log.error({ companyId, sealNo: broken }, 'the chain over the audit trail is broken: nothing is erased');
      return false;
    }
    const names = sql`${sql.param([...fields])}::text[]`;
    const entries = await tx
      .select()
      .from(audit)
      .where(
        and(
          eq(audit.companyId, companyId),
          eq(audit.objectType, 'employee'),
          isAnyOf(audit.objectId, empIds),
          or(sql`${audit.before} ?| ${names}`, sql`${audit.after} ?| ${names}`),
        ),
      );
    await updateMany(
      tx,
      audit,
      ['companyId', 'id'],
      entries.map((entry) => ({
        companyId,
        id: entry.id,
        before: without(entry.before, fields),
        after: without(entry.after, fields),
        // One that no seal covers yet is covered as it is from now on.
        digest: entry.sealNo === null ? null : (entry.digest ?? digestOf(entry)),
      })),
    );
    await tx.delete(letter).where(and(eq(letter.companyId, companyId), isAnyOf(letter.empId, empIds)));
    return true;
  });
}

const without = <T extends object>(values: T | null, fields: readonly string[]): T | null =>
  values && (Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name))) as T);
