import { sql } from 'drizzle-orm';
import { PointEntryKind } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { rowsOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { oneAtATime } from '../../kit/one-at-a-time.ts';
import { employee } from '../employee/tables.ts';
import { addEntries } from './ledger.ts';
import { pointSetting } from './setting.ts';
import { pointEntry } from './tables.ts';

/**
 * Lets points lapse: those received so many months ago that were not used up, where whatever went took the oldest first,
 * and all of whoever has left 30 days ago. What came back from an order keeps the day on which it lapses. What has lapsed has gone, so that a second run finds nothing.
 */
export async function lapsePoints(ctx: Ctx): Promise<void> {
  await oneAtATime(ctx, 'reward:points');
  const { lapseMonths } = await pointSetting(ctx);
  const { companyId } = ctx.session;
  const day = sql`${ctx.today}::date`;
  const old = sql`(p.day + make_interval(months => ${lapseMonths}))::date <= ${day}`;
  const due = await rowsOf<{ empId: string; points: number }>(
    ctx.tx,
    sql`select d.emp_id as "empId", d.points::int as points from (
      select p.emp_id, case when e.last_day + ${LIMITS.pointLeaverDays}::int <= ${day} then sum(p.delta)
        else coalesce(sum(p.delta) filter (where p.delta < 0 or p.kind = ${PointEntryKind.REFUND} or ${old}), 0) end as points
      from ${pointEntry} p join ${employee} e on e.company_id = ${companyId} and e.id = p.emp_id
      where p.company_id = ${companyId} group by p.emp_id, e.last_day) d
    where d.points > 0 order by d.emp_id`,
  );
  await addEntries(
    ctx,
    due.map(({ empId, points }) => ({
      empId,
      delta: -points,
      kind: PointEntryKind.EXPIRE,
      dedupeKey: `expire:${empId}:${ctx.today}`,
    })),
  );
  await appendAudits(
    ctx,
    due.map(({ empId, points }) => ({
      action: 'points.lapsed',
      objectType: 'points',
      objectId: empId,
      params: { points },
    })),
  );
}
