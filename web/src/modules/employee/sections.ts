import type { TypedDocumentNode } from '@apollo/client';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { EnumName } from '../../i18n/useEnumLabel';
import type { MessageId } from '../../i18n/ids';
import {
  type AddEmployeeInput,
  type EmployeeProfileFragment,
  type FieldGroup,
  type SectionSavedFragment,
  UpdateEmployeeBankDocument,
  UpdateEmployeeBasicDocument,
  UpdateEmployeeContactDocument,
  UpdateEmployeeContractDocument,
  UpdateEmployeeEducationDocument,
  UpdateEmployeePersonalDocument,
  UpdateEmployeeSalaryDocument,
  UpdateEmployeeWorkDocument,
} from './employee.gen';
import type { EmployeeReferences } from './useEmployeeReferences';

export type Profile = EmployeeProfileFragment;
type ReferenceName = 'department' | 'position' | 'rank' | 'jobFamily' | 'manager' | 'virtualManager';
type TextName = { [K in keyof Profile]: Profile[K] extends string | null ? K : never }[keyof Profile];

interface Common {
  /** Name in the inputs of mutations: the section's, and the one that adds an employee. */
  input: keyof AddEmployeeInput | 'salaryFrom';
  label: MessageId;
  help?: MessageId;
  required?: boolean;
  /** Where the field belongs to another group than its section. */
  group?: FieldGroup;
}
/** One field of a section; `of` is where it stands in the profile and in `maskedFields`. */
export type SectionField = Common &
  (
    | { kind: 'text'; of: TextName; maxLength: number }
    /** Sealed: only the last characters are known; left empty it stays as it is. */
    | { kind: 'secret'; of: TextName; maxLength: number }
    | { kind: 'date'; of: TextName; notBefore?: { input: keyof AddEmployeeInput; message: MessageId } }
    | { kind: 'money'; of: TextName; unit: MessageId }
    | { kind: 'enum'; of: TextName; set: EnumName; optional?: boolean }
    | { kind: 'reference'; of: ReferenceName; options: keyof EmployeeReferences }
    | { kind: 'department' | 'person'; of: ReferenceName }
    /** Only in the form: the day a change holds from. */
    | { kind: 'since'; of: 'salaryFrom' }
  );

/** Every section's mutation answers under the same name, so one component saves them all; each input is checked by the services. */
export type SectionDocument = TypedDocumentNode<
  { saved: SectionSavedFragment | null },
  { input: Record<string, unknown> & { id: string; version: number } }
>;

export interface Section {
  id: SectionId;
  title: MessageId;
  group: FieldGroup;
  document: SectionDocument;
  fields: readonly SectionField[];
}

const at = (document: unknown): SectionDocument => document as SectionDocument;

