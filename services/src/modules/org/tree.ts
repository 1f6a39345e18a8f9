import { sql } from 'drizzle-orm';
import { MAX_DEPTH } from '@hengcai/shared/rules/org/structure';
import type { Tx } from '../../kit/context.ts';
import { deptPath, deptVersion } from './tables.ts';
import { asOf } from '../../kit/as-of.ts';

/** Rebuilds today's closure from the dated tree: after each structural change, and by the daily job when a dated one comes due. */
export async function rebuildDeptPath(tx: Tx, companyId: string, today: string): Promise<void> {
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
