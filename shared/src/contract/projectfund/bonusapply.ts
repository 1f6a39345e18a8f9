import * as z from 'zod';
import { ProjectBudgetState, ProjectBudgetView } from '../../enums.ts';
import {
  ClientMutationId,
  Decimal,
  Id,
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
import { ApplyParts, ProjectApply, ProjectMember, WrittenMembers } from './budgetapply.ts';

/** Where projects with an approved budget and the applications for their bonuses are listed. */
export const FUNDS_PAGE = '/projfunds/management';
/** Where one project is read, and an application written, read and decided. */
export const BONUS_PAGE = '/projfunds/management/details';

const HIDDEN = 'null: it follows from a salary that the caller may not see';

/** A project whose budget is approved, with what became of the budget. */
export const FundedProject = ProjectApply.pick({
  projectName: true,
  projectNumber: true,
  projectType: true,
  budget: true,
  allocateType: true,
  startDate: true,
  endDate: true,
  memberCount: true,
  applicant: true,
}).extend({
  projectId: Id.describe('the application for its budget'),
  granted: Decimal.nullable().describe(`bonuses that are approved, in RMB; ${HIDDEN}`),
  waiting: Decimal.nullable().describe(`bonuses that are submitted and not decided, in RMB; ${HIDDEN}`),
  left: Decimal.nullable().describe(`the budget less what is granted and what waits, in RMB; ${HIDDEN}`),
  bonusCount: z.int().describe('submitted and approved applications for bonuses'),
  appliable: z.boolean().describe('the caller leads it and may apply for bonuses'),
});

/** The same with the members of its budget. */
export const FundedProjectDetail = FundedProject.extend({
  members: z.array(ProjectMember).describe('as its budget has them, in their order'),
});

/** An application for a bonus of a project, as lists have it. */
export const BonusApply = ProjectApply.pick({
  applyId: true,
  projectName: true,
  projectNumber: true,
  memberCount: true,
  state: true,
  nodeName: true,
  applicant: true,
  submittedAt: true,
  version: true,
}).extend({
  bonusNo: z.int().describe('which one of the project it is, from 1; numbers of deleted ones are missing'),
  total: Decimal.nullable().describe(`all amounts together, in RMB; ${HIDDEN}`),
});

/** An application for a bonus with its project, its members and the way it went. */
export const BonusApplyDetail = BonusApply.extend({
  ...ApplyParts,
  project: FundedProjectDetail.describe('whose bonus it is'),
});

const listing = pages([
  { path: FUNDS_PAGE, need: 'visit' },
  { path: BONUS_PAGE, need: 'visit' },
]);
const writing = pages(FUNDS_PAGE, 'edit');
const one = { applyId: Id, version: Version };

/** Applications for bonuses of projects, up to what is left of the budget. The specification names the prefix alone: the calls are ours. */
export const bonusapply = service('projectfund', '/bonusapply', {
  listproject: post(reads, listing, {
    summary: 'Projects with an approved budget and what is left of it, the newest first.',
    body: PageQuery.extend({
      filter: z.object({ keyword: Keyword.optional().describe('part of name or number; absent: any') }).prefault({}),
    }),
    data: pageOf(FundedProject),
  }),
  getproject: post(reads, listing, {
    summary: 'One project with an approved budget, what is left of it, and its members.',
    body: z.object({ projectId: Id }),
    data: FundedProjectDetail,
  }),
  listbonus: post(reads, listing, {
    summary: 'Applications for bonuses of projects, the newest first.',
    body: PageQuery.extend({
      filter: z
        .object({
          view: z
            .enum(ProjectBudgetView)
            .default(ProjectBudgetView.OWN)
            .describe(
              'the own ones, those that wait for the caller, or all that the caller sees; absent: the own ones',
            ),
          projectId: Id.optional().describe('of which project; absent: of any'),
          keyword: Keyword.optional().describe('part of name or number of the project; absent: any'),
          state: z.enum(ProjectBudgetState).optional().describe('absent: any'),
        })
        .prefault({}),
    }),
    data: pageOf(BonusApply),
  }),
  getbonus: post(reads, listing, {
    summary: 'One application for a bonus with its project, its members and the way it went.',
    body: z.object({ applyId: Id }),
    data: BonusApplyDetail,
  }),
  addbonus: post(writes, writing, {
    once: true,
    summary: 'Begins an application for a bonus of a project that the caller leads, as a draft.',
    body: z.object({ clientMutationId: ClientMutationId, projectId: Id, ...WrittenMembers }),
    data: BonusApplyDetail,
  }),
  updatebonus: post(writes, writing, {
    summary: 'Changes an application for a bonus that does not wait and is not approved; its members are replaced.',
    body: z.object({ ...one, ...WrittenMembers }),
    data: BonusApplyDetail,
  }),
  submitbonus: post(writes, writing, {
    summary: 'Submits an application for a bonus; what it asks for is kept back from what is left of the budget.',
    body: z.object(one),
    data: BonusApplyDetail,
  }),
  withdrawbonus: post(writes, writing, {
    summary:
      'Takes a submitted application for a bonus back while nobody has decided; what it asked for is left again.',
    body: z.object(one),
    data: BonusApplyDetail,
  }),
  deletebonus: post(writes, writing, {
    summary: 'Deletes an application for a bonus that was never approved and does not wait.',
    body: z.object(one),
  }),
});
