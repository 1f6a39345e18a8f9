import type { Words } from './words.ts';

/** Coefficients of cities. */
export const PAY: Words = {
  coefId: 'a coefficient of a city',
};
