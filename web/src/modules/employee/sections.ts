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
import type { CustomField } from './custom/useCustomFields';
import type { Arrangement } from './fields/useFieldLayout';
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
}
/** One field of a section; `of` is where it stands in the profile and in `maskedFields`. */
export type SectionField = Common &
  (
    | { kind: 'text'; of: TextName; maxLength: number }
    /** Sealed: only the last characters are known; left empty it stays as it is. */
    | { kind: 'secret'; of: TextName; maxLength: number }
    | { kind: 'date'; of: TextName; notBefore?: { input: keyof AddEmployeeInput; message: MessageId } }
    | { kind: 'money'; of: TextName; unit: MessageId }
    | { kind: 'number'; of: TextName; places: number }
    /** Of a closed set, in the words of the company's dictionary of this name. */
    | { kind: 'enum'; of: TextName; set: EnumName; optional?: boolean }
    /** Chosen from the dictionary of this name. */
    | { kind: 'choice'; of: TextName }
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
  /** Fields the company has added to it. */
  own: readonly CustomField[];
}

const at = (document: unknown): SectionDocument => document as SectionDocument;

export const sections: readonly Omit<Section, 'own'>[] = [
  {
    id: 'basic',
    title: 'employee.section.basic',
    group: 'BASIC',
    document: at(UpdateEmployeeBasicDocument),
    fields: [
      {
        kind: 'text',
        input: 'name',
        of: 'name',
        label: 'employee.legalName',
        maxLength: LIMITS.personName,
        required: true,
      },
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
      {
        kind: 'number',
        input: 'fullTimeEquivalent',
        of: 'fullTimeEquivalent',
        label: 'employee.fullTimeEquivalent',
        help: 'employee.fullTimeEquivalent.hint',
        places: LIMITS.fullTimeEquivalentDigits,
        required: true,
      },
      { kind: 'choice', input: 'city', of: 'city', label: 'employee.city' },
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
      { kind: 'choice', input: 'nationality', of: 'nationality', label: 'employee.nationality' },
      {
        kind: 'enum',
        input: 'maritalStatus',
        of: 'maritalStatus',
        label: 'employee.maritalStatus',
        set: 'MaritalStatus',
      },
      { kind: 'choice', input: 'politicalStatus', of: 'politicalStatus', label: 'employee.politicalStatus' },
    ],
  },
  {
    id: 'idDocument',
    title: 'employee.section.idDocument',
    group: 'ID_DOCUMENT',
    document: at(UpdateEmployeePersonalDocument),
    fields: [
      { kind: 'enum', input: 'idType', of: 'idType', label: 'employee.idType', set: 'IdType', optional: true },
      { kind: 'secret', input: 'idNumber', of: 'idNumber', label: 'employee.idNumber', maxLength: LIMITS.idNumber },
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
      { kind: 'choice', input: 'contractType', of: 'contractType', label: 'employee.contractType' },
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

/** The cards of somebody's page as the product brings them: what matters first stands first. */
const READING: readonly FieldGroup[] = [
  'WORK',
  'CONTACT',
  'CONTRACT',
  'SALARY',
  'BANK',
  'BASIC',
  'PERSONAL',
  'ID_DOCUMENT',
  'EDUCATION',
];
/** Cards of few fields, two of which stand side by side where there is room. */
export const isSmall = ({ id }: Pick<Section, 'id'>): boolean =>
  ['contact', 'contract', 'salary', 'bank', 'idDocument', 'education'].includes(id);

type SectionId =
  'basic' | 'work' | 'contact' | 'personal' | 'idDocument' | 'education' | 'contract' | 'bank' | 'salary';

/** The sections in the company's order, without the fields it does without; one that has none left is not there. */
export function sectionsIn({ groups, hidden }: Arrangement, added: readonly CustomField[]): Section[] {
  const order: readonly string[] = [...groups, ...READING.filter((group) => !groups.includes(group))];
  return [...sections]
    .sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group))
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ of }) => !hidden.has(of)),
      own: added.filter(({ group }) => group === section.group),
    }))
    .filter(({ fields, own }) => own.length > 0 || fields.some(({ kind }) => kind !== 'since'));
}

/** What is asked of a new employee: what has to be given stands in the first two cards. */
export function newEmployeeSections(arrangement: Arrangement, added: readonly CustomField[]): Section[] {
  const all = sectionsIn(arrangement, added).map((section) => ({
    ...section,
    fields: section.fields.filter(({ kind }) => kind !== 'since'),
  }));
  const first = (['basic', 'work'] as const).flatMap((id) => all.filter((section) => section.id === id));
  return [...first, ...all.filter((section) => !first.includes(section))];
}
