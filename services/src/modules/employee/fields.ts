import { sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { FieldGroup } from '@hengcai/shared/enums';
import { loginName } from '../session/tables.ts';
import type { GroupName, RightName } from './rights.ts';
import { statusOn } from './status.ts';
import { employee, employeeSecret, salaryRecord } from './tables.ts';

/** Joined only when a column of theirs is readable, so that a masked value never leaves the database. */
export const idSecret = alias(employeeSecret, 'id_secret');
export const bankSecret = alias(employeeSecret, 'bank_secret');

/** How a leak would weigh: public within the company, internal, personal, secret (sealed, last four characters at most). */
export type FieldClass = 'public' | 'internal' | 'personal' | 'secret';
export type Source = 'employee' | 'account' | 'salary' | 'idSecret' | 'bankSecret';

export interface FieldSpec {
  source: Source;
  column: AnyPgColumn | ((today: string) => SQL);
  group: GroupName;
  /** What has to be readable, or editable, for it to be: mostly its group. */
  right: RightName;
  class: FieldClass;
}

const at = (
  group: GroupName,
  cls: FieldClass,
  column: FieldSpec['column'],
  source: Source = 'employee',
): FieldSpec => ({
  source,
  column,
  group,
  right: group,
  class: cls,
});
const { BASIC, WORK, PERSONAL, CONTACT, ID_DOCUMENT, BANK, CONTRACT, EDUCATION, SALARY } = FieldGroup;

/**
 * The one registry of employee fields (reliability 4.9): SELECT lists, filters, sorting, exports, imports and audit are
 * built from it, so a group a caller may not read is not fetched on any path.
 */
export const FIELDS = {
  empNumber: at(BASIC, 'public', employee.empNumber),
  empName: at(BASIC, 'public', employee.name),
  empNameEn: at(BASIC, 'public', employee.nameEn),
  email: at(BASIC, 'public', employee.email),
  loginAccount: at(BASIC, 'public', loginName.name, 'account'),
  sex: at(BASIC, 'public', employee.sex),
  deptId: at(WORK, 'internal', employee.deptId),
  positionId: at(WORK, 'internal', employee.positionId),
  rankId: { ...at(WORK, 'internal', employee.rankId), right: 'rank' },
  jobFamilyId: at(WORK, 'internal', employee.jobFamilyId),
  bossEmpId: at(WORK, 'internal', employee.bossId),
  virtualBossEmpId: at(WORK, 'internal', employee.virtualBossId),
  status: at(WORK, 'internal', statusOn),
  employeeType: at(WORK, 'internal', employee.employeeType),
  fullTimeEquivalent: at(WORK, 'internal', employee.fullTimeEquivalent),
  entryDate: at(WORK, 'internal', employee.entryDate),
  regularDate: at(WORK, 'internal', employee.regularDate),
  lastDay: at(WORK, 'internal', employee.lastDay),
  cityName: at(WORK, 'internal', employee.cityName),
  birthDate: at(PERSONAL, 'personal', employee.birthDate),
  nationality: at(PERSONAL, 'personal', employee.nationality),
  maritalStatus: at(PERSONAL, 'personal', employee.maritalStatus),
  politicalStatus: at(PERSONAL, 'personal', employee.politicalStatus),
  idType: at(ID_DOCUMENT, 'personal', employee.idType),
  idNumber: at(ID_DOCUMENT, 'secret', idSecret.lastFour, 'idSecret'),
  education: at(EDUCATION, 'personal', employee.education),
  phone: at(CONTACT, 'personal', employee.phone),
  emergencyContact: at(CONTACT, 'personal', employee.emergencyContact),
  emergencyPhone: at(CONTACT, 'personal', employee.emergencyPhone),
  bankName: at(BANK, 'personal', employee.bankName),
  bankCard: at(BANK, 'secret', bankSecret.lastFour, 'bankSecret'),
  contractType: at(CONTRACT, 'internal', employee.contractType),
  contractStart: at(CONTRACT, 'internal', employee.contractStart),
  contractEnd: at(CONTRACT, 'internal', employee.contractEnd),
  baseSalary: at(SALARY, 'secret', salaryRecord.baseSalary, 'salary'),
  targetBonus: at(SALARY, 'secret', salaryRecord.targetBonus, 'salary'),
} as const satisfies Record<string, FieldSpec>;

export type FieldName = keyof typeof FIELDS;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

/** The column or expression of a field on a day. */
export function expressionOf(field: FieldName, today: string): SQL {
  const { column }: FieldSpec = FIELDS[field];
  return typeof column === 'function' ? column(today) : sql`${column}`;
}

/** What a screen shows of a sealed value. */
export const maskOf = (lastFour: string): string => `****${lastFour}`;
/** Whether a text is such a mask; an import that brings one back leaves the value as it is. */
export const isMask = (text: string): boolean => /^\*{4}.{0,4}$/u.test(text);
