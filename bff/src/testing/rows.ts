import type { DepartmentRow } from '../modules/org/rows.ts';
import type { EmployeeRow } from '../modules/employee/rows.ts';
import type { PositionRow } from '../modules/position/rows.ts';
import type { CurrentUserRow } from '../modules/session/rows.ts';

/** The id of the n-th row of a kind. */
export const id = (kind: string, n = 1): string =>
  Buffer.from(kind.padEnd(8, ' ').slice(0, 8)).toString('hex') + n.toString(16).padStart(16, '0');

/** An employee of whom nothing is masked. */
export const employeeRow = (n: number, given: Partial<EmployeeRow> = {}): EmployeeRow => ({
  empId: id('employee', n),
  empNumber: `E${n}`,
  empName: `Employee-${n}`,
  empNameEn: `Employee ${n}`,
  email: `e${n}@example.com`,
  loginAccount: `e${n}`,
  phone: null,
  deptId: id('dept', n),
  positionId: id('position', n),
  rankId: null,
  jobFamilyId: null,
  bossEmpId: null,
  virtualBossEmpId: null,
  status: 2,
  employeeType: 1,
  fullTimeEquivalent: '1.00',
  entryDate: '2024-03-01',
  regularDate: null,
  lastDay: null,
  cityName: null,
  sex: 0,
  birthDate: null,
  nationality: null,
  education: 0,
  maritalStatus: 0,
  politicalStatus: null,
  idType: null,
  idNumber: null,
  bankName: null,
  bankCard: null,
  contractStart: null,
  contractType: null,
  contractEnd: null,
  emergencyContact: null,
  emergencyPhone: null,
  baseSalary: null,
  targetBonus: null,
  profileImage: null,
  maskedFields: [],
  editableGroups: [],
  version: 1,
  ...given,
});

/** A department without a superior one. */
export const departmentRow = (n: number, given: Partial<DepartmentRow> = {}): DepartmentRow => ({
  deptId: id('dept', n),
  deptCode: `D${n}`,
  deptName: `Department-${n}`,
  deptNameEn: null,
  parentDeptId: null,
  headEmpId: null,
  sort: n,
  level: 2,
  headcount: 1,
  totalHeadcount: 1,
  validFrom: '2024-01-01',
  version: 1,
  ...given,
});

/** A position that belongs to every department. */
export const positionRow = (n: number): PositionRow => ({
  positionId: id('position', n),
  positionCode: `P${n}`,
  positionName: `Position-${n}`,
  positionNameEn: null,
  gradeId: null,
  deptId: null,
  jobFamilyId: null,
  rankId: null,
  highestRankId: null,
  plannedHeadcount: null,
  closedOn: null,
  filled: null,
  coming: null,
  version: 1,
});

/** An administrator who is no employee. */
export const userRow = (given: Partial<CurrentUserRow> = {}): CurrentUserRow => ({
  systemUserId: id('user'),
  empId: null,
  empName: 'Admin',
  empNumber: null,
  profileImage: null,
  email: null,
  deptName: null,
  position: null,
  rankInfo: null,
  bossEmpId: null,
  companyId: id('company'),
  companyCode: 'demo',
  companyName: 'Demo',
  companyTimeZone: 'Asia/Shanghai',
  backDatingDays: 31,
  highestRoleType: 1,
  isOverallGoal: 0,
  companyCustomSettings: [2],
  empStatus: null,
  loginWay: 1,
  isOpenDataSyn: 0,
  synSystemType: 0,
  screenRolePageMap: { '/employee/list': 5 },
  loginInfo: { passwordUpdateTime: null, mustChangePassword: false, passwordWasReset: false },
  language: 'en-US',
  isMirror: false,
  originalName: null,
  mirrorDeptName: null,
  isPlatformAdmin: false,
  miniProgramUrl: null,
  ...given,
});
