import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { importedResult } from '../tables-import.ts';

/** What was said with somebody's imported result; null without. */
export async function importedComment(ctx: Ctx, planId: string, empId: string): Promise<string | null> {
  const [row] = await ctx.tx
    .select({ comment: importedResult.comment })
    .from(importedResult)
    .where(
      and(
        eq(importedResult.companyId, ctx.session.companyId),
        eq(importedResult.planId, planId),
        eq(importedResult.empId, empId),
      ),
    );
  return row?.comment ?? null;
}
