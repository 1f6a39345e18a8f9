import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { calibrated, contradicts, levelNameOf, scoreOnLevel } from './calibration.ts';

const rule = {
  granularity: '0.5',
  levels: [
    { name: 'S', low: '95', high: '100' },
    { name: 'A', low: '85', high: '95' },
    { name: 'B', low: '70', high: '85' },
    { name: 'C', low: '0', high: '70' },
  ],
};
const before = { score: '80', level: 'B' };

it.each([
  [{ score: '86' }, { score: '86', level: 'A' }],
  [{ score: '85.0' }, { score: '85', level: 'A' }],
  [
    { score: '86', levelName: 'A' },
    { score: '86', level: 'A' },
  ],
  [{ levelName: 'A' }, { score: '85', level: 'A' }],
  [{ levelName: 'S' }, { score: '95', level: 'S' }],
  [{ levelName: 'C' }, { score: '69.5', level: 'C' }],
  [{ levelName: 'B' }, { score: '80', level: 'B' }],
  [{}, before],
])('an adjustment to %j gives %j', (adjustment, after) => {
  expect(calibrated(rule, before, adjustment)).toEqual(after);
});

test('who has no score keeps none, and the level stands alone', () => {
  expect(calibrated(rule, { score: null, level: null }, { levelName: 'A' })).toEqual({ score: null, level: 'A' });
});

test('a score and another level contradict each other', () => {
  expect(contradicts(rule, { score: '86', levelName: 'B' })).toBe(true);
  expect(contradicts(rule, { score: '86', levelName: 'A' })).toBe(false);
  expect(contradicts(rule, { levelName: 'B' })).toBe(false);
});

test('a band without a score that can be typed is met at its lower edge', () => {
  const narrow = { granularity: '5', levels: [...rule.levels.slice(0, 1), { name: 'A', low: '91', high: '94' }] };
  expect(scoreOnLevel(narrow, 'A', '98')).toBe('91');
});

test('score and level agree, whatever was adjusted', () => {
  const names = rule.levels.map(({ name }) => name);
  const score = fc.integer({ min: 0, max: 200 }).map((half) => String(half / 2));
  const adjustment = fc.oneof(fc.record({ score }), fc.record({ levelName: fc.constantFrom(...names) }));
  fc.assert(
    fc.property(score, adjustment, (from, change) => {
      const after = calibrated(rule, { score: from, level: levelNameOf(rule, from) }, change);
      expect(after.score === null ? null : levelNameOf(rule, after.score)).toBe(after.level);
    }),
  );
});