export const sections: readonly Section[] = [
  {
    id: 'basic',
    title: 'employee.section.basic',
    group: 'BASIC',
    document: at(UpdateEmployeeBasicDocument),
    fields: [
      { kind: 'text', input: 'name', of: 'name', label: 'employee.name', maxLength: LIMITS.personName, required: true },
      { kind: 'text', input: 'nameEn', of: 'nameEn', label: 'employee.nameEn', maxLength: LIMITS.shortText },
      {
        kind: 'text',
        input: 'number',
        of: 'number',
        label: 'employee.number',
        maxLength: LIMITS.empNumber,
        required: true,
      },
      { kind: 'enum', input: 'sex', of: 'sex', label: 'employee.sex', set: 'Sex' },
      { kind: 'text', input: 'email', of: 'email', label: 'employee.email', maxLength: LIMITS.email },
      {
        kind: 'text',
        input: 'loginAccount',
        of: 'loginAccount',
        label: 'employee.loginAccount',
        help: 'employee.loginAccount.hint',
        maxLength: LIMITS.loginAccount,
      },
    ],
  },
  {
    id: 'work',
    title: 'employee.section.work',
    group: 'WORK',
    document: at(UpdateEmployeeWorkDocument),
    fields: [
      { kind: 'department', input: 'departmentId', of: 'department', label: 'employee.department', required: true },
      { kind: 'reference', input: 'positionId', of: 'position', label: 'employee.position', options: 'positions' },
      { kind: 'reference', input: 'rankId', of: 'rank', label: 'employee.rank', options: 'ranks' },
      { kind: 'reference', input: 'jobFamilyId', of: 'jobFamily', label: 'employee.jobFamily', options: 'jobFamilies' },
      { kind: 'person', input: 'managerId', of: 'manager', label: 'employee.manager' },
      { kind: 'person', input: 'virtualManagerId', of: 'virtualManager', label: 'employee.virtualManager' },
      { kind: 'enum', input: 'type', of: 'type', label: 'employee.type', set: 'EmployeeType' },
      { kind: 'text', input: 'city', of: 'city', label: 'employee.city', maxLength: LIMITS.shortText },
      { kind: 'date', input: 'entryDate', of: 'entryDate', label: 'employee.entryDate', required: true },
      {
        kind: 'date',
        input: 'regularDate',
        of: 'regularDate',
        label: 'employee.regularDate',
        notBefore: { input: 'entryDate', message: 'employee.check.regularBeforeEntry' },
      },
    ],
  },
  {
    id: 'contact',
    title: 'employee.section.contact',
    group: 'CONTACT',
    document: at(UpdateEmployeeContactDocument),
    fields: [
      { kind: 'text', input: 'phone', of: 'phone', label: 'employee.phone', maxLength: LIMITS.phone },
      {
        kind: 'text',
        input: 'emergencyContact',
        of: 'emergencyContact',
        label: 'employee.emergencyContact',
        maxLength: LIMITS.shortText,
      },
      {
        kind: 'text',
        input: 'emergencyPhone',
        of: 'emergencyPhone',
        label: 'employee.emergencyPhone',
        maxLength: LIMITS.phone,
      },
    ],
  },
  {
    id: 'personal',
    title: 'employee.section.personal',
    group: 'PERSONAL',
    document: at(UpdateEmployeePersonalDocument),
    fields: [
      { kind: 'date', input: 'birthDate', of: 'birthDate', label: 'employee.birthDate' },
      {
        kind: 'text',
        input: 'nationality',
        of: 'nationality',
        label: 'employee.nationality',
        maxLength: LIMITS.shortText,
      },
      {
        kind: 'enum',
        input: 'maritalStatus',
        of: 'maritalStatus',
        label: 'employee.maritalStatus',
        set: 'MaritalStatus',
      },
      {
        kind: 'text',
        input: 'politicalStatus',
        of: 'politicalStatus',
        label: 'employee.politicalStatus',
        maxLength: LIMITS.shortText,
      },
      {
        kind: 'enum',
        input: 'idType',
        of: 'idType',
        label: 'employee.idType',
        set: 'IdType',
        optional: true,
        group: 'ID_DOCUMENT',
      },
      {
        kind: 'secret',
        input: 'idNumber',
        of: 'idNumber',
        label: 'employee.idNumber',
        maxLength: LIMITS.idNumber,
        group: 'ID_DOCUMENT',
      },
    ],
  },
  {
    id: 'education',
    title: 'employee.section.education',
    group: 'EDUCATION',
    document: at(UpdateEmployeeEducationDocument),
    fields: [
      {
        kind: 'enum',
        input: 'education',
        of: 'education',
        label: 'employee.education',
        set: 'Education',
      },
    ],
  },
  {
    id: 'contract',
    title: 'employee.section.contractOnly',
    group: 'CONTRACT',
    document: at(UpdateEmployeeContractDocument),
    fields: [
      { kind: 'date', input: 'contractStart', of: 'contractStart', label: 'employee.contractStart' },
      {
        kind: 'date',
        input: 'contractEnd',
        of: 'contractEnd',
        label: 'employee.contractEnd',
        notBefore: { input: 'contractStart', message: 'employee.check.contractEndBeforeStart' },
      },
    ],
  },
  {
    id: 'bank',
    title: 'employee.section.bank',
    group: 'BANK',
    document: at(UpdateEmployeeBankDocument),
    fields: [
      { kind: 'text', input: 'bankName', of: 'bankName', label: 'employee.bankName', maxLength: LIMITS.shortText },
      { kind: 'secret', input: 'bankCard', of: 'bankCard', label: 'employee.bankCard', maxLength: LIMITS.bankCard },
    ],
  },
  {
    id: 'salary',
    title: 'employee.section.salary',
    group: 'SALARY',
    document: at(UpdateEmployeeSalaryDocument),
    fields: [
      {
        kind: 'money',
        input: 'baseSalary',
        of: 'baseSalary',
        label: 'employee.baseSalary',
        unit: 'employee.unit.month',
      },
      {
        kind: 'money',
        input: 'targetBonus',
        of: 'targetBonus',
        label: 'employee.targetBonus',
        unit: 'employee.unit.year',
      },
      { kind: 'since', input: 'salaryFrom', of: 'salaryFrom', label: 'employee.salaryFrom', required: true },
    ],
  },
];

/** The cards of somebody's page: what matters first stands first. */
const READING = ['work', 'contact', 'contract', 'salary', 'bank', 'basic', 'personal', 'education'] as const;
/** Cards of few fields, two of which stand side by side where there is room. */
export const isSmall = ({ id }: Section): boolean => ['contact', 'contract', 'salary', 'bank'].includes(id);
const sectionOf = (id: SectionId): Section => {
  const section = sections.find((one) => one.id === id);
  if (!section) throw new Error(`No section ${id}.`);
  return section;
};
export const readingOrder: readonly [Section, ...Section[]] = [
  sectionOf(READING[0]),
  ...READING.slice(1).map(sectionOf),
];

type SectionId = 'basic' | 'work' | 'contact' | 'personal' | 'education' | 'contract' | 'bank' | 'salary';
const fieldsOf = (...ids: SectionId[]): SectionField[] =>
  sections.flatMap(({ id, fields }) => (ids.includes(id) ? fields.filter(({ kind }) => kind !== 'since') : []));

/** The cards of a new employee in reading order; what has to be given stands in the first two. */
export const newEmployeeCards: readonly { title: MessageId; fields: readonly SectionField[] }[] = [
  { title: 'employee.section.basic', fields: fieldsOf('basic') },
  { title: 'employee.section.work', fields: fieldsOf('work') },
  { title: 'employee.section.contact', fields: fieldsOf('contact') },
  { title: 'employee.section.personal', fields: fieldsOf('personal', 'education') },
  { title: 'employee.section.contract', fields: fieldsOf('contract', 'bank', 'salary') },
];
