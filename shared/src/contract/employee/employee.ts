import * as z from 'zod';
import {
  Education,
  EmployeeStatus,
  EmployeeType,
  FieldGroup,
  IdType,
  MaritalStatus,
  Sex,
  SignInStatus,
} from '../../enums.ts';
import { ImportRow, ImportSummary, mendFields } from './import.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  get,
  Id,
  JobStarted,
  original,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  Saved,
  service,
  signedIn,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

const Short = z.string().trim().max(LIMITS.shortText);

/** What somebody has in an own field of the company (`/customField/list`). */
export const CustomValue = z.object({
  fieldId: Id.describe('which field'),
  values: z
    .array(z.string().max(LIMITS.customText))
    .max(LIMITS.idsMax)
    .describe('the text, the number, the day, or the codes of the entries that were chosen; empty: nothing'),
});
const customValues = z
  .array(CustomValue)
  .max(LIMITS.customFields)
  .optional()
  .describe('own fields of the company that are changed with it; one that is not named stays as it is');

/**
 * An employee as the caller may see it. Columns of field groups the caller has no right on are null and their names
 * stand in `maskedFields`; ID number and bank card show the last four characters at most.
 */
export const Employee = z.object({
  empId: Id,
  empNumber: z.string(),
  empName: z.string(),
  empNameEn: z.string().nullable(),
  email: z.string().nullable(),
  loginAccount: z.string().nullable(),
  phone: z.string().nullable(),
  deptId: Id.nullable(),
  positionId: Id.nullable(),
  rankId: Id.nullable(),
  jobFamilyId: Id.nullable(),
  bossEmpId: Id.nullable(),
  virtualBossEmpId: Id.nullable(),
  status: z.enum(EmployeeStatus).nullable(),
  employeeType: z.enum(EmployeeType).nullable(),
  entryDate: DateText.nullable(),
  regularDate: DateText.nullable(),
  lastDay: DateText.nullable(),
  cityName: z.string().nullable(),
  sex: z.enum(Sex),
  birthDate: DateText.nullable(),
  nationality: z.string().nullable(),
  education: z.enum(Education).nullable(),
  maritalStatus: z.enum(MaritalStatus).nullable(),
  politicalStatus: z.string().nullable(),
  idType: z.enum(IdType).nullable(),
  idNumber: z.string().nullable(),
  bankName: z.string().nullable(),
  bankCard: z.string().nullable(),
  contractStart: DateText.nullable(),
  contractEnd: DateText.nullable(),
  emergencyContact: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  baseSalary: Decimal.nullable(),
  targetBonus: Decimal.nullable(),
  profileImage: z.string().nullable().describe('route of the picture, null shows the default one'),
  customValues: z
    .array(CustomValue)
    .optional()
    .describe('own fields of the company that hold something, of groups the caller may read; absent: it has none'),
  maskedFields: z.array(z.string()),
  editableGroups: z.array(z.enum(FieldGroup)).describe('field groups the caller may edit of this person'),
  version: Version,
});

/** The route of somebody's picture; the id in it changes with the picture. */
export const employeePicture = (empId: string, image: string): string =>
  `/empmanage/profileimage?empId=${empId}&image=${image}`;

export const EmployeeFilter = z.object({
  keyword: Keyword.optional().describe('part of name, English name, number or work email'),
  empIds: z.array(Id).min(1).max(LIMITS.invitationChosen).optional().describe('only these people'),
  deptIds: z.array(Id).max(LIMITS.idsMax).optional(),
  includeSubDepts: z.boolean().default(true),
  positionIds: z.array(Id).max(LIMITS.idsMax).optional(),
  rankIds: z.array(Id).max(LIMITS.idsMax).optional(),
  bossEmpId: Id.optional(),
  status: z.array(z.enum(EmployeeStatus)).max(5).optional(),
  employeeType: z.array(z.enum(EmployeeType)).max(4).optional(),
  cityName: Short.optional(),
  entryFrom: DateText.optional(),
  entryTo: DateText.optional(),
  signIn: z
    .array(z.enum(SignInStatus))
    .max(Object.keys(SignInStatus).length)
    .optional()
    .describe('beyond the specification (`invitations`); refused to whoever may not invite'),
});
/** Sortable columns; a masked column is refused. */
export const EmployeeSort = z.enum(['empNumber', 'empName', 'entryDate', 'dept', 'status', 'baseSalary']);

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
const contractFields = { contractStart: DateText.nullish(), contractEnd: DateText.nullish() };
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
const editing = pages('/employee/details', 'edit');
const importing = pages('/employee/list', 'edit', { element: 'employee.import' });

