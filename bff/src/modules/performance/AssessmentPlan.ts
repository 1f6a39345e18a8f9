import type {
  ApprovalNodeResolvers,
  AssessmentEmployeeTypeModuleResolvers,
  CombinedAssessmentPlanResolvers,
  AssessmentPlanModulePartResolvers,
  CommunicatingPlanResolvers,
  SimilarAssessmentPlanResolvers,
  EmployeeTypeOfPlanResolvers,
  AssessmentPlanResolvers,
  AssessmentPlanBlockerResolvers,
  AssessmentPlanModuleResolvers,
  AssessmentPlanScopeResolvers,
  AssessmentStageCountResolvers,
} from '../../generated/schema.ts';
import type { AssessmentPlanStatus } from '../../generated/enums.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { contentOf, templateOf } from '../enterprise/references.ts';
import type {
  ApprovalNodeRow,
  AssessmentEmployeeTypeModuleRow,
  CombinedAssessmentPlanRow,
  AssessmentPlanModulePartRow,
  CommunicatingPlanRow,
  SimilarAssessmentPlanRow,
  EmployeeTypeOfPlanRow,
  AssessmentPlanBlockerRow,
  AssessmentPlanModuleRow,
  AssessmentPlanRow,
  AssessmentPlanScopeRow,
  AssessmentStageCountRow,
} from './rows.ts';

export const AssessmentPlan: ResolversOf<AssessmentPlanResolvers, AssessmentPlanRow> = {
  id: (plan) => plan.planCode,
  name: (plan) => plan.planName,
  year: (plan) => plan.planYear,
  // A locked plan travels as the negative of its status (specification 3).
  status: (plan) => Math.abs(plan.planStatus) as AssessmentPlanStatus,
  locked: (plan) => plan.planStatus < 0,
  departmentRatio: (plan) => plan.deptRatio,
  departmentRule: (plan) => plan.deptRule,
  lockedManagersWithoutPeople: ({ lockedBossEmpIds }, _args, { loaders }) =>
    lockedBossEmpIds.map((id) => loaders.employeeById.load(id)),
  peopleWithoutSignIn: async ({ planCode }, _args, { rest, capabilities }) =>
    (await capabilities()).invitations ? (await rest.planpeople.plancannotsignin({ planCode })).count : null,
  readiness: ({ planCode }, { to }, { rest }) => rest.performanceflow.checkadvance({ planCode, to }),
  participants: ({ planCode }, { filter, page }, { rest }) =>
    rest.performanceflow.viewdetails({
      ...page,
      planCode,
      keyword: filter?.keyword ?? undefined,
      deptId: filter?.departmentId ?? undefined,
      employeeStage: filter?.employeeStages ?? undefined,
      hasLeft: filter?.hasLeft ?? undefined,
      superiorLeft: filter?.superiorLeft ?? undefined,
    }),
  transfers: ({ planCode }, { filter, page }, { rest }) =>
    rest.performanceview.gettransferperformancerecord({
      ...page,
      planCode,
      keyword: filter?.keyword ?? undefined,
      deptId: filter?.departmentId ?? undefined,
    }),
  similarPlans: ({ planCode }, _args, { rest }) => rest.performanceplane.getSameModulePlanList({ planCode }),
  includablePlans: ({ planCode }, _args, { rest }) =>
    rest.performanceplane.getSameModulePlanList({ planCode, toInclude: true }),
  resultNotes: ({ planCode }, _args, { rest }) =>
    rest.performanceplane.listAssessmentNoteConfig({ assessmentPlanCode: planCode }),
  flow: ({ planCode, flow }, _args, { rest }) => flow ?? rest.performanceplane.listApprovalFlow({ planCode }),
  employeeTypes: ({ planCode, types }, _args, { rest }) => types ?? rest.performanceplane.listEmpType({ planCode }),
  scopePeople: ({ planCode }, { filter, page }, { rest }) =>
    rest.performanceview.getscopebyplan({
      ...page,
      planCode,
      keyword: filter?.keyword ?? undefined,
      deptId: filter?.departmentId ?? undefined,
      single: filter?.single ?? undefined,
    }),
  singlePeople: ({ planCode }, { filter, page }, { rest }) =>
    rest.performancecheck.listUnoEmpPerformanceInfo({
      ...page,
      planCode,
      keyword: filter?.keyword ?? undefined,
      deptId: filter?.departmentId ?? undefined,
      takesPart: filter?.takesPart ?? undefined,
    }),
  outsiders: ({ planCode }, { filter, page }, { rest }) =>
    rest.performanceflow.getbesideemp({
      ...page,
      planCode,
      keyword: filter?.keyword ?? undefined,
      deptId: filter?.departmentId ?? undefined,
    }),
  satisfactionDays: ({ planCode }, _args, { rest }) => rest.performanceplane.listSatisfactionScoreDate({ planCode }),
  calibration: ({ planCode }, { filter, page }, { rest }) =>
    rest.performancecheck.querylist({
      ...page,
      planCode,
      deptId: filter?.departmentId ?? undefined,
      bossEmpId: filter?.managerId ?? undefined,
      levelName: filter?.levelName ?? undefined,
      keyword: filter?.keyword ?? undefined,
    }),
  distribution: ({ planCode, distribution }, { departmentId, managerId }, { rest }) =>
    distribution && !departmentId && !managerId
      ? distribution
      : rest.performancecheck.getdistribution({
          planCode,
          deptId: departmentId ?? undefined,
          bossEmpId: managerId ?? undefined,
        }),
  calibrationScores: ({ planCode }, { employeeId }, { rest }) =>
    rest.performancecheck.listScore({ planCode, empId: employeeId }),
  ungraded: ({ planCode }, { assessmentId, page }, { rest }) =>
    rest.performancecheck.getungradeemp({ ...page, planCode, assessmentInfoId: assessmentId ?? undefined }),
  calibrationGroups: ({ planCode }, { by, page }, { rest }) =>
    rest.performancecheck.comparegroups({ ...page, planCode, by }),
  performanceMatrix: ({ planCode }, _args, { rest }) => rest.performancecheck.performancematrix({ planCode }),
  proposedMoves: ({ planCode }, _args, { rest }) => rest.performancecheck.proposemoves({ planCode }),
  calibrationHistory: ({ planCode }, { employeeId, page }, { rest }) =>
    rest.performancecheck.listadjusthistory({ ...page, planCode, empId: employeeId ?? undefined }),
};

