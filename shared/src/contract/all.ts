// Written by `npm run codegen` from the files of the modules; changes are lost.
import { lists } from './platform/lists.ts';
import { platform } from './platform/platform.ts';
import { search } from './platform/search.ts';
import { share } from './platform/share.ts';
import { image, imageControl } from './session/image.ts';
import { invite } from './session/invite.ts';
import { menu } from './session/menu.ts';
import { rolemanage } from './session/rolemanage.ts';
import { root } from './session/root.ts';
import { systemUser } from './session/system-user.ts';
import { verifycode } from './session/verifycode.ts';
import { grooveCommunication } from './message/groove-communication.ts';
import { message } from './message/message.ts';
import { index } from './home/home.ts';
import { overview } from './home/overview.ts';
import { deptHistory } from './org/dept-history.ts';
import { deptmanage } from './org/deptmanage.ts';
import { changeProposal } from './employee/change-proposal.ts';
import { customDict } from './employee/custom-dict.ts';
import { customField } from './employee/custom-field.ts';
import { departmentPeople } from './employee/department-people.ts';
import { empfield } from './employee/empfield.ts';
import { empmanage } from './employee/employee.ts';
import { empupdate } from './employee/empupdate.ts';
import {
  departmentImport,
  positionImport,
  rankImport,
  jobFamilyImport,
  recordImport,
} from './employee/file-imports.ts';
import { invitations, accounts, invitationLink } from './employee/invitation.ts';
import { personnelChange } from './employee/personnelChange.ts';
import { recordProposal } from './employee/record-proposal.ts';
import { seeAs } from './employee/see-as.ts';
import { sync } from './employee/sync.ts';
import { positionassess } from './position/evaluation.ts';
import { jobfamilymanage } from './position/job-families.ts';
import { positionmatch } from './position/match.ts';
import { positionmanage } from './position/positions.ts';
import { rankmanage } from './position/ranks.ts';
import { performanceview } from './performance/assessment.ts';
import { teamBoard } from './performance/board.ts';
import { performancecheck } from './performance/calibration.ts';
import { customTemplate } from './performance/custom-template.ts';
import { performanceflow, performanceexport } from './performance/flow.ts';
import { personappraisals } from './performance/person.ts';
import { starterkit, planpeople, performanceplane } from './performance/plan.ts';
import { performancesetting } from './performance/rule.ts';
import { workReport } from './performance/work-report.ts';
import { performanceinvite, inviteFile } from './review360/invite.ts';
import { probationFlow, probationExport } from './probation/filed.ts';
import { probationplan } from './probation/probationplan.ts';
import { probationplanrule } from './probation/probationplanrule.ts';
import { bonusBase } from './compensation/bonusBase.ts';
import { cityCompany } from './compensation/cityCompany.ts';
import { mailTemplate } from './compensation/mailTemplate.ts';
import { salaryMatrix } from './compensation/salaryMatrix.ts';
import { exitRate } from './analytics/exit-rate.ts';
import { organizational } from './analytics/organizational.ts';
import { promotion } from './analytics/promotion.ts';
import { reportFilter } from './analytics/report-filter.ts';
import { teamHistory } from './team/history.ts';
import { myTeam } from './team/my-team.ts';
import { commodities } from './reward/commodities.ts';
import { exchangeRate } from './reward/exchange.ts';
import { thanksLetters } from './reward/letters.ts';
import { awardMall, conversionRecords } from './reward/orders.ts';
import { pointRules } from './reward/point-rules.ts';
import { awardPoints } from './reward/points.ts';
import { awardValues } from './reward/values.ts';
import { approve } from './projectfund/approve.ts';
import { bonusapply } from './projectfund/bonusapply.ts';
import { budgetapply } from './projectfund/budgetapply.ts';
import { projecttype } from './projectfund/projecttype.ts';
import { strategymap } from './strategy/strategymap.ts';
import { assessmentModule } from './enterprise/assessment-module.ts';
import { company } from './enterprise/company.ts';
import { ldapController } from './settings/ldap-controller.ts';
import { roles } from './settings/roles.ts';
import { userAccounts } from './settings/system-users.ts';

/** Every REST service of the product by name; `rest.<name>.<endpoint>` in the BFF, one handler map each in the services. */
export const contract = {
  lists,
  platform,
  search,
  share,
  image,
  imageControl,
  invite,
  menu,
  rolemanage,
  root,
  systemUser,
  verifycode,
  grooveCommunication,
  message,
  index,
  overview,
  deptHistory,
  deptmanage,
  changeProposal,
  customDict,
  customField,
  departmentPeople,
  empfield,
  empmanage,
  empupdate,
  departmentImport,
  positionImport,
  rankImport,
  jobFamilyImport,
  recordImport,
  invitations,
  accounts,
  invitationLink,
  personnelChange,
  recordProposal,
  seeAs,
  sync,
  positionassess,
  jobfamilymanage,
  positionmatch,
  positionmanage,
  rankmanage,
  performanceview,
  teamBoard,
  performancecheck,
  customTemplate,
  performanceflow,
  performanceexport,
  personappraisals,
  starterkit,
  planpeople,
  performanceplane,
  performancesetting,
  workReport,
  performanceinvite,
  inviteFile,
  probationFlow,
  probationExport,
  probationplan,
  probationplanrule,
  bonusBase,
  cityCompany,
  mailTemplate,
  salaryMatrix,
  exitRate,
  organizational,
  promotion,
  reportFilter,
  teamHistory,
  myTeam,
  commodities,
  exchangeRate,
  thanksLetters,
  awardMall,
  conversionRecords,
  pointRules,
  awardPoints,
  awardValues,
  approve,
  bonusapply,
  budgetapply,
  projecttype,
  strategymap,
  assessmentModule,
  company,
  ldapController,
  roles,
  userAccounts,
};
export type Contract = typeof contract;
