// Written by `npm run codegen` from the files of the modules; changes are lost.
import * as approval from '@hengcai/shared/contract/approval';
import * as kernel from '@hengcai/shared/contract/kernel';
import * as letterText from '@hengcai/shared/contract/letter-text';
import * as tableImport from '@hengcai/shared/contract/table-import';
import * as platformLists from '@hengcai/shared/contract/platform/lists';
import * as platformPlatform from '@hengcai/shared/contract/platform/platform';
import * as platformSearch from '@hengcai/shared/contract/platform/search';
import * as platformShare from '@hengcai/shared/contract/platform/share';
import * as sessionImage from '@hengcai/shared/contract/session/image';
import * as sessionInvite from '@hengcai/shared/contract/session/invite';
import * as sessionMenu from '@hengcai/shared/contract/session/menu';
import * as sessionRolemanage from '@hengcai/shared/contract/session/rolemanage';
import * as sessionRoot from '@hengcai/shared/contract/session/root';
import * as sessionSystemUser from '@hengcai/shared/contract/session/system-user';
import * as sessionVerifycode from '@hengcai/shared/contract/session/verifycode';
import * as messageGrooveCommunication from '@hengcai/shared/contract/message/groove-communication';
import * as messageMessage from '@hengcai/shared/contract/message/message';
import * as homeHome from '@hengcai/shared/contract/home/home';
import * as homeOverview from '@hengcai/shared/contract/home/overview';
import * as orgDeptHistory from '@hengcai/shared/contract/org/dept-history';
import * as orgDeptmanage from '@hengcai/shared/contract/org/deptmanage';
import * as employeeChangeImport from '@hengcai/shared/contract/employee/change-import';
import * as employeeChangeProposal from '@hengcai/shared/contract/employee/change-proposal';
import * as employeeConditions from '@hengcai/shared/contract/employee/conditions';
import * as employeeCustomDict from '@hengcai/shared/contract/employee/custom-dict';
import * as employeeCustomField from '@hengcai/shared/contract/employee/custom-field';
import * as employeeDepartmentPeople from '@hengcai/shared/contract/employee/department-people';
import * as employeeEmpfield from '@hengcai/shared/contract/employee/empfield';
import * as employeeEmployee from '@hengcai/shared/contract/employee/employee';
import * as employeeEmpupdate from '@hengcai/shared/contract/employee/empupdate';
import * as employeeFileImports from '@hengcai/shared/contract/employee/file-imports';
import * as employeeImport from '@hengcai/shared/contract/employee/import';
import * as employeeInvitation from '@hengcai/shared/contract/employee/invitation';
import * as employeePersonnelChange from '@hengcai/shared/contract/employee/personnelChange';
import * as employeeRecordProposal from '@hengcai/shared/contract/employee/record-proposal';
import * as employeeRecords from '@hengcai/shared/contract/employee/records';
import * as employeeSeeAs from '@hengcai/shared/contract/employee/see-as';
import * as employeeSync from '@hengcai/shared/contract/employee/sync';
import * as positionDescribed from '@hengcai/shared/contract/position/described';
import * as positionEvaluation from '@hengcai/shared/contract/position/evaluation';
import * as positionJobFamilies from '@hengcai/shared/contract/position/job-families';
import * as positionMatch from '@hengcai/shared/contract/position/match';
import * as positionPositions from '@hengcai/shared/contract/position/positions';
import * as positionRanks from '@hengcai/shared/contract/position/ranks';
import * as performanceAlign from '@hengcai/shared/contract/performance/align';
import * as performanceAllot from '@hengcai/shared/contract/performance/allot';
import * as performanceAssess360 from '@hengcai/shared/contract/performance/assess360';
import * as performanceAssessment from '@hengcai/shared/contract/performance/assessment';
import * as performanceAttachment from '@hengcai/shared/contract/performance/attachment';
import * as performanceBoard from '@hengcai/shared/contract/performance/board';
import * as performanceBoss from '@hengcai/shared/contract/performance/boss';
import * as performanceByFile from '@hengcai/shared/contract/performance/by-file';
import * as performanceCalibration from '@hengcai/shared/contract/performance/calibration';
import * as performanceChange from '@hengcai/shared/contract/performance/change';
import * as performanceCombine from '@hengcai/shared/contract/performance/combine';
import * as performanceComment from '@hengcai/shared/contract/performance/comment';
import * as performanceCommunicating from '@hengcai/shared/contract/performance/communicating';
import * as performanceCustomTemplate from '@hengcai/shared/contract/performance/custom-template';
import * as performanceDepartment from '@hengcai/shared/contract/performance/department';
import * as performanceEmpType from '@hengcai/shared/contract/performance/emp-type';
import * as performanceFlow from '@hengcai/shared/contract/performance/flow';
import * as performanceForm from '@hengcai/shared/contract/performance/form';
import * as performanceInclude from '@hengcai/shared/contract/performance/include';
import * as performanceIndicator from '@hengcai/shared/contract/performance/indicator';
import * as performanceParticipant from '@hengcai/shared/contract/performance/participant';
import * as performancePerson from '@hengcai/shared/contract/performance/person';
import * as performancePlanModule from '@hengcai/shared/contract/performance/plan-module';
import * as performancePlan from '@hengcai/shared/contract/performance/plan';
import * as performanceProgress from '@hengcai/shared/contract/performance/progress';
import * as performanceRule from '@hengcai/shared/contract/performance/rule';
import * as performanceScope from '@hengcai/shared/contract/performance/scope';
import * as performanceTogether from '@hengcai/shared/contract/performance/together';
import * as performanceTransfer from '@hengcai/shared/contract/performance/transfer';
import * as performanceWorkReport from '@hengcai/shared/contract/performance/work-report';
import * as review360Invite from '@hengcai/shared/contract/review360/invite';
import * as review360Report from '@hengcai/shared/contract/review360/report';
import * as probationFiled from '@hengcai/shared/contract/probation/filed';
import * as probationProbationplan from '@hengcai/shared/contract/probation/probationplan';
import * as probationProbationplanrule from '@hengcai/shared/contract/probation/probationplanrule';
import * as compensationBonusBase from '@hengcai/shared/contract/compensation/bonusBase';
import * as compensationCityCompany from '@hengcai/shared/contract/compensation/cityCompany';
import * as compensationMailTemplate from '@hengcai/shared/contract/compensation/mailTemplate';
import * as compensationSalaryMatrix from '@hengcai/shared/contract/compensation/salaryMatrix';
import * as analyticsExitRate from '@hengcai/shared/contract/analytics/exit-rate';
import * as analyticsOrganizational from '@hengcai/shared/contract/analytics/organizational';
import * as analyticsPeople from '@hengcai/shared/contract/analytics/people';
import * as analyticsPromotion from '@hengcai/shared/contract/analytics/promotion';
import * as analyticsReportFilter from '@hengcai/shared/contract/analytics/report-filter';
import * as teamHistory from '@hengcai/shared/contract/team/history';
import * as teamMyTeam from '@hengcai/shared/contract/team/my-team';
import * as rewardCommodities from '@hengcai/shared/contract/reward/commodities';
import * as rewardExchange from '@hengcai/shared/contract/reward/exchange';
import * as rewardLetters from '@hengcai/shared/contract/reward/letters';
import * as rewardMallPage from '@hengcai/shared/contract/reward/mall-page';
import * as rewardOrders from '@hengcai/shared/contract/reward/orders';
import * as rewardPeople from '@hengcai/shared/contract/reward/people';
import * as rewardPointRules from '@hengcai/shared/contract/reward/point-rules';
import * as rewardPoints from '@hengcai/shared/contract/reward/points';
import * as rewardValues from '@hengcai/shared/contract/reward/values';
import * as projectfundApprove from '@hengcai/shared/contract/projectfund/approve';
import * as projectfundBonusapply from '@hengcai/shared/contract/projectfund/bonusapply';
import * as projectfundBudgetapply from '@hengcai/shared/contract/projectfund/budgetapply';
import * as projectfundProjecttype from '@hengcai/shared/contract/projectfund/projecttype';
import * as strategyStrategymap from '@hengcai/shared/contract/strategy/strategymap';
import * as enterpriseAssessmentModule from '@hengcai/shared/contract/enterprise/assessment-module';
import * as enterpriseCompany from '@hengcai/shared/contract/enterprise/company';
import * as settingsLdapController from '@hengcai/shared/contract/settings/ldap-controller';
import * as settingsRoles from '@hengcai/shared/contract/settings/roles';
import * as settingsSystemUsers from '@hengcai/shared/contract/settings/system-users';

