import * as z from 'zod';
import {
  ContractNotice,
  Education,
  EmployeeStatus,
  EmployeeType,
  FieldGroup,
  IdType,
  MaritalStatus,
  Sex,
  SignInStatus,
} from '../../enums.ts';
import { importSteps, ImportSummary, mendFields, undoing } from './import.ts';
import {
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
  self,
  service,
  signedIn,
  Version,
  writes,
  Keyword,
} from '../kernel.ts';
import { Conditions } from './conditions.ts';
import { EmployeeRecords, IncomeRecord } from './records.ts';
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
  fullTimeEquivalent: Decimal.nullable(),
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
  contractType: z.string().nullable(),
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
  conditions: Conditions.optional().describe('beside the others: conditions over any field'),
  contractType: z
    .array(Short)
    .max(LIMITS.idsMax)
    .optional()
    .describe('entries of the dictionary of this name; refused to whoever may not read contracts'),
  contract: z
    .array(z.enum(ContractNotice))
    .max(Object.keys(ContractNotice).length)
    .optional()
    .describe(
      'of whom one of these is to be seen to; refused to whoever may not read contracts and work data, those about pay to whoever may not read salaries',
    ),
  proposed: z
    .literal(true)
    .optional()
    .describe('only people who have proposed a change of their record that the caller may decide'),
  signIn: z
    .array(z.enum(SignInStatus))
    .max(Object.keys(SignInStatus).length)
    .optional()
    .describe('beyond the specification (`invitations`); refused to whoever may not invite'),
});
/** Sortable columns; a masked column is refused. */
export const EmployeeSort = z.enum([
  'empNumber',
  'empName',
  'entryDate',
  'dept',
  'status',
  'baseSalary',
  'position',
  'rank',
  'jobFamily',
  'boss',
  'virtualBoss',
  'employeeType',
  'fullTimeEquivalent',
  'regularDate',
  'lastDay',
  'cityName',
  'sex',
  'education',
  'contractType',
  'contractStart',
  'contractEnd',
  'phone',
  'email',
  'signIn',
]);

const importing = pages('/employee/list', 'edit', { element: 'employee.import' });

const listed = PageQuery.extend({
  filter: EmployeeFilter.prefault({}),
  sort: EmployeeSort.default('empNumber'),
  sortField: Id.optional().describe(
    'the own field to sort by in place of `sort`; refused to whoever may not read its group, one that is not there any more is as if absent',
  ),
  descending: z.boolean().default(false),
});

const unread = 'null: the caller may not read the work data of others';
/** Figures over the people of a list. */
export const EmployeeSummary = z.object({
  total: z.int().describe('how many people'),
  leftOut: z
    .int()
    .describe('how many of them are left out of all other figures: the caller may not read their work data'),
  statuses: z
    .array(z.object({ status: z.enum(EmployeeStatus), count: z.int().describe('how many people') }))
    .nullable()
    .describe(unread),
  types: z
    .array(z.object({ employeeType: z.enum(EmployeeType), count: z.int().describe('how many people') }))
    .nullable()
    .describe(unread),
  averageServiceMonths: Decimal.nullable().describe(
    'completed months since entry of those in service, on average, one place; null: nobody is, or the caller may not read the work data of others',
  ),
  joinedThisMonth: z.int().nullable().describe(`who has entered this month; ${unread}`),
  contractTypes: z
    .array(
      z.object({
        contractType: z.string().describe('an entry of the dictionary of this name'),
        count: z.int().describe('how many people'),
      }),
    )
    .nullable()
    .describe(
      'types of contracts, the most frequent first, without people of whom none is on record; null: the caller may not read contracts and work data',
    ),
  contractNotices: z
    .array(z.object({ notice: z.enum(ContractNotice), count: z.int().describe('how many people') }))
    .nullable()
    .describe(
      'what is to be seen to about contracts, everything the caller may ask for; null: the caller may not read contracts and work data',
    ),
  leaving: z.int().nullable().describe(`whose last day is set and not past; ${unread}`),
});

/** Somebody a picker offers. */
const Offered = z.object({
  empId: Id,
  empNumber: z.string(),
  empName: z.string(),
  empNameEn: z.string().nullable().describe('name in Latin letters; null: there is none'),
  deptId: Id.nullable().describe('null: the caller may not read the work data of others, or there is none'),
});
const offering = {
  keyword: Keyword.default(''),
  deptId: Id.optional(),
  limit: z.int().min(1).max(50).default(20),
};

