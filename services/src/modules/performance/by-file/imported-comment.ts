import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { importedResult } from '../tables-import.ts';

/** What was said with imported results of some people in some plans; null where there is none. */
export async function importedComments(
  ctx: Ctx,
  infos: readonly { planId: string; empId: string }[],
): Promise<(info: { planId: string; empId: string }) => string | null> {
  if (infos.length === 0) return () => null;
  const rows = await ctx.tx
    .select({ planId: importedResult.planId, empId: importedResult.empId, comment: importedResult.comment })
    .from(importedResult)
    .where(
      and(
        eq(importedResult.companyId, ctx.session.companyId),
        isAnyOf(importedResult.planId, [...new Set(infos.map(({ planId }) => planId))]),
        isAnyOf(importedResult.empId, [...new Set(infos.map(({ empId }) => empId))]),
      ),
    );
  return ({ planId, empId }) => rows.find((row) => row.planId === planId && row.empId === empId)?.comment ?? null;
}
