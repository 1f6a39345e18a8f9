import type { Words } from './words.ts';

/** Coefficients of cities and salary matrices. */
export const PAY: Words = {
  coefId: 'a coefficient of a city',
  matrixId: 'a salary matrix',
  matrixName: 'unique in the company',
};
