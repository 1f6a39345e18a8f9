import { expect, it } from 'vitest';
import { secondsLeft } from './timeLeft';

const from = { at: 1_000, done: 100 };

it.each([
  ['nothing is known at first', null, { at: 9_000, done: 200 }, 1_000, null],
  ['it is too soon', from, { at: 3_900, done: 200 }, 1_000, null],
  ['nothing has moved', from, { at: 9_000, done: 100 }, 1_000, null],
  ['nobody knows how much it is', from, { at: 9_000, done: 200 }, null, null],
  ['it is done', from, { at: 9_000, done: 1_000 }, 1_000, null],
  ['a hundred took five seconds', from, { at: 6_000, done: 200 }, 1_000, 40],
  ['the rest is short', from, { at: 6_000, done: 999 }, 1_000, 1],
])('%s', (_what, first, now, total, left) => {
  expect(secondsLeft(first, now, total)).toBe(left);
});
