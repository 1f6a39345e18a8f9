import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import { Id, Version, pages, post, service, writes } from '../kernel.ts';
import { BONUS_PAGE, BonusApplyDetail } from './bonusapply.ts';
import { APPLY_PAGE, ProjectApplyDetail } from './budgetapply.ts';

// Whoever is asked decides, whatever else may be done there.
const deciding = pages(APPLY_PAGE, 'visit');
const decidingBonus = pages(BONUS_PAGE, 'visit');
const one = { applyId: Id, version: Version };
const Approval = z.object({
  ...one,
  opinion: z.string().trim().max(LIMITS.opinion).default('').describe('absent: nothing to say'),
});
const Rejection = z.object({ ...one, opinion: z.string().trim().max(LIMITS.opinion).describe('why') });

/** Decisions on applications of projects. The specification names the prefix alone: the calls are ours. */
export const approve = service('projectfund', '/approve', {
  approvebudget: post(writes, deciding, {
    summary: 'Approves an application at the step that waits for the caller.',
    body: Approval,
    data: ProjectApplyDetail,
  }),
  rejectbudget: post(writes, deciding, {
    summary: 'Rejects an application that waits for the caller; whoever applied may change and submit it again.',
    body: Rejection,
    data: ProjectApplyDetail,
  }),
  approvebonus: post(writes, decidingBonus, {
    summary: 'Approves an application for a bonus at the step that waits for the caller.',
    body: Approval,
    data: BonusApplyDetail,
  }),
  rejectbonus: post(writes, decidingBonus, {
    summary: 'Rejects an application for a bonus that waits for the caller; what it asked for is left again.',
    body: Rejection,
    data: BonusApplyDetail,
  }),
});