export const empmanage = service('employee', '/empmanage', {
  screenemp: post(reads, pages('/employee/list', 'visit'), {
    summary: 'Employees the caller may see who meet conditions joined by and or or, otherwise like the list.',
    body: listed,
    data: pageOf(Employee),
  }),
  getempsummaryinfo: post(reads, pages('/employee/list', 'visit'), {
    summary: 'Figures over the employees a filter leaves.',
    body: z.object({ filter: EmployeeFilter.prefault({}) }),
    data: EmployeeSummary,
  }),
  emplist: post(reads, pages('/employee/list', 'visit'), {
    summary: 'Employees the caller may see, filtered, sorted and paged.',
    body: listed,
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
      ...offering,
      left: z.boolean().default(false).describe('true: people who have left, instead of those in service'),
    }),
    data: z.array(Offered),
  }),
  ableleader: post(reads, signedIn, {
    summary:
      'Who of the people picker may become a superior of a person: neither the person nor whoever reports to them, at any distance, over line managers and virtual ones alike.',
    body: z.object({ ...offering, empId: Id.describe('whose superior') }),
    data: z.array(Offered),
  }),
  getdiffertime: post(reads, signedIn, {
    summary: 'Whole years and months between days, e.g. how long somebody has worked or a probation lasts.',
    body: z.object({
      spans: z
        .array(
          z.object({
            from: DateText.describe('first day'),
            until: DateText.describe('the day after the last'),
          }),
        )
        .min(1)
        .max(LIMITS.idsMax)
        .describe('from when until when'),
    }),
    data: z
      .array(
        z.object({
          years: z.int().describe('whole years; 0 where the span ends before it begins'),
          months: z.int().describe('whole months beyond the years'),
        }),
      )
      .describe('one for each span, in their order'),
  }),
  empdetail: post(reads, signedIn, {
    summary:
      'One employee in all columns the caller may see, with titles, certificates, share options and earlier contracts.',
    body: z.object({ empId: Id }),
    data: EmployeeRecords.extend({ employee: Employee.describe('the person, in the columns the caller may see') }),
  }),
  listempincomerecord: post(reads, signedIn, {
    summary:
      'The dated salaries of an employee, the latest first, days ahead included; bonuses and awards join them with their modules.',
    body: z.object({ empId: Id }),
    data: z.object({
      items: z.array(IncomeRecord).nullable().describe('null: the caller may not read the pay of this person'),
    }),
  }),
  profileimage: get(reads, signedIn, {
    answers: 'file',
    summary: 'The picture of somebody the caller may see, as jpeg.',
    query: z.object({ empId: Id, image: Id }),
  }),
  searchcity: post(reads, signedIn, { summary: 'Cities people work in.', data: z.array(z.string()) }),
  searchnationality: post(reads, signedIn, {
    summary: 'Nationalities of people, without the right on personal data none.',
    data: z.array(z.string()),
  }),
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
  exportownrecord: post(writes, original(self), {
    answers: 'file',
    summary:
      'Everything the company keeps about the caller and shows to the caller, as xlsx: record, work and pay over time, qualifications, contracts, appraisals.',
  }),
  importempinfo: post(writes, importing, {
    encoding: 'multipart',
    takes: 'table',
    summary:
      'Uploads a file of employees (xlsx or csv, at most 20,000 rows) and stages it; nothing is written to the company yet.',
    data: ImportSummary,
  }),
  ...importSteps(importing, {
    of: 'employees',
    check: 'which judges every row and changes nothing',
    commit:
      'Takes a checked import into the company, with what it creates, all rows or none. Rows with errors refuse it, unless they are to be left out; they stay to be had as a file.',
  }),
  mendimport: post(writes, importing, {
    summary:
      'Decides about the errors of a checked import, once for all rows they stand in, in place of what was decided before, and starts the dry run anew.',
    body: z.object({ importId: Id, ...mendFields }),
    data: JobStarted,
  }),
  ...undoing(
    importing,
    'people it added are removed, unless they signed in or something refers to them, and people it changed are as they were before, unless somebody changed them since.',
  ),
});