/** What the files of the contract export. */
export const CONTRACT_FILES: readonly object[] = [
  approval,
  kernel,
  letterText,
  tableImport,
  platformLists,
  platformPlatform,
  platformSearch,
  platformShare,
  sessionImage,
  sessionInvite,
  sessionMenu,
  sessionRolemanage,
  sessionRoot,
  sessionSystemUser,
  sessionVerifycode,
  messageGrooveCommunication,
  messageMessage,
  homeHome,
  homeOverview,
  orgDeptHistory,
  orgDeptmanage,
  employeeChangeImport,
  employeeChangeProposal,
  employeeConditions,
  employeeCustomDict,
  employeeCustomField,
  employeeDepartmentPeople,
  employeeEmpfield,
  employeeEmployee,
  employeeEmpupdate,
  employeeFileImports,
  employeeImport,
  employeeInvitation,
  employeePersonnelChange,
  employeeRecordProposal,
  employeeRecords,
  employeeSeeAs,
  employeeSync,
  positionDescribed,
  positionEvaluation,
  positionJobFamilies,
  positionMatch,
  positionPositions,
  positionRanks,
  performanceAlign,
  performanceAllot,
  performanceAssess360,
  performanceAssessment,
  performanceAttachment,
  performanceBoard,
  performanceBoss,
  performanceByFile,
  performanceCalibration,
  performanceChange,
  performanceCombine,
  performanceComment,
  performanceCommunicating,
  performanceCustomTemplate,
  performanceDepartment,
  performanceEmpType,
  performanceFlow,
  performanceForm,
  performanceInclude,
  performanceIndicator,
  performanceParticipant,
  performancePerson,
  performancePlanModule,
  performancePlan,
  performanceProgress,
  performanceRule,
  performanceScope,
  performanceTogether,
  performanceTransfer,
  performanceWorkReport,
  review360Invite,
  review360Report,
  probationFiled,
  probationProbationplan,
  probationProbationplanrule,
  compensationBonusBase,
  compensationCityCompany,
  compensationMailTemplate,
  compensationSalaryMatrix,
  analyticsExitRate,
  analyticsOrganizational,
  analyticsPeople,
  analyticsPromotion,
  analyticsReportFilter,
  teamHistory,
  teamMyTeam,
  rewardCommodities,
  rewardExchange,
  rewardLetters,
  rewardMallPage,
  rewardOrders,
  rewardPeople,
  rewardPointRules,
  rewardPoints,
  rewardValues,
  projectfundApprove,
  projectfundBonusapply,
  projectfundBudgetapply,
  projectfundProjecttype,
  strategyStrategymap,
  enterpriseAssessmentModule,
  enterpriseCompany,
  settingsLdapController,
  settingsRoles,
  settingsSystemUsers,
];
