import * as z from 'zod';
import { ProjectAllocation, ProjectBudgetState, ProjectBudgetView } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { ApprovalRun } from '../approval.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  Instant,
  Keyword,
  PageQuery,
  Version,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';

/** Where applications for budgets of projects are listed. */
export const APPLIES_PAGE = '/projfunds/list';
/** Where one is read and decided. */
export const APPLY_PAGE = '/projfunds/list/details';
/** Where one is written. */
export const APPLY_FORM = '/projfunds/editing';

/** Somebody named in an application. */
export const FundPerson = z.object({
  empId: Id,
  empName: z.string(),
  empNameEn: z.string().nullable().describe('in English; null: there is none'),
  empNumber: z.string(),
});

/** A type that a project can be of. */
export const ProjectTypeChoice = z.object({
  projectTypeId: Id,
  projectTypeName: z.string(),
  nodeNames: z.array(z.string()).describe('what the steps of its approval are called, one after the other'),
});

/** An application for the budget of a project, as lists have it. */
export const ProjectApply = z.object({
  applyId: Id,
  projectName: z.string().describe('unique in the company'),
  projectNumber: z.string().describe('unique in the company'),
  projectType: ProjectTypeChoice.describe('what kind of project it is'),
  budget: Decimal.describe('what the project may give its members, in RMB'),
  allocateType: z.enum(ProjectAllocation).describe('how it is shared among the members'),
  startDate: DateText.describe('first day of the project'),
  endDate: DateText.describe('last day of the project'),
  memberCount: z.int().describe('how many members it has'),
  state: z.enum(ProjectBudgetState),
  nodeName: z.string().nullable().describe('the step at which it waits; null: it does not wait'),
  applicant: FundPerson.describe('who applies'),
  submittedAt: Instant.nullable().describe('when it was submitted last; null: never'),
  version: Version,
});

/** A member of a project with what the member is to get. */
export const ProjectMember = z.object({
  person: FundPerson.describe('who it is'),
  planDays: Decimal.nullable().describe('working days that are planned; null: not said yet'),
  actualDays: Decimal.nullable().describe('working days that count; null: not said yet'),
  coefficient: Decimal.nullable().describe('share of the salary of a month, or weight; null: not said yet'),
  amount: Decimal.nullable().describe(
    'what the member is to get, in RMB; null: not known yet, or it follows from a salary that the caller may not see',
  ),
  amountHidden: z.boolean().describe('the amount follows from a salary that the caller may not see'),
  memo: z.string().nullable().describe('what there is to say; null: nothing'),
});

/** An application with its members and the way it went, whatever it is for. */
export const ApplyParts = {
  members: z.array(ProjectMember).describe('in their order'),
  approvals: z.array(ApprovalRun).describe('every time it was submitted, the newest first'),
  editable: z.boolean().describe('the caller may change, submit and delete it'),
  withdrawable: z.boolean().describe('the caller may take it back: nobody has decided'),
  decidable: z.boolean().describe('it waits for the caller’s approval'),
};

/** An application with its members and the way it went. */
export const ProjectApplyDetail = ProjectApply.extend({
  ...ApplyParts,
  total: Decimal.nullable().describe('all amounts together, in RMB; null: one of them is hidden from the caller'),
});

const Days = Decimal.nullable().describe('in working days, halves count; null: not said yet');
/** Members as they are written. */
export const WrittenMembers = {
  members: z
    .array(
      z.object({
        empId: Id,
        planDays: Days,
        actualDays: Days,
        coefficient: Decimal.nullable().describe('at most two places; null: not said yet'),
        amount: Decimal.nullable().describe(
          'in RMB, where amounts are fixed; otherwise it follows from the salary and what is sent counts for nothing',
        ),
        memo: z.string().trim().max(LIMITS.memo).nullable().describe('null: nothing'),
      }),
    )
    .max(LIMITS.projectMembersMax)
    .describe('people in service, each once; a draft may have none'),
};
const ApplyFields = {
  projectName: z.string().trim().min(1).max(LIMITS.projectName).describe('unique in the company'),
  projectNumber: z.string().trim().min(1).max(LIMITS.projectNumber).describe('unique in the company'),
  projectTypeId: Id,
  budget: Decimal.describe('what the project may give its members, in RMB, above 0, with at most two places'),
  allocateType: z.enum(ProjectAllocation).describe('how it is shared among the members'),
  startDate: DateText.describe('first day of the project'),
  endDate: DateText.describe('last day of the project, not before the first'),
  ...WrittenMembers,
};
const listing = pages([
  { path: APPLIES_PAGE, need: 'visit' },
  { path: APPLY_PAGE, need: 'visit' },
]);
const writing = pages(APPLY_FORM, 'edit');
const one = { applyId: Id, version: Version };

/** Applications for the budgets of projects. The specification names the prefix alone: the calls are ours. */
export const budgetapply = service('projectfund', '/budgetapply', {
  listbudget: post(reads, listing, {
    summary: 'Applications for budgets of projects, the newest first.',
    body: PageQuery.extend({
      filter: z
        .object({
          view: z
            .enum(ProjectBudgetView)
            .default(ProjectBudgetView.OWN)
            .describe(
              'the own ones, those that wait for the caller, or all that the caller sees; absent: the own ones',
            ),
          keyword: Keyword.optional().describe('part of name or number; absent: any'),
          state: z.enum(ProjectBudgetState).optional().describe('absent: any'),
        })
        .prefault({}),
    }),
    data: pageOf(ProjectApply),
  }),
  getbudget: post(reads, listing, {
    summary: 'One application with its members and the way it went.',
    body: z.object({ applyId: Id }),
    data: ProjectApplyDetail,
  }),
  listtypechoice: post(reads, writing, {
    summary: 'The types that a new project can be of.',
    body: z.object({}),
    data: z.array(ProjectTypeChoice),
  }),
  usableproject: post(reads, writing, {
    summary: 'Whether no other project of the company has that name or that number.',
    body: z.object({
      projectName: ApplyFields.projectName.optional().describe('the name in question; absent: none'),
      projectNumber: ApplyFields.projectNumber.optional().describe('the number in question; absent: none'),
      applyId: Id.optional().describe('the application that shall have it; absent: a new one'),
    }),
    data: z.object({ usable: z.boolean().describe('true: it is free') }),
  }),
  addbudget: post(writes, writing, {
    once: true,
    summary: 'Begins an application as a draft.',
    body: z.object({ clientMutationId: ClientMutationId, ...ApplyFields }),
    data: ProjectApplyDetail,
  }),
  updatebudget: post(writes, writing, {
    summary: 'Changes an application that does not wait and is not approved; its members are replaced.',
    body: z.object({ ...one, ...ApplyFields }),
    data: ProjectApplyDetail,
  }),
  submitbudget: post(writes, writing, {
    summary: 'Submits an application to whoever approves projects of its type; afterwards it cannot be changed.',
    body: z.object(one),
    data: ProjectApplyDetail,
  }),
  withdrawbudget: post(writes, writing, {
    summary: 'Takes a submitted application back while nobody has decided.',
    body: z.object(one),
    data: ProjectApplyDetail,
  }),
  deletebudget: post(writes, writing, {
    summary: 'Deletes an application that was never approved and does not wait.',
    body: z.object(one),
  }),
});
