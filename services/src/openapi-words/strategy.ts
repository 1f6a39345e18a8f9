import type { Words } from './words.ts';

/** Strategy maps. */
export const STRATEGY: Words = {
  strategyMapCode: 'one drawing of what the company is after',
  strategyMapName: 'unique in the company',
  objectiveId: 'an objective of the map',
  objectiveName: 'what is to be reached',
  objectiveCount: 'how many objectives it has',
};
