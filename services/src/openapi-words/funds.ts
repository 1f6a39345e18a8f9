import type { Words } from './words.ts';

/** Project bonus funds. */
export const FUNDS: Words = {
  projectTypeId: 'a type of projects',
  projectTypeName: 'unique in the company',
};
