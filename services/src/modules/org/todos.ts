import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { PageRight, TodoType } from '@hengcai/shared/enums';
import { hasRight } from '../../kit/pages.ts';
import type { TodoSource } from '../../kit/todos.ts';
import { orgChange } from './tables-changes.ts';

/** Changes that could not be made on their day wait for whoever may change the organisation. */
export const orgTodos: TodoSource = {
  async counts(ctx) {
    if (!hasRight(ctx.session, '/org/list', PageRight.EDIT)) return [];
    const failed = await ctx.tx.$count(
      orgChange,
      and(
        eq(orgChange.companyId, ctx.session.companyId),
        eq(orgChange.state, 'pending'),
        isNotNull(orgChange.problems),
      ),
    );
    return failed > 0 ? [{ typeId: TodoType.STRUCTURE_CHANGE, backlogCount: failed }] : [];
  },
  // One by one they stand in the list of what is coming; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
  stillWaits: () => sql`false`,
};
