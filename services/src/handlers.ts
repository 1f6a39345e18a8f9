import type { AllHandlers } from './kit/context.ts';
import { empmanageHandlers } from './modules/employee/empmanage.ts';
import { invitationHandlers } from './modules/employee/invite/handlers.ts';
import { empupdateHandlers } from './modules/employee/empupdate.ts';
import { assessmentModuleHandlers } from './modules/enterprise/assessment-module.ts';
import { indexHandlers } from './modules/home/home.ts';
import { messageHandlers } from './modules/message/message.ts';
import { deptmanageHandlers } from './modules/org/deptmanage.ts';
import { grooveCommunicationHandlers } from './modules/performance/communications.ts';
import { performancecheckHandlers } from './modules/performance/performancecheck.ts';
import { performanceexportHandlers } from './modules/performance/performanceexport.ts';
import { performanceflowHandlers } from './modules/performance/performanceflow.ts';
import { performanceplaneHandlers } from './modules/performance/performanceplane.ts';
import { performancesettingHandlers } from './modules/performance/performancesetting.ts';
import { planpeopleHandlers } from './modules/performance/plan-people.ts';
import { performanceviewHandlers } from './modules/performance/performanceview.ts';
import { platformHandlers } from './modules/platform/platform.ts';
import { jobfamilymanageHandlers } from './modules/position/jobfamilymanage.ts';
import { positionmanageHandlers } from './modules/position/positionmanage.ts';
import { rankmanageHandlers } from './modules/position/rankmanage.ts';
import { invitationLinkHandlers } from './modules/session/accept-invitation.ts';
import { imageHandlers } from './modules/session/image.ts';
import { inviteHandlers } from './modules/session/invite.ts';
import { menuHandlers } from './modules/session/menu.ts';
import { rolemanageHandlers } from './modules/session/rolemanage.ts';
import { rootHandlers } from './modules/session/root.ts';
import { systemUserHandlers } from './modules/session/system-user.ts';
import { verifycodeHandlers } from './modules/session/verifycode.ts';
import { imageControlHandlers } from './modules/settings/image-control.ts';
import { ldapControllerHandlers } from './modules/settings/ldap-controller.ts';

/** The handlers of the whole contract: an endpoint without one does not compile. */
export const handlers: AllHandlers = {
  root: rootHandlers,
  verifycode: verifycodeHandlers,
  invite: inviteHandlers,
  image: imageHandlers,
  imageControl: imageControlHandlers,
  ldapController: ldapControllerHandlers,
  systemUser: systemUserHandlers,
  menu: menuHandlers,
  rolemanage: rolemanageHandlers,
  platform: platformHandlers,
  invitations: invitationHandlers,
  invitationLink: invitationLinkHandlers,
  deptmanage: deptmanageHandlers,
  positionmanage: positionmanageHandlers,
  rankmanage: rankmanageHandlers,
  jobfamilymanage: jobfamilymanageHandlers,
  empmanage: empmanageHandlers,
  empupdate: empupdateHandlers,
  index: indexHandlers,
  message: messageHandlers,
  grooveCommunication: grooveCommunicationHandlers,
  assessmentModule: assessmentModuleHandlers,
  performancesetting: performancesettingHandlers,
  performanceplane: performanceplaneHandlers,
  performanceflow: performanceflowHandlers,
  performanceexport: performanceexportHandlers,
  planpeople: planpeopleHandlers,
  performanceview: performanceviewHandlers,
  performancecheck: performancecheckHandlers,
};
