import type { UnreadCommentResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { UnreadCommentRow } from './rows.ts';

/** Specification 3: 3 is a comment, any other value a reply. */
const COMMENT = 3;

export const UnreadComment: ResolversOf<UnreadCommentResolvers, UnreadCommentRow> = {
  achieved: ({ achieveValue, measureUnit }) => (achieveValue === null ? null : achieveValue + (measureUnit ?? '')),
  reply: (comment) => comment.repliedCommentType !== COMMENT,
  planId: (comment) => comment.assessmentPlanCode,
  templateId: (comment) => comment.companyModuleCode,
  departmentName: (comment) => comment.deptName,
};
