import { and, sql } from 'drizzle-orm';
import { PageRight, TodoType } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import type { TodoSource } from '../../kit/todos.ts';
import { countPlans, exitDue, managedPlans, waitsFor } from './plan.ts';

/** Plans in which it is the caller's turn, and failed ones whose exit HR has still to file. */
export const probationTodos: TodoSource = {
  async counts(ctx, empId) {
    const waiting = await countPlans(ctx, waitsFor(ctx, empId, true));
    const exits = filesExits(ctx) ? await countPlans(ctx, and(managedPlans(ctx), exitDue(ctx))) : 0;
    return [
      { typeId: TodoType.PROBATION, backlogCount: waiting },
      { typeId: TodoType.PROBATION_EXIT, backlogCount: exits },
    ].filter(({ backlogCount }) => backlogCount > 0);
  },
  // One by one they stand in the lists of plans; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: () => sql`false`,
};

const filesExits = ({ session }: Ctx): boolean => hasRight(session, '/employee/personnel-changes', PageRight.EDIT);
