import { sql } from 'drizzle-orm';
import { registerMergeStep } from '../../kit/merge-steps.ts';
import { scopeGrant, userRole } from './tables.ts';

/** The lists of departments that grants and narrower scopes of members hold. */
const HOLDERS = [scopeGrant, userRole] as const;

/** Whoever may see or manage the people of a merged department may those of what it became part of. */
registerMergeStep('scopeGrants', async (ctx, { fromDeptId, intoDeptId }) => {
  for (const holder of HOLDERS)
    await ctx.tx.execute(sql`update ${holder} set dept_ids = array(
        select distinct case when d = ${fromDeptId} then ${intoDeptId}::text else d end from unnest(${holder.deptIds}) as d)
      where ${holder.companyId} = ${ctx.session.companyId} and ${fromDeptId} = any(${holder.deptIds})`);
});
