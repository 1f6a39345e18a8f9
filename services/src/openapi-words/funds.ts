import type { Words } from './words.ts';

/** Project bonus funds. */
export const FUNDS: Words = {
  applyId: 'an application for the budget of a project',
  projectTypeId: 'a type of projects',
  projectTypeName: 'unique in the company',
};
