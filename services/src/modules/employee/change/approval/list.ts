import { asc } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import { paged, type PageOf } from '../../../../kit/paged.ts';
import { personnelChange } from '../../tables.ts';
import { changeData, type ChangeData } from '../data.ts';
import { waitsFor } from './todos.ts';

/** What waits for the caller's approval, the oldest first. */
export async function listToApprove(ctx: Ctx, page: { pageNo: number; pageSize: number }): Promise<PageOf<ChangeData>> {
  const { empId } = ctx.session;
  if (empId === null) return { ...page, items: [], total: 0 };
  const where = waitsFor(ctx, empId);
  const { items, ...rest } = await paged(
    page,
    ({ limit, offset }) =>
      ctx.tx
        .select()
        .from(personnelChange)
        .where(where)
        .orderBy(asc(personnelChange.createdAt), asc(personnelChange.id))
        .limit(limit)
        .offset(offset),
    () => ctx.tx.$count(personnelChange, where),
  );
  return { ...rest, items: await changeData(ctx, items, new Set(items.map(({ id }) => id))) };
}
