import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passportMessages } from '../../messages/passport.ts';
import { achievementFormula, bandFormula, meanFormula, scoreFormula } from './passport-formula.ts';
import { scorePassport, type PassportInput, type PassportStep } from './passport.ts';
import { achievement, composeSources, formulaScore, moduleScore, personScore, roundScore } from './scoring.ts';

const levels = [
  { name: 'S', low: '90', high: '100' },
  { name: 'A', low: '80', high: '90' },
  { name: 'B', low: '0', high: '80' },
];
const input: PassportInput = {
  digits: 2,
  levels,
  modules: [
    {
      name: '业绩',
      weight: '70',
      sources: [
        {
          source: 'self',
          ratio: '40',
          indicators: [
            { name: '合同额', weight: '60', score: '90.0000' },
            { name: '投诉率', weight: '40', score: '80' },
          ],
        },
        {
          source: 'boss',
          ratio: '60',
          indicators: [
            {
              name: '合同额',
              weight: '60',
              score: null,
              formula: { start: '100', target: '150', achieved: '140', fullScore: '100', floor: '0', cap: '1.2' },
            },
            { name: '投诉率', weight: '40', score: '85' },
          ],
        },
      ],
    },
    {
      name: '能力',
      weight: '30',
      sources: [
        { source: 'boss', ratio: '60', indicators: [{ name: '协作', weight: '100', score: null }] },
        { source: 'import360', ratio: '40', score: '91.5' },
      ],
    },
  ],
};

const all = (step: PassportStep): PassportStep[] => [step, ...step.steps.flatMap(all)];

