import { ImportCause, ImportField, ImportRow, ImportSummary } from '@hengcai/shared/contract/employee/import';
import { SyncDeparture, SyncRun } from '@hengcai/shared/contract/employee/sync';
import { DAY_ORDERS } from '@hengcai/shared/rules/day-order';
import { SYNC_IDENTITIES } from '@hengcai/shared/rules/employee/sync';
import { words } from '../../enums.ts';

export const EmployeeSortKey = {
  NUMBER: 'empNumber',
  NAME: 'empName',
  ENTRY_DATE: 'entryDate',
  DEPARTMENT: 'dept',
  STATUS: 'status',
  BASE_SALARY: 'baseSalary',
  POSITION: 'position',
  RANK: 'rank',
  JOB_FAMILY: 'jobFamily',
  MANAGER: 'boss',
  VIRTUAL_MANAGER: 'virtualBoss',
  TYPE: 'employeeType',
  FULL_TIME_EQUIVALENT: 'fullTimeEquivalent',
  REGULAR_DATE: 'regularDate',
  LAST_DAY: 'lastDay',
  CITY: 'cityName',
  SEX: 'sex',
  EDUCATION: 'education',
  CONTRACT_TYPE: 'contractType',
  CONTRACT_START: 'contractStart',
  CONTRACT_END: 'contractEnd',
  PHONE: 'phone',
  EMAIL: 'email',
  SIGN_IN_STATUS: 'signIn',
} as const;
export const EmployeeImportStatus = words(ImportSummary.shape.state.options);
export const EmployeeImportAmountPeriod = words(ImportField.shape.amountPer.unwrap().options);
export const DayOrder = words(DAY_ORDERS);
export const EmployeeImportFill = words(ImportCause.shape.fill.unwrap().options);
export const EmployeeImportThingKind = {
  DEPARTMENT: 'department',
  POSITION: 'position',
  RANK: 'rank',
  JOB_FAMILY: 'jobFamily',
} as const;
/** The service that stages each kind of file. */
export const FileImportKind = {
  DEPARTMENTS: 'departmentImport',
  POSITIONS: 'positionImport',
  RANKS: 'rankImport',
  JOB_FAMILIES: 'jobFamilyImport',
  RECORDS: 'recordImport',
} as const;
export const EmployeeImportOutcome = words(ImportRow.shape.outcome.options);
export const PersonnelChangeSortKey = {
  EFFECTIVE_DATE: 'effectiveDate',
  FILED_AT: 'filedAt',
  NUMBER: 'empNumber',
  NAME: 'empName',
} as const;
export const ConditionJoin = words(['and', 'or']);
export const ConditionOperator = {
  IS: 'is',
  IS_NOT: 'isNot',
  CONTAINS: 'contains',
  AT_LEAST: 'atLeast',
  AT_MOST: 'atMost',
  FILLED: 'filled',
  EMPTY: 'empty',
} as const;
export const ReportLineKind = words(['manager', 'virtual']);
export const DirectoryIdentity = words(SYNC_IDENTITIES);
export const DirectorySyncRunKind = { DRY_RUN: 'dryRun', RUN: 'run', NIGHTLY: 'nightly' } as const;
export const DirectorySyncRunStatus = words(SyncRun.shape.state.options);
export const DirectoryDepartureReason = words(SyncDeparture.shape.reason.options);
