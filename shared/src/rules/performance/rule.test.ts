import { describe, expect, it } from 'vitest';
import { ForceCheck, ForceScope, AssessmentRuleType } from '../../enums.ts';
import { checkAssessmentRule, levelOf, type AssessmentRuleInput, type RuleLevelInput } from './rule.ts';

const S: RuleLevelInput = { name: 'S', low: '90', high: '100', proportion: '20', points: '1.2' };
const A: RuleLevelInput = { name: 'A', low: '60', high: '90', proportion: '70', points: '1' };
const B: RuleLevelInput = { name: 'B', low: '0', high: '60', proportion: '10', points: '0' };
const rule: AssessmentRuleInput = {
  name: '年度规则',
  type: AssessmentRuleType.SCORE_AND_LEVEL,
  granularity: '0.5',
  fullScore: '100',
  levels: [S, A, B],
  forceCheck: ForceCheck.WARN,
  forceScope: ForceScope.COMPANY,
  minGroupSize: 5,
};
const found = (changes: Partial<AssessmentRuleInput>) =>
  checkAssessmentRule({ ...rule, ...changes }).map((one) => [one.field, one.code]);
/** n contiguous levels from 0 to 100. */
const ladder = (n: number): RuleLevelInput[] =>
  Array.from({ length: n }, (_, i) => ({
    name: `L${i}`,
    low: String(i),
    high: i === n - 1 ? '100' : String(i + 1),
    proportion: i === 0 ? '100' : '0',
    points: '1',
  }));

