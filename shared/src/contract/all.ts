import { assessmentModule } from './assessment-module.ts';
import { deptmanage } from './deptmanage.ts';
import { empmanage, empupdate } from './employee.ts';
import { index } from './home.ts';
import { grooveCommunication } from './groove-communication.ts';
import { image, imageControl } from './image.ts';
import { invitationLink, invitations } from './invitation.ts';
import { invite } from './invite.ts';
import { ldapController } from './ldap-controller.ts';
import { menu } from './menu.ts';
import { message } from './message.ts';
import { performanceexport, performanceflow, performanceplane, planpeople } from './performance-plan.ts';
import { performancesetting } from './performance-setting.ts';
import { performancecheck } from './performance-check.ts';
import { performanceview } from './performance-view.ts';
import { platform } from './platform.ts';
import { jobfamilymanage, positionmanage, rankmanage } from './positions.ts';
import { rolemanage } from './rolemanage.ts';
import { root } from './root.ts';
import { systemUser } from './system-user.ts';
import { verifycode } from './verifycode.ts';

/** Every REST service of the product by name; `rest.<name>.<endpoint>` in the BFF, one handler map each in the services. */
export const contract = {
  root,
  verifycode,
  invite,
  image,
  imageControl,
  ldapController,
  systemUser,
  menu,
  rolemanage,
  platform,
  invitations,
  invitationLink,
  deptmanage,
  positionmanage,
  rankmanage,
  jobfamilymanage,
  empmanage,
  empupdate,
  index,
  message,
  grooveCommunication,
  assessmentModule,
  performancesetting,
  performanceplane,
  performanceflow,
  performanceexport,
  planpeople,
  performanceview,
  performancecheck,
};
export type Contract = typeof contract;
