import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/sql.ts';
import type { Tx } from './context.ts';

/** A link that holds today, with the account it leads to; a department without a head leads to nobody and is left out. */
export interface HeldLink {
  targetUserId: string;
  /** The department the target heads, where that is what links them. */
  deptId: string | null;
}

/**
 * Whom an account may act as today, by its own links and as HR of departments; the links of those count for nothing. The
 * tables belong to the modules session and org, which stand above: who calls is read before any of them is asked.
 */
export async function linksOf(tx: Tx, companyId: string, userId: string, today: string): Promise<HeldLink[]> {
  const rows = await rowsOf<{ targetUserId: string | null; deptId: string | null }>(
    tx,
    sql`select coalesce(l.linked_user_id, head.id) as "targetUserId", l.dept_id as "deptId" from identity_link l
      left join dept_version d on d.company_id = l.company_id and d.dept_id = l.dept_id
        and d.valid_from <= ${today}::date and (d.valid_to is null or d.valid_to > ${today}::date)
      left join user_account head on head.company_id = l.company_id and head.emp_id = d.head_emp_id
      where l.company_id = ${companyId} and l.user_id = ${userId} and (l.valid_to is null or l.valid_to >= ${today}::date)
      order by l.id`,
  );
  return rows.flatMap(({ targetUserId, deptId }) =>
    targetUserId === null || targetUserId === userId ? [] : [{ targetUserId, deptId }],
  );
}

/** What acting as somebody comes to: everything, or what the head of these departments has within them; null: nothing. */
export function reachOf(links: readonly HeldLink[], targetUserId: string): { withinDepts: string[] | null } | null {
  const held = links.filter((link) => link.targetUserId === targetUserId);
  if (held.length === 0) return null;
  const deptIds = held.flatMap(({ deptId }) => (deptId === null ? [] : [deptId]));
  return { withinDepts: deptIds.length === held.length ? deptIds : null };
}
