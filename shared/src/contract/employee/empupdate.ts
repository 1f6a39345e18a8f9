import * as z from 'zod';
import { Education, EmployeeType, IdType, MaritalStatus, Sex } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  original,
  pages,
  post,
  Saved,
  service,
  Version,
  writes,
} from '../kernel.ts';
import { CustomValue, Employee } from './employee.ts';
import { EarlierContract, EmployeeRecords, Qualification, ShareOption } from './records.ts';

const Short = z.string().trim().max(LIMITS.shortText);
const editing = pages('/employee/details', 'edit');

const customValues = z
  .array(CustomValue)
  .max(LIMITS.customFields)
  .optional()
  .describe('own fields of the company that are changed with it; one that is not named stays as it is');

// In every edit an absent field stays as it is and null empties it.
const baseFields = {
  empNumber: z.string().trim().min(1).max(LIMITS.empNumber),
  empName: z.string().trim().min(1).max(LIMITS.personName),
  empNameEn: Short.nullish(),
  email: z.email().max(LIMITS.email).nullish(),
  loginAccount: z.string().trim().max(LIMITS.loginAccount).nullish(),
  sex: z.enum(Sex).optional(),
};
const workFields = {
  deptId: Id,
  positionId: Id.nullish(),
  rankId: Id.nullish(),
  jobFamilyId: Id.nullish(),
  bossEmpId: Id.nullish(),
  virtualBossEmpId: Id.nullish(),
  employeeType: z.enum(EmployeeType).optional(),
  entryDate: DateText,
  regularDate: DateText.nullish(),
  cityName: Short.nullish(),
  fullTimeEquivalent: Decimal.optional(),
};
const personalFields = {
  birthDate: DateText.nullish(),
  nationality: Short.nullish(),
  maritalStatus: z.enum(MaritalStatus).optional(),
  politicalStatus: Short.nullish(),
  idType: z.enum(IdType).nullish(),
  idNumber: z.string().trim().max(LIMITS.idNumber).nullish(),
};
const contactFields = {
  phone: z.string().trim().max(LIMITS.phone).nullish(),
  emergencyContact: Short.nullish(),
  emergencyPhone: z.string().trim().max(LIMITS.phone).nullish(),
};
const bankFields = {
  bankName: Short.nullish(),
  bankCard: z.string().trim().max(LIMITS.bankCard).nullish(),
};
const contractFields = {
  contractType: Short.nullish(),
  contractStart: DateText.nullish(),
  contractEnd: DateText.nullish(),
};
const educationFields = { education: z.enum(Education) };
/** RMB, two places, never negative. */
const Money = z
  .string()
  .regex(/^\d{1,14}(\.\d{1,2})?$/)
  .meta({ examples: ['12500.00'] });
const salaryFields = {
  baseSalary: Money.nullish(),
  targetBonus: Money.nullish(),
  salaryFrom: DateText.describe('first day the new salary holds'),
};

const edit = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.object({
    empId: Id,
    version: Version,
    ...shape,
    customValues,
    reason: z
      .string()
      .trim()
      .max(LIMITS.reason)
      .nullish()
      .describe('why it is corrected, for the history; null: nobody said'),
  });
/** What a change of one section answers: who reads on needs no further call. */
const SavedEmployee = Saved.extend({
  employee: Employee.optional().describe('the employee as it is now, in the columns the caller may see'),
});

/** What a change answers that what is to be seen to about the contract may follow from. */
const SavedWithNotes = SavedEmployee.extend({
  records: EmployeeRecords.optional().describe(
    'what the person has several of, and what is to be seen to, as it is now',
  ),
});

/** What a change of titles, certificates, share options or earlier contracts answers. */
const SavedRecords = SavedEmployee.extend({
  records: EmployeeRecords.describe('what the person has of each kind now'),
});

export const empupdate = service('employee', '/empupdate', {
  addemp: post(writes, pages('/employee/add', 'edit'), {
    once: true,
    summary: 'Adds an employee, with an account that must change its password at first sign-in.',
    body: z.object({
      clientMutationId: ClientMutationId,
      ...baseFields,
      ...workFields,
      ...personalFields,
      ...contactFields,
      ...bankFields,
      ...contractFields,
      education: z.enum(Education).optional(),
      customValues,
      baseSalary: Money.nullish(),
      targetBonus: Money.nullish(),
    }),
    data: z.object({
      empId: Id,
      employee: Employee.optional().describe('the employee as it is now, in the columns the caller may see'),
      initialPassword: z
        .string()
        .nullable()
        .describe('the first password, shown once; null: there is nobody to sign in'),
    }),
  }),
  resetpassword: post(writes, original(pages('/employee/details', 'edit', { element: 'employee.resetPassword' })), {
    once: true,
    summary:
      'Gives the account of an employee a fresh first password and ends its sessions; people brought by an import have none before.',
    body: z.object({ clientMutationId: ClientMutationId, empId: Id }),
    data: z.object({ initialPassword: z.string().describe('the first password, shown once') }),
  }),
  updatebaseinfo: post(writes, editing, {
    summary: 'Changes name, number, email, account and sex.',
    body: edit(baseFields),
    data: SavedEmployee,
  }),
  workinfo: post(writes, editing, {
    summary: 'Corrects department, position, rank, line manager, dates and city.',
    body: edit(workFields),
    data: SavedWithNotes.extend({
      superiors: z
        .array(Employee)
        .optional()
        .describe('line manager and virtual line manager as they are now, those the caller may see'),
    }),
  }),
  personalinfo: post(writes, editing, {
    summary: 'Changes personal data and the ID document.',
    body: edit(personalFields),
    data: SavedEmployee,
  }),
  contactsinfo: post(writes, editing, {
    summary: 'Changes phone and emergency contact.',
    body: edit(contactFields),
    data: SavedEmployee,
  }),
  bankcardInfo: post(writes, original(editing), {
    summary: 'Changes the bank account salaries are paid to.',
    body: edit(bankFields),
    data: SavedEmployee,
  }),
  contractinfo: post(writes, editing, {
    summary:
      'Changes type and dates of the labour contract; one that starts after the last one is over is the next, and the last one stays on record.',
    body: edit(contractFields),
    data: SavedWithNotes,
  }),
  earliercontractinfo: post(writes, editing, {
    summary: 'Sets the labour contracts before the one of today, all of them.',
    body: edit({
      contracts: z.array(EarlierContract).max(LIMITS.recordsMax).describe('those that were, in any order'),
    }),
    data: SavedRecords,
  }),
  educationinfo: post(writes, editing, {
    summary: 'Changes the education.',
    body: edit(educationFields),
    data: SavedEmployee,
  }),
  titleinfo: post(writes, editing, {
    summary: 'Sets the professional titles, all of them.',
    body: edit({
      titles: z.array(Qualification).max(LIMITS.recordsMax).describe('those the person holds, in their order'),
    }),
    data: SavedRecords,
  }),
  certificateinfo: post(writes, editing, {
    summary: 'Sets the certificates, all of them.',
    body: edit({
      certificates: z.array(Qualification).max(LIMITS.recordsMax).describe('those the person holds, in their order'),
    }),
    data: SavedRecords,
  }),
  shareoptioninfo: post(writes, original(editing), {
    summary: 'Sets the share options, all grants of them.',
    body: edit({ shareOptions: z.array(ShareOption).max(LIMITS.recordsMax).describe('all grants, in their order') }),
    data: SavedRecords,
  }),
  salaryinfo: post(writes, editing, {
    summary: 'Sets base salary and target bonus from a date on.',
    body: edit(salaryFields),
    data: SavedWithNotes,
  }),
});
