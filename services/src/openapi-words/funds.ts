import type { Words } from './words.ts';

/** Project bonus funds. */
export const FUNDS: Words = {
  applyId: 'an application for the budget or a bonus of a project',
  projectId: 'a project with an approved budget',
  projectTypeId: 'a type of projects',
  projectTypeName: 'unique in the company',
};
