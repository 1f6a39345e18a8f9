import type * as z from 'zod';
import type { DepartmentOnDay } from '@hengcai/shared/contract/org/deptmanage';
import { inTreeOrder, totalsOf } from '@hengcai/shared/rules/org/structure';
import type { Ctx } from '../../kit/context.ts';
import { peopleById } from '../../kit/people.ts';
import { headsOn } from './people-in.ts';
import { pendingChanges, treeOn } from './structure.ts';

export type DepartmentOnDayData = z.output<typeof DepartmentOnDay>;

/** All departments of any day as a chart shows them, in a fixed number of statements. */
export async function departmentsOn(ctx: Ctx, day: string): Promise<DepartmentOnDayData[]> {
  const tree = await treeOn(ctx, day);
  const direct = await countsOn(ctx, day);
  const totals = totalsOf(tree, direct);
  const people = await peopleById(
    ctx,
    [...tree.values()].map(({ headEmpId }) => headEmpId),
  );
  return inTreeOrder(tree).map(({ deptId, code, name, nameEn, parentId, headEmpId }) => {
    const head = headEmpId === null ? undefined : people.get(headEmpId);
    return {
      deptId,
      deptCode: code,
      deptName: name,
      deptNameEn: nameEn,
      parentDeptId: parentId,
      headEmpId,
      headName: head?.name ?? null,
      headNameEn: head?.nameEn ?? null,
      headNumber: head?.number ?? null,
      headcount: direct.get(deptId) ?? 0,
      totalHeadcount: totals.get(deptId) ?? 0,
    };
  });
}

/**
 * How many people stand directly in each department. Of a day ahead those of today where the planned merges lead them:
 * who comes, goes and moves until then is told to nobody before its day.
 */
export async function countsOn(ctx: Ctx, day: string): Promise<Map<string, number>> {
  if (day <= ctx.today) return headsOn(ctx, day);
  const counts = await headsOn(ctx, ctx.today);
  for (const { kind, deptId, intoDeptId, effectiveDate } of await pendingChanges(ctx)) {
    if (kind !== 'merge' || intoDeptId === null || effectiveDate > day) continue;
    counts.set(intoDeptId, (counts.get(intoDeptId) ?? 0) + (counts.get(deptId) ?? 0));
    counts.delete(deptId);
  }
  return counts;
}
