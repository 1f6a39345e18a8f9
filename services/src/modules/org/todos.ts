import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { PageRight, TodoType } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import type { TodoSource } from '../../kit/todos.ts';
import { orgChange } from './tables-changes.ts';

const failed = ({ session }: Ctx) =>
  and(eq(orgChange.companyId, session.companyId), eq(orgChange.state, 'pending'), isNotNull(orgChange.problems));

/** Changes that could not be made on their day wait for whoever may change the organisation. */
export const orgTodos: TodoSource = {
  counts: [
    {
      mayWait: (ctx) =>
        hasRight(ctx.session, '/org/list', PageRight.EDIT)
          ? sql`exists (select 1 from ${orgChange} where ${failed(ctx)})`
          : sql`false`,
      count: async (ctx) => [
        { typeId: TodoType.STRUCTURE_CHANGE, backlogCount: await ctx.tx.$count(orgChange, failed(ctx)) },
      ],
    },
  ],
  // One by one they stand in the list of what is coming; they are no matter of an appraisal.
  list: () => Promise.resolve([]),
};
