import type { UnreadCommentResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { knownReference } from '../../known-reference.ts';
import { reference } from '../../rest/batch-loader.ts';
import { templateOf } from '../enterprise/references.ts';
import { planOf } from './references.ts';
import type { UnreadCommentRow } from './rows.ts';

/** Specification 3: 3 is a comment, any other value a reply. */
const COMMENT = 3;

export const UnreadComment: ResolversOf<UnreadCommentResolvers, UnreadCommentRow> = {
  achieved: ({ achieveValue, measureUnit }) => (achieveValue === null ? null : achieveValue + (measureUnit ?? '')),
  reply: (comment) => comment.repliedCommentType !== COMMENT,
  plan: (comment, _args, context, asked) => planOf(comment, context, asked),
  template: (comment, _args, context, asked) => templateOf(comment, context, asked),
  employee: ({ empId }, _args, { loaders }) => reference(loaders.employeeById, empId ?? null),
  employeeId: (comment) => comment.empId ?? null,
  indicatorId: (comment) => comment.rowId ?? null,
  count: (comment) => comment.unreadCount,
  department: ({ deptCode, deptName }, _args, { loaders }, asked) =>
    deptCode === null
      ? null
      : knownReference(
          loaders.departmentById,
          deptCode,
          { id: { deptId: deptCode }, ...(deptName !== null && { name: { deptName } }) },
          asked,
        ),
};
