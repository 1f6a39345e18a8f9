import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { stageReminder } from './tables.ts';
import { todoSources } from '../../kit/todos.ts';

/** Whether what a reminder asks for still waits; what only tells something waits until it is read. */
export const waitsStill = (ctx: Ctx): SQL<boolean> =>
  sql`(${stageReminder.work} is null or ${or(sql`false`, ...todoSources().flatMap(({ stillWaits }) => stillWaits?.(ctx, stageReminder) ?? []))})`;

/** Reminders nobody has read whose work, where they have one, still waits. */
export const isOpen = (ctx: Ctx): SQL | undefined => and(isNull(stageReminder.readAt), waitsStill(ctx));

/**
 * Only the caller's own reminders exist here; an account without an employee has none. Who acts as the head of a
 * department sees what asks for the head's work, not what concerns the head.
 */
export const mine = ({ session }: Ctx): SQL | undefined =>
  and(
    eq(stageReminder.companyId, session.companyId),
    eq(stageReminder.empId, session.empId ?? ''),
    session.withinDepts === null
      ? undefined
      : sql`${stageReminder.subjectEmpId} is distinct from ${stageReminder.empId}`,
  );