describe('scorePassport', () => {
  const passport = scorePassport(input);

  it('ends at what the functions give', () => {
    const boss = moduleScore([
      {
        weight: '60',
        score: formulaScore({
          fullScore: '100',
          achievement: achievement('100', '150', '140'),
          floor: '0',
          cap: '1.2',
        }),
      },
      { weight: '40', score: '85' },
    ]);
    const work = composeSources({
      self: {
        ratio: '40',
        score: moduleScore([
          { weight: '60', score: '90' },
          { weight: '40', score: '80' },
        ]),
      },
      boss: { ratio: '60', score: boss },
    });
    const value = personScore([
      { weight: '70', score: work },
      { weight: '30', score: '91.5' },
    ]);
    expect(passport).toMatchObject({ unrounded: value, score: roundScore(value ?? '', 2), level: 'A' });
    expect(passport).toMatchObject({ unrounded: '85.97', score: '85.97' });
  });

  it('shows each step with its arithmetic, down to the figures', () => {
    expect(
      all(passport.root).map((step) => `${step.labelId} ${step.name}: ${step.formula} = ${step.shown ?? '-'}`),
    ).toEqual([
      'passport.LEVEL A: 85.97 ∈ [80, 90) = A',
      'passport.ROUNDING : 85.97 ≈ 85.97 = 85.97',
      'passport.PERSON : 70% × 83.6 + 30% × 91.5 = 85.97',
      'passport.MODULE 业绩: 40% × 86 + 60% × 82 = 83.6',
      'passport.SOURCE self: 60% × 90 + 40% × 80 = 86',
      'passport.TYPED_SCORE 合同额: 90 = 90',
      'passport.TYPED_SCORE 投诉率: 80 = 80',
      'passport.SOURCE boss: 60% × 80 + 40% × 85 = 82',
      'passport.FORMULA_SCORE 合同额: 100 × 80% = 80',
      'passport.ACHIEVEMENT 合同额: (140 − 100) ÷ (150 − 100) = 80%',
      'passport.TYPED_SCORE 投诉率: 85 = 85',
      'passport.MODULE 能力: (40 × 91.5) ÷ 40 = 91.5',
      'passport.SOURCE boss:  = -',
      'passport.TYPED_SCORE 协作:  = -',
      'passport.SOURCE import360: 91.5 = 91.5',
    ]);
  });

  it('has a text in both languages for every step, figure and source', () => {
    for (const step of all(passport.root)) {
      const ids = [
        step.labelId,
        ...step.operands.map((one) => `passport.operand.${one.key}`),
        ...(step.labelId === 'passport.SOURCE' ? [`passport.source.${step.name}`] : []),
      ];
      for (const id of ids) {
        expect(passportMessages['zh-CN']).toHaveProperty([id]);
        expect(passportMessages['en-US']).toHaveProperty([id]);
      }
    }
  });

  it('rounds before it looks for the level: what people read decides', () => {
    const almost = scorePassport({
      digits: 1,
      levels,
      modules: [{ name: 'm', weight: '1', sources: [{ source: 'hr', ratio: '1', score: '89.95' }] }],
    });
    expect(almost).toMatchObject({ unrounded: '89.95', score: '90', level: 'S' });
  });

  it('is empty but whole when nothing is scored', () => {
    expect(scorePassport({ digits: 2, levels, modules: [] })).toMatchObject({
      unrounded: null,
      score: null,
      level: null,
    });
    expect(scorePassport({ digits: 2, levels: [], modules: [] }).root.labelId).toBe('passport.ROUNDING');
  });

  it('equals the functions for any weights and scores', () => {
    const score = fc.option(
      fc.integer({ min: 0, max: 1200 }).map((n) => `${Math.floor(n / 10)}.${n % 10}`),
      { nil: null },
    );
    const percentText = fc.integer({ min: 1, max: 100 }).map(String);
    const indicators = fc.array(fc.record({ name: fc.constant('i'), weight: percentText, score }), { maxLength: 4 });
    const modulesOf = fc.array(
      fc.record({
        name: fc.constant('m'),
        weight: percentText,
        self: indicators,
        boss: indicators,
        selfRatio: percentText,
        bossRatio: percentText,
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(modulesOf, fc.integer({ min: 0, max: 4 }), (items, digits) => {
        const value = personScore(
          items.map((m) => ({
            weight: m.weight,
            score: composeSources({
              self: { ratio: m.selfRatio, score: moduleScore(m.self) },
              boss: { ratio: m.bossRatio, score: moduleScore(m.boss) },
            }),
          })),
        );
        const made = scorePassport({
          digits,
          levels,
          modules: items.map((m) => ({
            name: m.name,
            weight: m.weight,
            sources: [
              { source: 'self', ratio: m.selfRatio, indicators: m.self },
              { source: 'boss', ratio: m.bossRatio, indicators: m.boss },
            ],
          })),
        });
        expect(made.unrounded).toBe(value);
        expect(made.score).toBe(value === null ? null : roundScore(value, digits));
      }),
    );
  });
});

describe('formulas', () => {
  it('shows what floor and cap do', () => {
    expect(scoreFormula('100', '1.5', '0', '1.2')).toBe('100 × min(150%, 120%)');
    expect(scoreFormula('100', '-0.4', '0', '1.2')).toBe('100 × max(-40%, 0%)');
    expect(scoreFormula('100', '0.33333333', '0', '1.2')).toBe('100 × 33.33%');
  });

  it('puts negative figures in brackets and closes the top band', () => {
    expect(achievementFormula('-5', '10', '4')).toBe('(4 − (-5)) ÷ (10 − (-5))');
    expect(meanFormula([{ weight: '100', value: '-3' }])).toBe('100% × (-3)');
    expect(bandFormula('100', { low: '90', high: '100' }, levels)).toBe('100 ∈ [90, 100]');
    expect(bandFormula('105', { low: '90', high: '100' }, levels)).toBe('105 > 100');
    expect(achievementFormula(null, '10', '4')).toBe('');
  });
});

it('a rule of levels is explained in levels and their points', () => {
  const graded = levels.map((level, i) => ({ ...level, points: String(3 - i) }));
  const { root, level, score } = scorePassport({ ...input, byLevel: true, levels: graded, modules: [module] });
  expect([level, score]).toEqual(['A', '2.4']);
  const lines = all(root).map(({ labelId, formula, shown }) => `${labelId}: ${formula} = ${shown ?? '-'}`);
  expect(lines).toEqual([
    'passport.LEVEL: 2.4 ≈ 2 = A = A',
    'passport.ROUNDING: 2.4 ≈ 2.4 = 2.4',
    'passport.PERSON: 100% × 2.4 = 2.4',
    'passport.MODULE: 100% × 2.4 = 2.4',
    'passport.SOURCE: 40% × 3 + 60% × 2 = 2.4',
    'passport.GIVEN_LEVEL: S = 3 = S',
    'passport.GIVEN_LEVEL: A = 2 = A',
    'passport.FORMULA_SCORE: 100 × 80% = 80',
    'passport.ACHIEVEMENT: (140 − 100) ÷ (150 − 100) = 80%',
  ]);
});

/** One indicator judged, one computed from figures. */
const module: PassportInput['modules'][number] = {
  name: 'x',
  weight: '100',
  sources: [
    {
      source: 'boss',
      ratio: '100',
      indicators: [
        { name: 'judged', weight: '40', score: null, level: 'S' },
        {
          name: 'computed',
          weight: '60',
          score: null,
          formula: { start: '100', target: '150', achieved: '140', fullScore: '100', floor: '0', cap: '1.2' },
        },
      ],
    },
  ],
};
