import { describe, expect, it } from 'vitest';
import { toBrightness } from './brightness';

describe('S5.031 S9.008 brightness', () => {
  it.each([
    [null, 100],
    ['', 100],
    ['bright', 100],
    ['70', 70],
    ['69', 70],
    ['-3', 70],
    ['100', 100],
    ['101', 100],
    [85.4, 85],
  ])('%j is %i', (stored, percent) => {
    expect(toBrightness(stored)).toBe(percent);
  });
});
