import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from './context.ts';
import { asOf } from './as-of.ts';
import { deptVersion } from '../modules/org/tables.ts';
import { identityLink, userAccount } from '../modules/session/tables.ts';

/** A link that holds today, with the account it leads to; a department without a head leads to nobody and is left out. */
export interface HeldLink {
  targetUserId: string;
  /** The department the target heads, where that is what links them. */
  deptId: string | null;
}

/** Whom an account may act as today, by its own links and as HR of departments; the links of those count for nothing. */
export async function linksOf(tx: Tx, companyId: string, userId: string, today: string): Promise<HeldLink[]> {
  const head = alias(userAccount, 'head');
  const rows = await tx
    .select({ linkedUserId: identityLink.linkedUserId, headUserId: head.id, deptId: identityLink.deptId })
    .from(identityLink)
    .leftJoin(
      deptVersion,
      and(
        eq(deptVersion.companyId, identityLink.companyId),
        eq(deptVersion.deptId, identityLink.deptId),
        asOf(deptVersion, today),
      ),
    )
    .leftJoin(head, and(eq(head.companyId, identityLink.companyId), eq(head.empId, deptVersion.headEmpId)))
    .where(
      and(
        eq(identityLink.companyId, companyId),
        eq(identityLink.userId, userId),
        or(isNull(identityLink.validTo), gte(identityLink.validTo, today)),
      ),
    )
    .orderBy(identityLink.id);
  return rows.flatMap(({ linkedUserId, headUserId, deptId }) => {
    const targetUserId = linkedUserId ?? headUserId;
    return targetUserId === null || targetUserId === userId ? [] : [{ targetUserId, deptId }];
  });
}

/** What acting as somebody comes to: everything, or what the head of these departments has within them; null: nothing. */
export function reachOf(links: readonly HeldLink[], targetUserId: string): { withinDepts: string[] | null } | null {
  const held = links.filter((link) => link.targetUserId === targetUserId);
  if (held.length === 0) return null;
  const deptIds = held.flatMap(({ deptId }) => (deptId === null ? [] : [deptId]));
  return { withinDepts: deptIds.length === held.length ? deptIds : null };
}
