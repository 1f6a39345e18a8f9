import { describe, expect, it } from 'vitest';
import { ConditionResult } from '../../enums.ts';
import { byGap, checkConditions, gapOf, isLevel, LEVELS, matchOf, matchOfLevel, resultOf } from './match.ts';

const { BELOW_MINIMUM, NOT_ASSESSED, BELOW_IDEAL, MET, OVERQUALIFIED } = ConditionResult;
const condition = (minimum: string, ideal: string, weight = '1', itemName = '沟通') => ({
  itemName,
  minimum,
  ideal,
  weight,
});
const issuesOf = (...conditions: ReturnType<typeof condition>[]) =>
  checkConditions(conditions).map(({ field, code }) => `${field} ${code}`);

describe('levels', () => {
  it.each([
    ['0', true],
    ['0.5', true],
    ['5', true],
    ['5.0', true],
    ['5.5', false],
    ['-0.5', false],
    ['2.3', false],
    ['2.25', false],
    ['', false],
    ['x', false],
  ])('%j is a level: %j', (text, expected) => {
    expect(isLevel(text)).toBe(expected);
  });

  it('there are eleven of them', () => {
    expect(LEVELS).toEqual(['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5']);
    expect(LEVELS.every(isLevel)).toBe(true);
  });
});

describe('conditions of a position', () => {
  it.each([
    ['2', '2.5', []],
    ['2', '4.5', []],
    ['2', '2', ['conditions.0.ideal CONDITION_SPAN']],
    ['3', '2', ['conditions.0.ideal CONDITION_SPAN']],
    ['2', '5', ['conditions.0.ideal CONDITION_SPAN']],
    ['2.2', '3', ['conditions.0.minimum LEVEL_IN_HALVES']],
    ['', '6', ['conditions.0.minimum LEVEL_IN_HALVES', 'conditions.0.ideal LEVEL_IN_HALVES']],
  ])('from %j to %j', (minimum, ideal, expected) => {
    expect(issuesOf(condition(minimum, ideal))).toEqual(expected);
  });

  it('name each item once and weigh more than nothing', () => {
    expect(issuesOf(condition('1', '2'), condition('1', '2', '1', ' 沟通 '))).toEqual([
      'conditions.1.itemName CONDITION_TWICE',
    ]);
    expect(issuesOf(condition('1', '2', '1', ' '), condition('1', '2', '1', ' '))).toEqual([
      'conditions.0.itemName CONDITION_NAME_REQUIRED',
      'conditions.1.itemName CONDITION_NAME_REQUIRED',
    ]);
    for (const weight of ['0', '-1', '100.01', ''])
      expect(issuesOf(condition('1', '2', weight))).toEqual(['conditions.0.weight WEIGHT_OUT_OF_RANGE']);
    expect(issuesOf()).toEqual([]);
  });
});

describe('match', () => {
  // Minimum 2, ideal 4: 0 below 2, a third at 2, all from 4 on.
  it.each([
    [null, NOT_ASSESSED, null, null],
    ['0', BELOW_MINIMUM, '0', '4'],
    ['1.5', BELOW_MINIMUM, '0', '2.5'],
    ['2', BELOW_IDEAL, '33.33333333', '2'],
    ['3', BELOW_IDEAL, '66.66666667', '1'],
    ['3.5', BELOW_IDEAL, '83.33333333', '0.5'],
    ['4', MET, '100', '0'],
    ['5', MET, '100', '0'],
  ])('of the level %j: result %j, %j %%, lacks %j', (level, result, match, gap) => {
    const asked = condition('2', '4');
    expect(resultOf(asked, level)).toBe(result);
    expect(matchOfLevel(asked, level)).toBe(match);
    expect(gapOf(asked, level)).toBe(gap);
  });

  it.each([
    ['3.5', MET],
    ['4', OVERQUALIFIED],
    ['5', OVERQUALIFIED],
  ])('two levels above the ideal of 2 are too much: %j', (level, result) => {
    expect(resultOf(condition('1', '2'), level)).toBe(result);
    expect(matchOfLevel(condition('1', '2'), level)).toBe('100');
  });

  it('of all conditions is the weighted mean, rounded once', () => {
    const of = (...rows: [minimum: string, ideal: string, weight: string, level: string | null][]) =>
      matchOf(rows.map(([minimum, ideal, weight, level]) => ({ minimum, ideal, weight, level })));
    expect(of(['2', '4', '1', '4'], ['2', '4', '3', '1'])).toBe('25');
    expect(of(['2', '4', '1', '2'], ['2', '4', '1', '2'], ['2', '4', '1', '2'])).toBe('33.33333333');
    // What nobody has said counts nothing, but is no result on its own.
    expect(of(['2', '4', '1', '4'], ['2', '4', '1', null])).toBe('50');
    expect(of(['2', '4', '1', null])).toBeNull();
    expect(of()).toBeNull();
  });

  it('shows gaps first: what fails, what was not said, what lacks most', () => {
    const rows = [
      { name: 'met', minimum: '1', ideal: '2', level: '2' },
      { name: 'half', minimum: '1', ideal: '2', level: '1.5' },
      { name: 'over', minimum: '1', ideal: '2', level: '5' },
      { name: 'two', minimum: '1', ideal: '3', level: '1' },
      { name: 'unsaid', minimum: '1', ideal: '2', level: null },
      { name: 'fails', minimum: '3', ideal: '4', level: '2.5' },
      { name: 'fails badly', minimum: '3', ideal: '4', level: '0' },
    ];
    expect(byGap(rows).map(({ name }) => name)).toEqual([
      'fails badly',
      'fails',
      'unsaid',
      'two',
      'half',
      'met',
      'over',
    ]);
  });
});
