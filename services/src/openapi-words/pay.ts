import type { Words } from './words.ts';

/** Coefficients of cities, salary matrices and bases of bonuses. */
export const PAY: Words = {
  coefId: 'a coefficient of a city',
  baseId: 'the base of a bonus',
  matrixId: 'a salary matrix',
  matrixName: 'unique in the company',
};
