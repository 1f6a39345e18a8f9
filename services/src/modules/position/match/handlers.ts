import type { positionmatch as service } from '@hengcai/shared/contract/position/match';
import type { Handlers } from '../../../kit/context.ts';
import { matchOfPerson, saveLevels } from './levels.ts';
import { itemsOf, requirementOf, saveRequirement } from './requirement.ts';
import { pageOfMatches, whoFits } from './scores.ts';

/** `/positionmatch`: what positions ask for, and how people match it. */
export const positionmatchHandlers: Handlers<typeof service> = {
  listitem: async (_input, ctx) => itemsOf(ctx),
  listmatch: (asked, ctx) => pageOfMatches(ctx, asked),
  getrequirement: ({ positionId }, ctx) => requirementOf(ctx, positionId),
  saverequirement: (given, ctx) => saveRequirement(ctx, given),
  whofits: (asked, ctx) => whoFits(ctx, asked),
  getmatch: (asked, ctx) => matchOfPerson(ctx, asked),
  savelevel: (given, ctx) => saveLevels(ctx, given),
};
