import { and, eq } from 'drizzle-orm';
import { registerMergeStep } from '../../kit/merge-steps.ts';
import { position } from './tables.ts';

/** Positions of a merged department are positions of what it became part of. */
registerMergeStep('positions', async (ctx, { fromDeptId, intoDeptId }) => {
  await ctx.tx
    .update(position)
    .set({ deptId: intoDeptId })
    .where(and(eq(position.companyId, ctx.session.companyId), eq(position.deptId, fromDeptId)));
});
