import * as z from 'zod';
import {
  EmployeeType,
  ExitGround,
  ExitKind,
  LetterKind,
  PersonnelChangeStatus,
  PersonnelChangeTask,
  PersonnelChangeType,
} from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { ApprovalNodeInput, ApprovalRun } from '../approval.ts';
import { letterText } from '../letter-text.ts';
import { changeImport } from './change-import.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  get,
  Id,
  Instant,
  Keyword,
  Language,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  self,
  service,
  Version,
  writes,
} from '../kernel.ts';

const PAGE = '/employee/personnel-changes';
const visiting = pages(PAGE, 'visit');
const editing = pages(PAGE, 'edit');

const Short = z.string().trim().max(LIMITS.shortText);
const Reason = z.string().trim().max(LIMITS.reason);

/** What a personnel change says of one field. */
export const PersonnelChangeLine = z.object({
  field: z.string().describe('the field, as in `Employee`'),
  label: z.string().describe('what the field is called, in the language of the call'),
  before: z.string().nullable().describe('what stands there before the day, in words; null: nothing, or hidden'),
  after: z.string().nullable().describe('what holds from the day on, in words; null: nothing, or hidden'),
  hidden: z.boolean().describe('the caller may not read the values'),
});

/** One personnel change: who, what, from which day on, and what became of it. */
export const PersonnelChange = z.object({
  changeId: Id.describe('which change it is'),
  empId: Id,
  empNumber: z.string(),
  empName: z.string(),
  empNameEn: z.string().nullable().describe('name in Latin letters; null: there is none'),
  changeType: z.enum(PersonnelChangeType),
  status: z.enum(PersonnelChangeStatus),
  effectiveDate: DateText.describe('first day it holds; of an exit the last day in the company'),
  lines: z.array(PersonnelChangeLine).describe('what changes, field by field; empty for first entries and exits'),
  exitKind: z.enum(ExitKind).nullable().describe('null: no exit, or the caller may not read it'),
  ground: z
    .enum(ExitGround)
    .nullable()
    .describe('article of the Labour Contract Law; null: none was needed, or hidden'),
  exitReason: z
    .string()
    .nullable()
    .describe('entry of the dictionary of this name; null: no exit, none was chosen, or the caller may not read it'),
  exitReasonName: z
    .string()
    .nullable()
    .describe('what it is called, in the language of the call; null as `exitReason`'),
  reason: z.string().nullable().describe('why; null: nobody said, or the caller may not read it'),
  reverses: Id.nullable().describe('the change whose former values this one restores; null: it is no reversal'),
  task: z.enum(PersonnelChangeTask).nullable().describe('what it leaves to HR; null: nothing'),
  taskText: z
    .string()
    .nullable()
    .describe('the same as a sentence, in the language of the call; null: nothing is to be done'),
  filedBy: z.string().nullable().describe('name of the account that filed it; null: it follows from a date'),
  filedAt: Instant.describe('when it was filed'),
  cancellable: z.boolean().describe('whether the caller may cancel it'),
  reversible: z.boolean().describe('whether the caller may reverse it'),
  letterKind: z
    .enum(LetterKind)
    .nullable()
    .describe('the letter that the caller may write about it; null: there is none, or not for the caller'),
  approval: ApprovalRun.nullable().describe('who approves it and what each decided; null: nobody had to'),
  decidable: z.boolean().describe('whether it waits for the caller’s approval'),
  version: Version,
});

/** Who approves personnel changes of a type. */
export const ChangeFlow = z.object({
  changeType: z
    .enum(PersonnelChangeType)
    .exclude(['MERGE'])
    .describe('which personnel changes; of entries those of people who come back'),
  nodes: z
    .array(ApprovalNodeInput)
    .max(LIMITS.approvalNodesMax)
    .describe('who decides, in order; empty: nobody has to'),
  version: z.int().min(0).describe('of the flow; 0: it was never set'),
});

/** A letter about a personnel change, as it was written. */
export const ChangeLetter = z.object({
  letterId: Id.describe('which letter'),
  kind: z.enum(LetterKind),
  language: Language.describe('language of the letter'),
  letterSubject: z.string().describe('its title'),
  letterBody: z.string().describe('its text'),
  writtenBy: z.string().nullable().describe('name of the account that wrote it; null: the account is gone'),
  writtenAt: Instant.describe('when it was written'),
});

export const PersonnelChangeFilter = z.object({
  keyword: Keyword.optional().describe('part of name, English name, number or work email of the person'),
  changeIds: z.array(Id).max(LIMITS.idsMax).optional().describe('only these changes'),
  empId: Id.optional().describe('only changes of this person'),
  changeTypes: z.array(z.enum(PersonnelChangeType)).max(7).optional().describe('only these types; absent: all'),
  statuses: z.array(z.enum(PersonnelChangeStatus)).max(6).optional().describe('only these; absent: all'),
  deptIds: z.array(Id).max(LIMITS.idsMax).optional().describe('people of these departments, with everybody below'),
  effectiveFrom: DateText.optional().describe('effective on this day or later'),
  effectiveTo: DateText.optional().describe('effective on this day or earlier'),
  withTask: z.boolean().optional().describe('true: only what leaves something to HR'),
});

