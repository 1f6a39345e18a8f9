import { sql } from 'drizzle-orm';
import { registerMergeStep } from '../../kit/merge-steps.ts';
import { identityLink } from './tables.ts';

/** HR that supports a merged department supports what it became part of; a link to both becomes one. */
registerMergeStep('identityLinks', async (ctx, { fromDeptId, intoDeptId }) => {
  const { companyId } = ctx.session;
  await ctx.tx.execute(sql`delete from ${identityLink} where company_id = ${companyId} and dept_id = ${fromDeptId}
    and user_id in (select l.user_id from ${identityLink} l where l.company_id = ${companyId} and l.dept_id = ${intoDeptId})`);
  await ctx.tx.execute(
    sql`update ${identityLink} set dept_id = ${intoDeptId} where company_id = ${companyId} and dept_id = ${fromDeptId}`,
  );
});