export const AssessmentPlanModule: ResolversOf<AssessmentPlanModuleResolvers, AssessmentPlanModuleRow> = {
  takesDepartmentScore: (module) => module.takesDeptScore,
  contentId: (module) => module.contentModuleCode,
  template: (module, _args, context, asked) => templateOf(module, context, asked),
  content: ({ companyModuleCode, contentModuleCode }, _args, { loaders }) =>
    contentOf(loaders, companyModuleCode, contentModuleCode),
};

export const CombinedAssessmentPlan: ResolversOf<CombinedAssessmentPlanResolvers, CombinedAssessmentPlanRow> = {
  id: (plan) => plan.planCode,
  name: (plan) => plan.planName,
};

export const AssessmentPlanModulePart: ResolversOf<AssessmentPlanModulePartResolvers, AssessmentPlanModulePartRow> = {
  id: (part) => part.partCode,
  name: (part) => part.partName,
  nameEn: (part) => part.partNameEn,
};

export const CommunicatingPlan: ResolversOf<CommunicatingPlanResolvers, CommunicatingPlanRow> = {
  id: (plan) => plan.planCode,
  name: (plan) => plan.planName,
};

export const SimilarAssessmentPlan: ResolversOf<SimilarAssessmentPlanResolvers, SimilarAssessmentPlanRow> = {
  id: (plan) => plan.planCode,
  name: (plan) => plan.planName,
  status: (plan) => plan.planStatus,
  people: (plan) => plan.scopeCount,
};

export const EmployeeTypeOfPlan: ResolversOf<EmployeeTypeOfPlanResolvers, EmployeeTypeOfPlanRow> = {
  id: (type) => type.empTypeCode,
  name: (type) => type.empTypeName,
};

export const AssessmentEmployeeTypeModule: ResolversOf<
  AssessmentEmployeeTypeModuleResolvers,
  AssessmentEmployeeTypeModuleRow
> = { templateId: (module) => module.companyModuleCode };

export const AssessmentPlanScope: ResolversOf<AssessmentPlanScopeResolvers, AssessmentPlanScopeRow> = {
  departments: ({ deptIds }, _args, { loaders }) => deptIds.map((id) => loaders.departmentById.load(id)),
  employees: ({ empIds }, _args, { loaders }) => empIds.map((id) => loaders.employeeById.load(id)),
  excludedEmployees: ({ excludedEmpIds }, _args, { loaders }) =>
    excludedEmpIds.map((id) => loaders.employeeById.load(id)),
};

export const AssessmentStageCount: ResolversOf<AssessmentStageCountResolvers, AssessmentStageCountRow> = {
  stage: (count) => count.employeeStage,
};

export const ApprovalNode: ResolversOf<ApprovalNodeResolvers, ApprovalNodeRow> = {
  name: (node) => node.nodeName,
  employees: ({ empIds }, _args, { loaders }) => empIds?.map((id) => loaders.employeeById.load(id)) ?? null,
};

export const AssessmentPlanBlocker: ResolversOf<AssessmentPlanBlockerResolvers, AssessmentPlanBlockerRow> = {
  employee: (blocker, _args, { loaders }) => reference(loaders.employeeById, blocker.empId),
};
