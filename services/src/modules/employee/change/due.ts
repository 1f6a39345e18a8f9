import { and, eq, sql } from 'drizzle-orm';
import { PersonnelChangeTask, PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { Failure } from '../../../kit/failure.ts';
import type { Transaction } from '../../../kit/jobs/daily.ts';
import { storedPeople } from '../current.ts';
import { personnelChange } from '../tables.ts';
import { applyChange } from './apply.ts';
import { lockChange, takesEffect, updateChange, type ChangeRow } from './rows.ts';
import { tellDone, tellFailed } from './tell.ts';

/**
 * Lets everything take effect whose day has come, in the order of the days, each in a transaction of its own. What cannot
 * stays pending and becomes a task of HR with the reason; it is tried again every day. Harmless when repeated.
 */
export async function applyDueChanges(transaction: Transaction): Promise<void> {
  const due = await transaction('reads', dueChanges);
  for (const { id, empId } of due) {
    try {
      await transaction('writes', (ctx) => applyWhenDue(ctx, empId, id));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await transaction('writes', (ctx) => leaveToHr(ctx, id, error));
    }
  }
}

/** The exits of a day come after everything else that begins on it: reports who were handed over have gone by then. */
function dueChanges(ctx: Ctx): Promise<{ id: string; empId: string }[]> {
  const isExit = sql`(${personnelChange.changeType} = ${sql.raw(String(PersonnelChangeType.EXIT))})`;
  const day = sql`(${personnelChange.effectiveDate} + ${isExit}::int)`;
  return ctx.tx
    .select({ id: personnelChange.id, empId: personnelChange.empId })
    .from(personnelChange)
    .where(
      and(
        eq(personnelChange.companyId, ctx.session.companyId),
        eq(personnelChange.state, 'pending'),
        sql`${day} <= ${ctx.today}::date`,
      ),
    )
    .orderBy(day, isExit, personnelChange.createdAt, personnelChange.id);
}

/** Lets one change take effect unless somebody was faster. */
async function applyWhenDue(ctx: Ctx, empId: string, changeId: string): Promise<void> {
  await storedPeople(ctx, [empId], true);
  const row = await lockChange(ctx, changeId);
  if (row?.state !== 'pending' || !takesEffect(row, ctx.today)) return;
  await tellDone(ctx, await applyChange(ctx, row));
}

async function leaveToHr(ctx: Ctx, changeId: string, { issues: [issue] }: Failure): Promise<void> {
  const row = await lockChange(ctx, changeId);
  if (row?.state !== 'pending' || !issue) return;
  const failure: ChangeRow['failure'] = {
    field: issue.field,
    code: issue.code,
    ...(issue.params && { params: issue.params }),
  };
  if (row.task === PersonnelChangeTask.FAILED && row.failure?.code === failure.code) return;
  await tellFailed(ctx, await updateChange(ctx, row, { task: PersonnelChangeTask.FAILED, failure }));
}
