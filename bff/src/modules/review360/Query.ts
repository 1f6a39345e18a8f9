import type { QueryResolvers } from '../../generated/schema.ts';

type Fields =
  | 'review360Overview'
  | 'review360Plans'
  | 'review360Raters'
  | 'review360Candidates'
  | 'review360Received'
  | 'review360Forms'
  | 'review360Form'
  | 'review360SubmittedForm'
  | 'review360Team'
  | 'review360People'
  | 'review360Report'
  | 'review360Suspects'
  | 'review360FlaggedForms';

export const Query: Pick<QueryResolvers, Fields> = {
  review360Overview: (_root, _args, { rest }) => rest.performanceinvite.getMy360OverviewInfo({}),
  review360Plans: (_root, { status }, { rest }) =>
    rest.performanceinvite.list360AssessablePlan({ planStatus: status ?? undefined }),
  review360Raters: (_root, { planId, employeeId }, { rest }) =>
    employeeId
      ? rest.performanceinvite.getMemberAssessorList({ planCode: planId, empId: employeeId })
      : rest.performanceinvite.getMyAssessorList({ planCode: planId }),
  review360Candidates: (_root, { planId, employeeId, keyword, page }, { rest }) =>
    rest.performanceinvite.get360AssessableEmpInfo({
      ...page,
      planCode: planId,
      empId: employeeId,
      keyword: keyword ?? undefined,
    }),
  review360Received: (_root, { page }, { rest }) => rest.performanceinvite.listReceived360Invitation({ ...page }),
  review360Forms: (_root, { planId, submitted, page }, { rest }) =>
    rest.performanceinvite.getMy360AssessInfo({
      ...page,
      planCode: planId ?? undefined,
      submitted: submitted ?? undefined,
    }),
  review360Form: (_root, { planId, employeeId }, { rest }) =>
    rest.performanceinvite.getAssessInterface({ planCode: planId, empId: employeeId }),
  review360SubmittedForm: (_root, { id }, { rest }) => rest.performanceinvite.getAssessDetail({ inviteId: id }),
  review360Team: (_root, { planId, page }, { rest }) =>
    rest.performanceinvite.getMyTeam360AssessInfo({ ...page, planCode: planId }),
  review360People: (_root, { planId, keyword, page }, { rest }) =>
    rest.performanceinvite.listRateEmpByPlan({ ...page, planCode: planId, keyword: keyword ?? undefined }),
  review360Report: (_root, { planId, employeeId }, { rest }) =>
    rest.performanceinvite.listAssessScoreStatistic({ planCode: planId, empId: employeeId }),
  review360Suspects: (_root, { planId, page }, { rest }) =>
    rest.performanceinvite.listNegativeCheckEmpList({ ...page, planCode: planId }),
  review360FlaggedForms: (_root, { planId, employeeId }, { rest }) =>
    rest.performanceinvite.listDetailNegativeCheck({ planCode: planId, empId: employeeId }),
};
