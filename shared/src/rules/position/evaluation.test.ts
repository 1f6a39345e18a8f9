import { describe, expect, it } from 'vitest';
import {
  checkChoices,
  checkEvaluationOptions,
  factorPoints,
  gradeOf,
  spreadOf,
  totalOf,
  type EvaluationOptions,
} from './evaluation.ts';

const level = (label: string, points: string) => ({ label, points });
const options: EvaluationOptions = {
  factors: [
    {
      factorName: '影响',
      weight: '60',
      dimensions: [
        { dimensionName: '范围', levels: [level('小', '10'), level('大', '25.5')] },
        { dimensionName: '贡献', levels: [level('小', '0'), level('大', '100')] },
      ],
    },
    {
      factorName: '知识',
      weight: '40',
      dimensions: [{ dimensionName: '深度', levels: [level('浅', '5'), level('深', '50')] }],
    },
  ],
  bands: [
    { from: '0', gradeId: 'low' },
    { from: '40', gradeId: 'middle' },
    { from: '80', gradeId: 'high' },
  ],
};
const [impact, knowledge] = options.factors;
const codes = (changed: Partial<EvaluationOptions>) =>
  checkEvaluationOptions({ ...options, ...changed }).map(({ field, code }) => `${field} ${code}`);

describe('what positions are evaluated by', () => {
  it('may stand as it is', () => expect(codes({})).toEqual([]));
  it.each<[string, Partial<EvaluationOptions>, string[]]>([
    ['no factor', { factors: [] }, ['factors EVALUATION_NO_FACTOR']],
    ['weights beside 100', { factors: [{ ...impact!, weight: '100' }, knowledge!] }, ['factors WEIGHTS_NOT_100']],
    ['a weight of 0', { factors: [{ ...impact!, weight: '0' }, knowledge!] }, ['factors.0.weight WEIGHT_OUT_OF_RANGE']],
    [
      'two of one name',
      { factors: [impact!, { ...knowledge!, factorName: ' 影响' }] },
      ['factors.1.factorName EVALUATION_NAME_TWICE'],
    ],
    [
      'a factor of nothing',
      { factors: [impact!, { ...knowledge!, dimensions: [] }] },
      ['factors.1.dimensions EVALUATION_NO_DIMENSION'],
    ],
    [
      'one answer only, which is nameless and worth less than nothing',
      {
        factors: [impact!, { ...knowledge!, dimensions: [{ dimensionName: '深度', levels: [level(' ', '-1')] }] }],
      },
      [
        'factors.1.dimensions.0.levels EVALUATION_TOO_FEW_LEVELS',
        'factors.1.dimensions.0.levels.0.label EVALUATION_NAME_REQUIRED',
        'factors.1.dimensions.0.levels.0.points EVALUATION_POINTS',
      ],
    ],
    ['no band', { bands: [] }, ['bands EVALUATION_NO_BAND']],
    ['bands from 1 on', { bands: [{ from: '1', gradeId: 'low' }] }, ['bands.0.from EVALUATION_BANDS_FROM_ZERO']],
    [
      'bands that go down, to a grade there is',
      {
        bands: [
          { from: '0', gradeId: 'low' },
          { from: '0', gradeId: 'low' },
        ],
      },
      ['bands.1.from EVALUATION_BANDS_ASCEND', 'bands.1.gradeId EVALUATION_GRADE_TWICE'],
    ],
  ])('%s', (_what, changed, wrong) => expect(codes(changed)).toEqual(wrong));
});

describe('what an evaluator answers', () => {
  it.each<[(number | null)[], boolean, string[]]>([
    [[0, 1, 1], true, []],
    [[0, null, 1], false, []],
    [[0, null, 1], true, ['choices.1 EVALUATION_CHOICE_REQUIRED']],
    [[0, 2, 1], false, ['choices.1 EVALUATION_CHOICES']],
    [[0, 1], false, ['choices EVALUATION_CHOICES']],
  ])('%j', (choices, complete, wrong) =>
    expect(checkChoices(options, choices, complete).map(({ field, code }) => `${field} ${code}`)).toEqual(wrong),
  );

  it('S1.041 counts by the weights of the factors, in decimals', () => {
    expect(factorPoints(options, [1, 1, 0])).toEqual(['125.5', '5']);
    expect(totalOf(options, [1, 1, 0])).toBe('77.3');
    expect(totalOf(options, [1, null, 0])).toBeNull();
  });
});

it('S1.041 several evaluators give a mean that is not rounded, and a spread; the band of it is a grade', () => {
  expect(spreadOf([])).toBeNull();
  const spread = spreadOf(['9', '10', '10']);
  expect(spread).toMatchObject({ lowest: '9', highest: '10' });
  expect(spread?.mean).toMatch(/^9\.6{30,}7?$/);
  // 39.99… would be shown as 40.0, and is below it.
  expect(['0', '39.999', '40', '1000'].map((total) => gradeOf(options, total))).toEqual([
    'low',
    'low',
    'middle',
    'high',
  ]);
});
