import type {
  AssessmentColleagueResolvers,
  AssessmentDepartmentResolvers,
  IndicatorCommentResolvers,
  IndicatorThreadResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type {
  AssessmentColleagueRow,
  AssessmentDepartmentRow,
  IndicatorCommentRow,
  IndicatorThreadRow,
} from './rows.ts';

export const IndicatorComment: ResolversOf<IndicatorCommentResolvers, IndicatorCommentRow> = {
  id: (comment) => comment.commentId,
  replyToId: (comment) => comment.repliedCommentId,
};

export const IndicatorThread: ResolversOf<IndicatorThreadResolvers, IndicatorThreadRow> = {
  indicatorId: (thread) => thread.rowId,
  comments: (thread) => thread.commentCount,
  unread: (thread) => thread.unreadCount,
};

export const AssessmentColleague: ResolversOf<AssessmentColleagueResolvers, AssessmentColleagueRow> = {
  id: (person) => person.empId,
  name: (person) => person.empName,
  nameEn: (person) => person.empNameEn,
  number: (person) => person.empNumber,
};

export const AssessmentDepartment: ResolversOf<AssessmentDepartmentResolvers, AssessmentDepartmentRow> = {
  id: (department) => department.deptId,
  name: (department) => department.deptName,
  nameEn: (department) => department.deptNameEn,
};