/** A person a form names, as far as the caller may see them. */
const Named = z.object({
  empId: Id,
  empNumber: z.string(),
  empName: z.string().nullable().describe('null: out of the caller’s sight'),
  empNameEn: z.string().nullable().describe('null: none, or out of the caller’s sight'),
});

const person = z.object({ empId: Id });

/** What every form needs of the person. */
const Form = z.object({
  empId: Id,
  version: Version.describe('of the person; the call that files the change carries it'),
  entryDate: DateText.describe('no change before this day'),
  regularDate: DateText.nullable().describe('first day after the probation; null: there was none'),
  lastDay: DateText.nullable().describe('no change after this day; null: no exit is filed'),
  ahead: z.array(PersonnelChange).describe('changes of the person that lie ahead, the next first'),
});

const filed = {
  clientMutationId: ClientMutationId,
  empId: Id,
  version: Version.describe('of the person, as the form was told'),
};
const upon = Id.optional().describe('the proposal of a manager that is filed with it; absent: nobody proposed it');
const dated = {
  ...filed,
  proposedChangeId: upon,
  effectiveDate: DateText.describe('first day it holds: today, ahead, or back to the entry'),
  reason: Reason.optional().describe('why; absent: nothing is said'),
};

/** The fields of a transfer: what is absent stays, null empties a field. */
export const relocation = {
  deptId: Id.optional(),
  positionId: Id.nullish(),
  rankId: Id.nullish(),
  jobFamilyId: Id.nullish(),
  bossEmpId: Id.nullish(),
  virtualBossEmpId: Id.nullish(),
  cityName: Short.nullish(),
};
const common = {
  employeeType: z.enum(EmployeeType).optional(),
  fullTimeEquivalent: Decimal.optional(),
  cityName: Short.nullish(),
  bossEmpId: Id.nullish(),
  virtualBossEmpId: Id.nullish(),
  contractType: Short.nullish(),
  contractStart: DateText.nullish(),
  contractEnd: DateText.nullish(),
};

const decision = z.object({
  clientMutationId: ClientMutationId,
  changeId: Id.describe('which change it is'),
  version: Version,
});
const SETTING = '/employee/custom-setting';

const one = z.object({ changeId: Id.describe('which change it is'), version: Version });

