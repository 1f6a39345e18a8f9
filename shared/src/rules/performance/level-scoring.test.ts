import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AssessmentRuleType } from '../../enums.ts';
import { calibrated } from './calibration.ts';
import { gradeOf, isScoredByLevel, levelOfPoints } from './level-scoring.ts';

const levels = [
  { name: 'S', low: '90', high: '100', points: '5' },
  { name: 'A', low: '80', high: '90', points: '4' },
  { name: 'B', low: '0', high: '80', points: '1' },
];

it.each([
  [AssessmentRuleType.SCORE, false],
  [AssessmentRuleType.LEVEL, true],
  [AssessmentRuleType.SCORE_AND_LEVEL, false],
])('a rule of type %i is scored by levels: %s', (ruleType, byLevel) =>
  expect(isScoredByLevel({ ruleType })).toBe(byLevel),
);

describe('gradeOf', () => {
  it.each([
    [{ levelName: 'B', score: '95' }, 'B'],
    [{ levelName: null, score: '90' }, 'S'],
    [{ levelName: null, score: '89.99999999999999999999' }, 'S'],
    [{ levelName: null, score: '79.5' }, 'B'],
    [{ levelName: 'gone', score: null }, undefined],
    [{ levelName: null, score: null }, undefined],
  ])('%o is %s', (given, name) => expect(gradeOf(levels, given)?.name).toBe(name));
});

describe('levelOfPoints', () => {
  it.each([
    ['5', 'S'],
    ['4.6', 'S'],
    ['4.5', 'S'],
    ['4.4', 'A'],
    ['2.5', 'A'],
    ['2.4', 'B'],
    ['0', 'B'],
  ])('a mean of %s is %s: the nearest, of two the better', (points, name) =>
    expect(levelOfPoints(levels, points)?.name).toBe(name),
  );
  it('of equal points is the higher range, and of no levels none', () => {
    const equal = levels.map((level) => ({ ...level, points: '1' }));
    expect(levelOfPoints(equal, '1')?.name).toBe('S');
    expect(levelOfPoints([], '1')).toBeNull();
  });
  it('gives every level back by its own points, and never a worse one for more', () => {
    for (const level of levels) expect(levelOfPoints(levels, level.points)).toBe(level);
    const tenth = fc.integer({ min: 0, max: 60 }).map((n) => n / 10);
    const place = (points: number) => levels.findIndex((one) => one === levelOfPoints(levels, String(points)));
    fc.assert(fc.property(tenth, tenth, (a, b) => place(Math.max(a, b)) <= place(Math.min(a, b))));
  });
});

it('a calibrated level counts its points, and keeps the mean where nothing changes', () => {
  const rule = { ruleType: AssessmentRuleType.LEVEL, granularity: '1', levels };
  const before = { score: '4.2', level: 'A' };
  expect(calibrated(rule, before, { levelName: 'S' })).toEqual({ score: '5', level: 'S' });
  expect(calibrated(rule, before, { levelName: 'A' })).toEqual(before);
});
