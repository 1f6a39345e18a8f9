import { and, eq, gt, gte, isNull, or } from 'drizzle-orm';
import { registerMergeStep } from '../../kit/merge-steps.ts';
import { applyEdits } from './edit.ts';
import { employee, employment } from './tables.ts';

/** People of a merged department move with it, each with a line in the own history; who has left stays where they were. */
registerMergeStep('people', async (ctx, { fromDeptId, intoDeptId, on }) => {
  const { companyId } = ctx.session;
  const people = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        eq(employee.deptId, fromDeptId),
        or(isNull(employee.lastDay), gte(employee.lastDay, on)),
      ),
    );
  await applyEdits(
    ctx,
    people.map(({ empId }) => ({ empId, salaryFrom: on, values: { deptId: intoDeptId } })),
    { kind: 'merge', on },
  );
  // Moves that are dated ahead lead to what the department is part of by then.
  await ctx.tx
    .update(employment)
    .set({ deptId: intoDeptId })
    .where(and(eq(employment.companyId, companyId), eq(employment.deptId, fromDeptId), gt(employment.validFrom, on)));
});
