import { asc, eq, sql } from 'drizzle-orm';
import { MAX_DEPTH } from '@hengcai/shared/rules/org/structure';
import type { Tx } from '../../kit/context.ts';
import { department, deptPath, deptVersion } from './tables.ts';
import { asOf } from '../../kit/as-of.ts';

/**
 * Lets one change of a company's tree happen at a time, by its oldest department. Whoever only names a department, as
 * somebody new in it does, does not wait.
 */
export async function lockTree(tx: Tx, companyId: string): Promise<void> {
  await tx
    .select({ id: department.id })
    .from(department)
    .where(eq(department.companyId, companyId))
    .orderBy(asc(department.createdAt), asc(department.id))
    .limit(1)
    .for('no key update');
}

/**
 * Rebuilds today's closure from the dated tree: after each structural change, and by the daily job when a dated one comes
 * due. One at a time: of two, the second would leave what the first has just written, and with it people in sight of whom
 * they are no longer below.
 */
export async function rebuildDeptPath(tx: Tx, companyId: string, today: string): Promise<void> {
  await lockTree(tx, companyId);
  await tx.delete(deptPath).where(sql`${deptPath.companyId} = ${companyId}`);
  await tx.execute(sql`
    with recursive today as (
      select ${deptVersion.deptId} as dept_id, ${deptVersion.parentId} as parent_id from ${deptVersion}
      where ${deptVersion.companyId} = ${companyId} and ${asOf(deptVersion, today)}
    ), paths as (
      select dept_id as ancestor, dept_id as descendant, 0 as depth from today
      union all
      select p.ancestor, t.dept_id, p.depth + 1 from paths p join today t on t.parent_id = p.descendant where p.depth < ${MAX_DEPTH}
    )
    insert into ${deptPath} (company_id, ancestor, descendant, depth)
    select ${companyId}, ancestor, descendant, depth from paths on conflict do nothing`);
}
