import { and, eq, sql } from 'drizzle-orm';
import { TodoType } from '@hengcai/shared/enums';
import { isAskedToApprove, waitsForApproval } from '../../../../kit/approval.ts';
import type { Ctx } from '../../../../kit/context.ts';
import { stillThere, type TodoSource } from '../../../../kit/todos.ts';
import { personnelChange } from '../../tables.ts';
import { CHANGE_SUBJECT } from './subject.ts';

/** Changes that wait for the approval of somebody. */
export const waitsFor = (ctx: Ctx, empId: string) =>
  and(
    eq(personnelChange.companyId, ctx.session.companyId),
    eq(personnelChange.state, 'approving'),
    waitsForApproval(ctx, CHANGE_SUBJECT, empId, personnelChange.id),
  );

/** Personnel changes wait for those who approve them. */
export const changeTodos: TodoSource = {
  counts: [
    {
      mayWait: isAskedToApprove,
      count: async (ctx, empId) => [
        {
          typeId: TodoType.PERSONNEL_CHANGE_APPROVAL,
          backlogCount: await ctx.tx.$count(personnelChange, waitsFor(ctx, empId)),
        },
      ],
    },
  ],
  // One by one they stand on the page of the own approvals; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  // Who was told of several by one message is asked as long as any of them waits.
  stillWaits: (ctx, reminder) =>
    stillThere(
      reminder,
      'changeApproval',
      personnelChange,
      and(
        sql`(${reminder.objectId} is null or ${personnelChange.id} = ${reminder.objectId})`,
        waitsFor(ctx, ctx.session.empId ?? ''),
      ),
    ),
};
