import type { FieldName } from './fields.ts';
import type { employee } from './tables.ts';

/** The fields of a person that are written as they are; status and last day follow from personnel changes. */
export type WritableField = Exclude<FieldName, 'status' | 'lastDay'>;

/** Values of a person, by the names of the contract; amounts are decimal strings, dates are days. */
export interface PersonValues {
  empNumber: string;
  empName: string;
  empNameEn: string | null;
  email: string | null;
  loginAccount: string | null;
  sex: number;
  deptId: string | null;
  positionId: string | null;
  rankId: string | null;
  jobFamilyId: string | null;
  bossEmpId: string | null;
  virtualBossEmpId: string | null;
  employeeType: number;
  fullTimeEquivalent: string;
  entryDate: string;
  regularDate: string | null;
  cityName: string | null;
  birthDate: string | null;
  nationality: string | null;
  maritalStatus: number;
  politicalStatus: string | null;
  idType: number | null;
  idNumber: string | null;
  education: number;
  phone: string | null;
  emergencyContact: string | null;
  emergencyPhone: string | null;
  bankName: string | null;
  bankCard: string | null;
  contractType: string | null;
  contractStart: string | null;
  contractEnd: string | null;
  baseSalary: string | null;
  targetBonus: string | null;
}

/** Fields that stand in the row of `employee`, with their columns there. */
export const EMPLOYEE_COLUMN = {
  empNumber: 'empNumber',
  empName: 'name',
  empNameEn: 'nameEn',
  email: 'email',
  sex: 'sex',
  deptId: 'deptId',
  positionId: 'positionId',
  rankId: 'rankId',
  jobFamilyId: 'jobFamilyId',
  bossEmpId: 'bossId',
  virtualBossEmpId: 'virtualBossId',
  employeeType: 'employeeType',
  fullTimeEquivalent: 'fullTimeEquivalent',
  entryDate: 'entryDate',
  regularDate: 'regularDate',
  cityName: 'cityName',
  birthDate: 'birthDate',
  nationality: 'nationality',
  maritalStatus: 'maritalStatus',
  politicalStatus: 'politicalStatus',
  idType: 'idType',
  education: 'education',
  phone: 'phone',
  emergencyContact: 'emergencyContact',
  emergencyPhone: 'emergencyPhone',
  bankName: 'bankName',
  contractType: 'contractType',
  contractStart: 'contractStart',
  contractEnd: 'contractEnd',
} as const satisfies Partial<Record<WritableField, keyof typeof employee.$inferSelect>>;
export type ColumnField = keyof typeof EMPLOYEE_COLUMN;

/** Fields whose change is a step of somebody's career and is kept by date. */
export const CAREER_FIELDS = [
  'deptId',
  'positionId',
  'rankId',
  'jobFamilyId',
  'bossEmpId',
  'virtualBossEmpId',
  'employeeType',
  'fullTimeEquivalent',
  'cityName',
] as const satisfies readonly ColumnField[];

export const SECRET_FIELDS = ['idNumber', 'bankCard'] as const;
export const SALARY_FIELDS = ['baseSalary', 'targetBonus'] as const;

/** Values somebody new has who brought none. */
export const BLANK: Omit<PersonValues, 'empNumber' | 'empName' | 'entryDate'> = {
  empNameEn: null,
  email: null,
  loginAccount: null,
  sex: 0,
  deptId: null,
  positionId: null,
  rankId: null,
  jobFamilyId: null,
  bossEmpId: null,
  virtualBossEmpId: null,
  employeeType: 1,
  fullTimeEquivalent: '1.00',
  regularDate: null,
  cityName: null,
  birthDate: null,
  nationality: null,
  maritalStatus: 0,
  politicalStatus: null,
  idType: null,
  idNumber: null,
  education: 0,
  phone: null,
  emergencyContact: null,
  emergencyPhone: null,
  bankName: null,
  bankCard: null,
  contractType: null,
  contractStart: null,
  contractEnd: null,
  baseSalary: null,
  targetBonus: null,
};

/** A value without what has none: a blank text is no value. */
export const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === '' ? null : text.trim();
