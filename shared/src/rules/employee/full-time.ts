import { compare, isDecimal, padded } from '../../numbers.ts';
import { LIMITS } from '../limits.ts';

/** Whether a text is a share of full-time work: more than nothing, at most all of it, with its two places. */
export const isFullTimeEquivalent = (text: string): boolean =>
  isDecimal(text, LIMITS.fullTimeEquivalentDigits) && compare(text, 0) > 0 && compare(text, 1) <= 0;

/** A share with all its places, as it is kept; any other text as it was typed, to be refused. */
export const fullTimeEquivalentOf = (text: string): string =>
  isFullTimeEquivalent(text) ? padded(text, LIMITS.fullTimeEquivalentDigits) : text;