export const personnelChange = service('employee', '/personnelChange', {
  list: post(reads, visiting, {
    summary: 'Personnel changes of the people the caller may see, filtered, sorted and paged.',
    body: PageQuery.extend({
      filter: PersonnelChangeFilter.prefault({}),
      sort: z.enum(['effectiveDate', 'filedAt', 'empNumber', 'empName']).default('effectiveDate'),
      descending: z.boolean().default(true),
    }),
    data: pageOf(PersonnelChange),
  }),
  // An export leaves an audit entry, so it writes.
  export: post(writes, pages(PAGE, 'export'), {
    answers: 'file',
    summary: 'The filtered personnel changes as a file, a row for each field that changes.',
    body: z.object({ filter: PersonnelChangeFilter.prefault({}), format: z.enum(['xlsx', 'csv']).default('xlsx') }),
  }),
  ...changeImport,
  relocate: post(writes, editing, {
    once: true,
    summary:
      'Files a transfer or a promotion of a person. Today or earlier it takes effect at once, later on its day; a field that changes on that day already is refused.',
    body: z.object({
      ...dated,
      changeType: z
        .literal([PersonnelChangeType.TRANSFER, PersonnelChangeType.PROMOTION])
        .describe('3 a transfer, 7 a promotion'),
      ...relocation,
    }),
    data: PersonnelChange,
  }),
  commoninterface: post(reads, editing, {
    summary: 'What the form of a transfer, a promotion or a general change needs of a person.',
    body: person,
    data: Form,
  }),
  commonprocess: post(writes, editing, {
    once: true,
    summary: 'Files a general change of a person, in the way of `relocate`.',
    body: z.object({ ...dated, ...common }),
    data: PersonnelChange,
  }),
  entryprocess: post(writes, editing, {
    once: true,
    summary:
      'Takes somebody back who has left: the same person and number, with an employment of its own from a day on. What is absent is as it was.',
    body: z.object({
      ...filed,
      entryDate: DateText.describe('first day back, after the last one'),
      regularDate: DateText.nullish().describe('first day after another probation; absent or null: there is none'),
      reason: Reason.optional().describe('why; absent: nothing is said'),
      ...relocation,
      employeeType: common.employeeType,
      fullTimeEquivalent: common.fullTimeEquivalent,
      contractType: common.contractType,
      contractStart: common.contractStart,
      contractEnd: common.contractEnd,
    }),
    data: PersonnelChange,
  }),
  regularinterface: post(reads, editing, {
    summary: 'What the form of a regularisation needs of a person.',
    body: person,
    data: Form.extend({
      regular: z.boolean().describe('true: the person is regular already, or a regularisation is filed'),
    }),
  }),
  regularprocess: post(writes, editing, {
    once: true,
    summary:
      'Makes a person regular on a day: the one the probation ends on, or an earlier one. A later one would extend the probation and is refused.',
    body: z.object({
      ...filed,
      proposedChangeId: upon,
      regularDate: DateText.describe('first day after the probation'),
      reason: Reason.optional().describe('the opinion; absent: nothing is said'),
    }),
    data: PersonnelChange,
  }),
  exitinterface: post(reads, editing, {
    summary:
      'What the form of an exit needs of a person: who still reports to them, what they lead, what to look after.',
    body: person,
    data: Form.extend({
      subordinates: z.array(Named).describe('direct reports; they have to be handed over'),
      virtualSubordinates: z.array(Named).describe('people they are the dotted-line manager of: a warning'),
      heads: z
        .array(z.object({ deptId: Id, deptName: z.string(), deptNameEn: z.string().nullable() }))
        .describe('departments that will have no head'),
      contractEnd: DateText.nullable().describe('null: none, or the caller may not read it'),
      nearRetirement: z
        .boolean()
        .nullable()
        .describe('whether Labour Contract Law art. 42 no. 5 may protect the person today; null: not known'),
    }),
  }),
  exitprocess: post(writes, editing, {
    once: true,
    summary:
      'Files the exit of a person. Refused while people report to them, unless they are handed over; an involuntary one names its ground.',
    body: z.object({
      ...filed,
      proposedChangeId: upon,
      lastDay: DateText.describe('last day in the company'),
      exitKind: z.enum(ExitKind),
      ground: z.enum(ExitGround).nullish().describe('asked for when the exit is involuntary'),
      exitReason: Short.nullish().describe('entry of the dictionary of this name; absent: `reason` says it'),
      reason: Reason.optional().describe('why, in words; asked for where no entry is chosen'),
      handOverTo: Id.nullish().describe(
        'who leads the direct reports from the day after; absent: nobody is handed over',
      ),
    }),
    data: PersonnelChange,
  }),
  cancel: post(writes, editing, {
    summary: 'Drops a change that has not taken effect yet, or that waits for approval.',
    body: one,
    data: PersonnelChange,
  }),
  reverse: post(writes, editing, {
    once: true,
    summary:
      'Restores the values from before a change that has taken effect, from the same day on; refused where a later change touched them.',
    body: one.extend({ clientMutationId: ClientMutationId, reason: Reason.min(1).describe('why') }),
    data: PersonnelChange,
  }),
  listapprovalflow: get(reads, pages(SETTING, 'visit'), {
    summary: 'Who approves personnel changes, for each type that may need it.',
    data: z.array(ChangeFlow),
  }),
  saveapprovalflow: post(writes, pages(SETTING, 'edit'), {
    summary:
      'Says who approves personnel changes of a type from now on. What waits already goes on as it was submitted.',
    body: ChangeFlow,
    data: ChangeFlow,
  }),
  listapproval: get(reads, self, {
    summary: 'Personnel changes that wait for the caller’s approval, the oldest first.',
    query: PageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(200).default(20) }),
    data: pageOf(PersonnelChange),
  }),
  approve: post(writes, self, {
    once: true,
    summary:
      'Approves a change that waits for the caller. After the last approval it holds from its day on; what cannot hold any more is refused with the reason.',
    body: decision.extend({
      opinion: z.string().trim().max(LIMITS.opinion).default('').describe('what is said about it; empty: nothing'),
    }),
    data: PersonnelChange,
  }),
  refuse: post(writes, self, {
    once: true,
    summary: 'Refuses a change that waits for the caller; it never holds.',
    body: decision.extend({ opinion: z.string().trim().max(LIMITS.opinion).describe('why; a refusal needs it') }),
    data: PersonnelChange,
  }),
  letterinterface: post(reads, editing, {
    summary:
      'The letter about a regularisation or an exit as it would be written today, by the wording in use, and those that were written.',
    body: z.object({
      changeId: Id.describe('which change it is'),
      language: Language.describe('language of the letter'),
    }),
    data: z.object({
      kind: z.enum(LetterKind),
      letterSubject: z.string().describe('title as it would stand'),
      letterBody: z.string().describe('text as it would stand'),
      blanks: z
        .array(z.string())
        .describe('meaning of what is not known, or not for the caller to read; left to fill in'),
      letters: z
        .array(ChangeLetter)
        .describe('written before, the last first; those with facts that the caller may not read are left out'),
    }),
  }),
  writeletter: post(writes, editing, {
    once: true,
    summary: 'Keeps the exact text of a letter about a regularisation or an exit.',
    body: z.object({
      clientMutationId: ClientMutationId,
      changeId: Id.describe('which change it is'),
      language: Language.describe('language of the letter'),
      ...letterText,
    }),
    data: ChangeLetter,
  }),
  // Taking a letter out leaves an audit entry, so it writes.
  letterfile: post(writes, editing, {
    answers: 'file',
    summary: 'A letter that was written, as PDF.',
    body: z.object({ letterId: Id.describe('which letter') }),
  }),
  settle: post(writes, editing, {
    summary:
      'Ends what a change left to HR: one that could not take effect is tried again, the others are looked after.',
    body: one,
    data: PersonnelChange,
  }),
});
