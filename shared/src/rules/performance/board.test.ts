import { describe, expect, it } from 'vitest';
import { boardProgress } from './board.ts';

const target = (reached: string | null, more: object = {}) => ({
  weight: '50',
  startValue: '0',
  targetValue: '200',
  reached,
  ...more,
});

describe('progress on the board', () => {
  it.each([
    ['no targets', [], { progress: null, noted: 0, counted: 0 }],
    ['nothing noted', [target(null), target(null)], { progress: null, noted: 0, counted: 2 }],
    ['one of two noted', [target('100'), target(null)], { progress: '25', noted: 1, counted: 2 }],
    [
      'weights count',
      [target('200', { weight: '75' }), target('0', { weight: '25' })],
      { progress: '75', noted: 2, counted: 2 },
    ],
    ['beyond the target', [target('500')], { progress: '100', noted: 1, counted: 1 }],
    ['falling short of the start', [target('-20')], { progress: '0', noted: 1, counted: 1 }],
    ['nothing to count', [target(null, { startValue: null })], { progress: null, noted: 0, counted: 0 }],
    ['no way to go', [target('200', { startValue: '200' })], { progress: null, noted: 0, counted: 0 }],
    [
      'no weights',
      [target('200', { weight: null }), target('0', { weight: null })],
      { progress: '50', noted: 2, counted: 2 },
    ],
  ])('%s', (_name, targets, progress) => expect(boardProgress(targets)).toEqual(progress));
});
