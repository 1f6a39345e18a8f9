import { PageRight } from '@hengcai/shared/enums';
import type { CurrentUserResolvers, PagePermission } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import type { CurrentUserRow } from './rows.ts';

/** Company settings as the services number them (specification 3, "Logged-in user"). */
const SELF_SCORE_FIRST = 1;
const BONUS_COEFFICIENT_OPEN = 2;

const permission = ([path, rights]: [string, number]): PagePermission => ({
  path,
  allowVisit: (rights & PageRight.VISIT) !== 0,
  allowEdit: (rights & PageRight.EDIT) !== 0,
  allowExport: (rights & PageRight.EXPORT) !== 0,
  hiddenElements: null,
});

export const CurrentUser: ResolversOf<CurrentUserResolvers, CurrentUserRow> = {
  id: (user) => user.systemUserId,
  name: (user) => user.empName,
  number: (user) => user.empNumber,
  avatarUrl: (user, _args, { tickets }) => tickets.picture(user.profileImage),
  employee: (user, _args, { loaders }) => reference(loaders.employeeById, user.empId),
  manager: (user, _args, { loaders }) => reference(loaders.employeeById, user.bossEmpId),
  departmentName: (user) => user.deptName,
  positionName: (user) => user.position,
  rankName: (user) => user.rankInfo,
  company: (user) => ({
    id: user.companyId,
    code: user.companyCode,
    name: user.companyName,
    timeZone: user.companyTimeZone,
    backDatingDays: user.backDatingDays,
  }),
  highestRole: (user) => user.highestRoleType,
  employmentStatus: (user) => user.empStatus,
  overallGoal: (user) => user.isOverallGoal === 1,
  selfScoreFirst: (user) => user.companyCustomSettings.includes(SELF_SCORE_FIRST),
  bonusCoefficientOpen: (user) => user.companyCustomSettings.includes(BONUS_COEFFICIENT_OPEN),
  syncOpen: (user) => user.isOpenDataSyn === 1,
  syncSystem: (user) => user.synSystemType,
  pagePermissions: (user) => Object.entries(user.screenRolePageMap).map(permission),
  passwordChangedAt: (user) => user.loginInfo.passwordUpdateTime,
  mustChangePassword: (user) => user.loginInfo.mustChangePassword,
  passwordWasReset: (user) => user.loginInfo.passwordWasReset,
  mirrored: (user) => user.isMirror,
  mirroredDepartmentName: (user) => user.mirrorDeptName,
  platformAdmin: (user) => user.isPlatformAdmin,
};