describe('checkAssessmentRule', () => {
  it('accepts a sound rule in whatever order its levels stand', () => {
    expect(found({})).toEqual([]);
    expect(found({ levels: [B, S, A] })).toEqual([]);
  });

  it.each<[string, string, Partial<AssessmentRuleInput>, [string, string][]]>([
    [
      'S5.100',
      'an unnamed level',
      { levels: [S, { ...A, name: '  ' }, B] },
      [['levels.1.name', 'LEVEL_NAME_REQUIRED']],
    ],
    [
      'S5.101',
      'a name used twice',
      { levels: [S, A, { ...B, name: ' a ' }] },
      [['levels.2.name', 'LEVEL_NAME_DUPLICATE']],
    ],
    [
      '-',
      'a long level name',
      { levels: [{ ...S, name: '一二三四五六七八九十壹' }, A, B] },
      [['levels.0.name', 'TEXT_TOO_LONG']],
    ],
    [
      'S5.102',
      'a range without width',
      { levels: [S, A, { ...B, low: '60' }] },
      [
        ['levels.2.low', 'LEVEL_LOW_NOT_BELOW_HIGH'],
        ['levels.2.low', 'LEVELS_LOWEST_NOT_ZERO'],
      ],
    ],
    ['S5.103', 'a gap', { levels: [S, { ...A, low: '61' }, B] }, [['levels.1.low', 'LEVELS_NOT_CONTIGUOUS']]],
    ['S5.103', 'an overlap', { levels: [S, { ...A, high: '91' }, B] }, [['levels.0.low', 'LEVELS_NOT_CONTIGUOUS']]],
    [
      'S5.104',
      'a lowest level above 0',
      { levels: [S, A, { ...B, low: '10' }] },
      [['levels.2.low', 'LEVELS_LOWEST_NOT_ZERO']],
    ],
    ['S5.104', 'a rule that starts above 0', { lowest: '1' }, [['lowest', 'LEVELS_LOWEST_NOT_ZERO']]],
    [
      'S5.105',
      'proportions over 100',
      { levels: [S, A, { ...B, proportion: '10.01' }] },
      [['levels', 'LEVEL_PROPORTIONS_NOT_100']],
    ],
    [
      'S5.106',
      'a level without points',
      { levels: [S, A, { ...B, points: null }] },
      [['levels.2.points', 'LEVEL_POINTS_REQUIRED']],
    ],
    [
      'S5.106',
      'a level with blank points',
      { levels: [S, A, { ...B, points: ' ' }] },
      [['levels.2.points', 'LEVEL_POINTS_REQUIRED']],
    ],
    ['S5.110', 'granularity 0', { granularity: '0' }, [['granularity', 'GRANULARITY_NOT_POSITIVE']]],
    ['S5.110', 'granularity that is no number', { granularity: '' }, [['granularity', 'GRANULARITY_NOT_POSITIVE']]],
    ['S5.070', 'no level', { levels: [] }, [['levels', 'RULE_LEVELS_COUNT']]],
    ['S5.070', '21 levels', { levels: ladder(21) }, [['levels', 'RULE_LEVELS_COUNT']]],
    ['S3.071', 'an unknown type', { type: 9 as never }, [['type', 'CHOICE_INVALID']]],
    ['-', 'no name', { name: ' ' }, [['name', 'RULE_NAME_REQUIRED']]],
    ['-', 'a long name', { name: '规'.repeat(51) }, [['name', 'TEXT_TOO_LONG']]],
    ['-', 'a full score beside the top', { fullScore: '120' }, [['levels.0.high', 'LEVELS_TOP_NOT_FULL']]],
    ['-', 'no full score', { fullScore: '0' }, [['fullScore', 'FULL_SCORE_NOT_POSITIVE']]],
    [
      '-',
      'a full score the database cannot hold',
      { fullScore: '123456789' },
      [['fullScore', 'FULL_SCORE_NOT_POSITIVE']],
    ],
    ['-', 'text for a number', { levels: [S, A, { ...B, low: 'x' }] }, [['levels.2.low', 'NUMBER_INVALID']]],
    ['-', 'no group size', { minGroupSize: 0 }, [['minGroupSize', 'MIN_GROUP_SIZE_INVALID']]],
  ])('%s refuses %s', (_id, _what, changes, expected) => {
    expect(found(changes)).toEqual(expected);
  });

  it('S5.070 accepts 20 levels', () => {
    expect(found({ levels: ladder(20) })).toEqual([]);
  });

  it('S3.071 a score-only rule needs no levels unless a distribution is forced', () => {
    expect(found({ type: AssessmentRuleType.SCORE, levels: [], forceCheck: ForceCheck.OFF })).toEqual([]);
    expect(found({ type: AssessmentRuleType.SCORE, levels: [], forceCheck: ForceCheck.BLOCK })).toEqual([
      ['levels', 'RULE_LEVELS_COUNT'],
    ]);
  });

  it('S5.103 says where the range has to start', () => {
    const [first] = checkAssessmentRule({ ...rule, levels: [S, { ...A, low: '61' }, B] });
    expect(first?.params).toEqual({ expected: '60', below: 'B' });
  });
});

it('where sheets take levels, the better one has more points, and there are no steps between them', () => {
  const type = AssessmentRuleType.LEVEL;
  expect(found({ type, granularity: '0' })).toEqual([]);
  expect(found({ granularity: '0' })).toEqual([['granularity', 'GRANULARITY_NOT_POSITIVE']]);
  const levels = [{ ...S, points: '1' }, A, { ...B, points: '2' }];
  expect(found({ levels })).toEqual([]);
  expect(found({ type, levels })).toEqual([
    ['levels.1.points', 'LEVEL_POINTS_ORDER'],
    ['levels.0.points', 'LEVEL_POINTS_ORDER'],
  ]);
});

describe('levelOf', () => {
  it.each([
    ['0', 'B'],
    ['59.99', 'B'],
    ['60', 'A'],
    ['89.9999', 'A'],
    ['90', 'S'],
    ['100', 'S'],
    ['120', 'S'],
    ['-1', undefined],
  ])('puts %s on level %s', (score, name) => {
    expect(levelOf([S, B, A], score)?.name).toBe(name);
  });

  it('has no level where there are none', () => expect(levelOf([], '50')).toBeNull());
});
