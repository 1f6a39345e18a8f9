import { teamBoardQueries } from './TeamBoard.ts';
import { allotQueries } from './AllottedTarget.ts';
import { workReportQueries } from './WorkReport.ts';
import { EmployeeStage } from '@hengcai/shared/enums';
import { wireStatus } from '@hengcai/shared/rules/performance/plan';
import type { QueryResolvers } from '../../generated/schema.ts';

type Queries =
  | 'assessmentRules'
  | 'assessmentRule'
  | 'planRule'
  | 'assessmentRuleNameTaken'
  | 'assessmentPlans'
  | 'assessmentPlan'
  | 'assessmentPlansAt'
  | 'assessmentPlanNameTaken'
  | 'appraisalTabs'
  | 'myAppraisals'
  | 'teamAppraisals'
  | 'appraisalPlans'
  | 'calibrationPlans'
  | 'communicatingPlans'
  | 'assessmentPlanSetup'
  | 'assessment'
  | 'myAssessment'
  | 'memberAssessment'
  | 'partnerAssessment'
  | 'superiorTargets'
  | 'indicatorDetail'
  | 'indicatorComments'
  | 'coAssessorCandidates'
  | 'servableTargets'
  | 'departmentTargetStates'
  | 'departmentTargets'
  | 'coAssessments'
  | 'teamBoard'
  | 'allottedTargets'
  | 'workReport'
  | 'workReports'
  | 'sharedWorkReport'
  | 'personAppraisals';

export const Query: Pick<QueryResolvers, Queries> = {
  ...workReportQueries,
  ...teamBoardQueries,
  ...allotQueries,
  indicatorComments: (_root, { planId, employeeId, indicatorId }, { rest }) =>
    rest.performanceview.querycomment({ planCode: planId, empId: employeeId, rowId: indicatorId }),
  coAssessorCandidates: (_root, { planId, employeeId, keyword, page }, { rest }) =>
    rest.performanceview.listAssessorEmpInfo({
      ...page,
      planCode: planId,
      empId: employeeId,
      keyword: keyword ?? undefined,
    }),
  servableTargets: (_root, { planId, employeeId }, { rest }) =>
    rest.performanceview.listBossTargetPlan({ planCode: planId, empId: employeeId }),
  departmentTargetStates: (_root, { planId, waitingForMe, page }, { rest }) =>
    rest.performanceview.getDeptSelectInfo({
      ...page,
      planCode: planId ?? undefined,
      waitingForMe: waitingForMe ?? undefined,
    }),
  departmentTargets: (_root, { planId, departmentId }, { rest }) =>
    rest.performanceview.getDeptAssessmentDetail({ planCode: planId, deptId: departmentId }),
  coAssessments: (_root, { waitingForMe, page }, { rest }) =>
    rest.performanceflow.listTogetherAssessorPlan({ ...page, waitingForMe: waitingForMe ?? undefined }),
  personAppraisals: (_root, { employeeId }, { rest }) => rest.personappraisals.personappraisals({ empId: employeeId }),
  assessmentRules: (_root, { filter, page }, { rest }) =>
    rest.performancesetting.listAssessmentRuleModel({
      ...page,
      keyword: filter?.keyword ?? undefined,
      enabled: typeof filter?.enabled === 'boolean' ? (filter.enabled ? 'true' : 'false') : undefined,
    }),
  assessmentRule: (_root, { id }, { rest }) => rest.performancesetting.getmodeldetail({ ruleCode: id }),
  planRule: (_root, { planId, ruleId, planRuleType }, { rest }) =>
    rest.performanceplane.queryrule({
      planCode: planId ?? undefined,
      ruleCode: ruleId ?? undefined,
      planRuleType: planRuleType ?? undefined,
    }),
  assessmentRuleNameTaken: async (_root, { name, exceptId }, { rest }) =>
    (await rest.performancesetting.boolExistRuleName({ ruleName: name, exceptRuleCode: exceptId ?? undefined })).exists,
  assessmentPlans: async (_root, { filter, page }, { rest, loaders }) => {
    const answer = await rest.performanceplane.listAllPlan({
      ...page,
      keyword: filter?.keyword ?? undefined,
      planYear: filter?.year ?? undefined,
      cycle: filter?.cycle ?? undefined,
      planStatus: filter?.statuses ?? undefined,
    });
    for (const plan of answer.items) loaders.assessmentPlanById.prime(plan.planCode, plan);
    return answer;
  },
  assessmentPlan: (_root, { id }, { loaders }) => loaders.assessmentPlanById.load(id),
  assessmentPlansAt: (_root, { status, locked }, { rest }) =>
    rest.performanceflow.queryplane({ status: wireStatus(status, locked) }),
  assessmentPlanNameTaken: async (_root, { name, exceptId }, { rest }) =>
    (await rest.performanceplane.distinctplanname({ planName: name, exceptPlanCode: exceptId ?? undefined })).exists,
  appraisalTabs: (_root, _args, { rest }) => rest.performanceview.getAssessmentTabList(),
  myAppraisals: (_root, { filter, page }, { rest }) =>
    rest.performanceview.querysettingplane({
      ...page,
      planYear: filter?.year ?? undefined,
      employeeStage: filter?.employeeStages ?? undefined,
    }),
  teamAppraisals: (_root, { filter, page }, { rest }) => {
    const asked = { ...page, planCode: filter?.planId ?? undefined, keyword: filter?.keyword ?? undefined };
    const stages = filter?.employeeStages ?? undefined;
    // REST has a call of its own for what waits for an approval.
    if (filter?.waitingForMe && stages?.length === 1 && stages[0] === EmployeeStage.PENDING_APPROVAL)
      return rest.performanceflow.listassessmentapproval(asked);
    return rest.performanceview.listdirectlyunder({
      ...asked,
      employeeStage: stages,
      waitingForMe: filter?.waitingForMe ?? undefined,
    });
  },
  communicatingPlans: (_root, _args, { rest }) => rest.performanceplane.querynotarizingplan(),
  assessmentPlanSetup: async (_root, { id }, { rest }) => {
    const { plan, empTypes: types } = await rest.performanceplane.queryassess({ planCode: id });
    return plan && { ...plan, types };
  },
  appraisalPlans: (_root, _args, { rest }) => rest.performanceview.listmyplan(),
  calibrationPlans: (_root, _args, { rest }) => rest.performancecheck.adjustlist(),
  myAssessment: (_root, { planId }, { rest }) => rest.performanceview.getMyAssessmentDetail({ planCode: planId }),
  memberAssessment: (_root, { planId, employeeId }, { rest }) =>
    rest.performanceview.getMemberAssessmentDetail({ planCode: planId, empId: employeeId }),
  partnerAssessment: (_root, { planId, employeeId }, { rest }) =>
    rest.performanceview.getPartnerAssessmentDetail({ planCode: planId, empId: employeeId }),
  indicatorDetail: (_root, { planId, employeeId, indicatorId }, { rest }) =>
    rest.performanceview.getIndicatorDetail({ planCode: planId, empId: employeeId, rowId: indicatorId }),
  superiorTargets: (_root, { planId, employeeId }, { rest }) =>
    rest.performanceview.getBossAssessmentDetail({ planCode: planId, empId: employeeId }),
  assessment: (_root, { planId, employeeId }, { rest }) =>
    rest.performanceview.getAssessmentBaseDetail({ planCode: planId, empId: employeeId }),
};
