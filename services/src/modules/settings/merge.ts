import { sql } from 'drizzle-orm';
import { registerMergeStep } from '../../kit/merge-steps.ts';
import { scopeGrant } from './tables.ts';

/** Whoever may see or manage the people of a merged department may those of what it became part of. */
registerMergeStep('scopeGrants', async (ctx, { fromDeptId, intoDeptId }) => {
  await ctx.tx.execute(sql`update ${scopeGrant} set dept_ids = array(
      select distinct case when d = ${fromDeptId} then ${intoDeptId}::text else d end from unnest(${scopeGrant.deptIds}) as d)
    where ${scopeGrant.companyId} = ${ctx.session.companyId} and ${fromDeptId} = any(${scopeGrant.deptIds})`);
});