export const empmanage = service('employee', '/empmanage', {
  emplist: post(reads, pages('/employee/list', 'visit'), {
    summary: 'Employees the caller may see, filtered, sorted and paged.',
    body: PageQuery.extend({
      filter: EmployeeFilter.prefault({}),
      sort: EmployeeSort.default('empNumber'),
      descending: z.boolean().default(false),
    }),
    data: pageOf(Employee),
  }),
  getallempinfo: post(reads, signedIn, {
    summary: 'Employees by id (at most 200); unknown or invisible ones are left out, columns follow the field groups.',
    body: z.object({ empIds: z.array(Id).max(LIMITS.idsMax) }),
    data: z.array(Employee),
  }),
  listbisedeemp: post(reads, signedIn, {
    summary:
      'People picker: name, number and department of people in service whose name, pinyin, number or email match.',
    body: z.object({
      keyword: Keyword.default(''),
      deptId: Id.optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    data: z.array(
      z.object({
        empId: Id,
        empNumber: z.string(),
        empName: z.string(),
        empNameEn: z.string().nullable(),
        deptId: Id.nullable(),
      }),
    ),
  }),
  profileimage: get(reads, signedIn, {
    answers: 'file',
    summary: 'The picture of somebody the caller may see, as jpeg.',
    query: z.object({ empId: Id, image: Id }),
  }),
  searchcity: post(reads, signedIn, { summary: 'Cities people work in.', data: z.array(z.string()) }),
  judgeinfo: post(reads, pages('/employee/add', 'edit'), {
    summary: 'Whether an employee number, work email or login account is free.',
    body: z.object({
      empNumber: z.string().trim().max(LIMITS.empNumber).optional(),
      email: z.string().trim().max(LIMITS.email).optional(),
      loginAccount: z.string().trim().max(LIMITS.loginAccount).optional(),
      exceptEmpId: Id.optional(),
    }),
    data: z.object({ empNumberFree: z.boolean(), emailFree: z.boolean(), loginAccountFree: z.boolean() }),
  }),
  // An export leaves an audit entry, so it writes.
  exportempinfo: post(writes, pages('/employee/list', 'export'), {
    answers: 'file',
    summary: 'The filtered employees as xlsx with the columns of the import template.',
    body: z.object({ filter: EmployeeFilter.prefault({}), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
  downloadExcel: post(reads, importing, {
    answers: 'file',
    summary: 'The import template: headers in the language of the call, allowed values on a second sheet, no rows.',
    body: z.object({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
  importempinfo: post(writes, importing, {
    encoding: 'multipart',
    takes: 'table',
    summary:
      'Uploads a file of employees (xlsx or csv, at most 20,000 rows) and stages it; nothing is written to the company yet.',
    data: ImportSummary,
  }),
  getimport: post(reads, importing, {
    summary: 'One of the own imports.',
    body: z.object({ importId: Id }),
    data: ImportSummary,
  }),
  mapimport: post(writes, importing, {
    summary: 'Says which column fills which field and starts the dry run.',
    body: z.object({
      importId: Id,
      mapping: z.array(z.object({ header: z.string(), field: z.string().nullable() })).max(50),
    }),
    data: JobStarted,
  }),
  mendimport: post(writes, importing, {
    summary:
      'Decides about the errors of a checked import, once for all rows they stand in, in place of what was decided before, and starts the dry run anew.',
    body: z.object({ importId: Id, ...mendFields }),
    data: JobStarted,
  }),
  listimportrows: post(reads, importing, {
    summary: 'Rows of a checked import with their errors.',
    body: PageQuery.extend({
      importId: Id,
      outcome: ImportRow.shape.outcome.optional().describe('only rows that do this; absent: all'),
    }),
    data: pageOf(ImportRow),
  }),
  downloadimporterrors: post(reads, importing, {
    answers: 'file',
    summary: 'The rows with errors as xlsx: the original cells and a last column with the reasons.',
    body: z.object({ importId: Id }),
  }),
  commitimport: post(writes, importing, {
    once: true,
    summary:
      'Takes a checked import into the company, with what it creates, all rows or none. Rows with errors refuse it, unless they are to be left out; they stay to be had as a file.',
    body: z.object({
      importId: Id,
      clientMutationId: ClientMutationId,
      leaveErrors: z.boolean().default(false).describe('leaves rows with errors out'),
    }),
    data: JobStarted,
  }),
  listimports: post(reads, importing, {
    summary: 'Own imports that were taken over within the last day, the latest first.',
    body: PageQuery,
    data: pageOf(ImportSummary),
  }),
  undoimport: post(writes, importing, {
    once: true,
    summary:
      'Takes an own import of the last 24 hours back: people it added are removed, unless they signed in or something refers to them, and people it changed are as they were before, unless somebody changed them since. What stays is listed with the reason.',
    body: z.object({ importId: Id, clientMutationId: ClientMutationId }),
    data: JobStarted,
  }),
});

/** What a change of one section answers: who reads on needs no further call. */
const SavedEmployee = Saved.extend({
  employee: Employee.optional().describe('the employee as it is now, in the columns the caller may see'),
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
    data: SavedEmployee.extend({
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
    summary: 'Changes the dates of the labour contract.',
    body: edit(contractFields),
    data: SavedEmployee,
  }),
  educationinfo: post(writes, editing, {
    summary: 'Changes the education.',
    body: edit(educationFields),
    data: SavedEmployee,
  }),
  salaryinfo: post(writes, editing, {
    summary: 'Sets base salary and target bonus from a date on.',
    body: edit(salaryFields),
    data: SavedEmployee,
  }),
});
