import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, padded } from '../../numbers.ts';
import {
  achievement,
  checkScore,
  composeSources,
  formulaScore,
  moduleScore,
  personScore,
  roundScore,
  SCORE_SOURCES,
  type WeightedScore,
} from './scoring.ts';

describe('achievement and formula', () => {
  it.each([
    ['0', '100', '50', '0.5'],
    ['80', '100', '95', '0.75'],
    ['10', '5', '6', '0.8'],
    ['10', '5', '12', '-0.4'],
    ['0', '3', '1', '0.33333333333333333333'],
    ['100', '100', '100', null],
    [null, '100', '1', null],
    ['0', '100', '', null],
  ])('from %s to %s, at %s: %s', (start, target, achieved, expected) => {
    expect(achievement(start, target, achieved)).toBe(expected);
  });

  it.each([
    ['0.75', '75'],
    ['1.5', '120'],
    ['-0.4', '0'],
    ['0', '0'],
    ['1.2', '120'],
    [null, null],
  ])('an achievement of %s scores %s', (reached, expected) => {
    expect(formulaScore({ fullScore: '100', achievement: reached, floor: '0', cap: '1.2' })).toBe(expected);
  });
});

describe('checkScore', () => {
  const range = { granularity: '0.5', low: '0', high: '100' };
  it.each([
    ['S5.111', '85.5', []],
    ['S5.111', '85.3', ['SCORE_NOT_A_MULTIPLE']],
    ['S5.112', '100.5', ['SCORE_OUT_OF_RANGE']],
    ['S5.112', '-0.5', ['SCORE_OUT_OF_RANGE']],
    ['S5.112', '100', []],
    ['-', '', ['SCORE_REQUIRED']],
    ['-', ' ', ['SCORE_REQUIRED']],
    ['-', null, ['SCORE_REQUIRED']],
    ['-', undefined, ['SCORE_REQUIRED']],
    ['-', '1e2', ['NUMBER_INVALID']],
  ])('%s checks %s', (_id, score, expected) => {
    expect(checkScore(score, range).map((one) => one.code)).toEqual(expected);
  });

  it('S5.111 S5.112 says at the score what it may be', () => {
    expect(checkScore('100.3', range)).toEqual([
      { field: 'score', code: 'SCORE_OUT_OF_RANGE', params: { low: '0', high: '100' } },
      { field: 'score', code: 'SCORE_NOT_A_MULTIPLE', params: { granularity: '0.5' } },
    ]);
  });

  it('whole scores only, where the company has it so', () => {
    expect(checkScore('85.5', { ...range, integerOnly: true, field: 'rows.3.score' })).toEqual([
      { field: 'rows.3.score', code: 'SCORE_NOT_WHOLE' },
    ]);
  });
});

describe('means', () => {
  it('a module is the weighted mean of what was scored', () => {
    expect(
      moduleScore([
        { weight: '60', score: '90' },
        { weight: '40', score: '80' },
      ]),
    ).toBe('86');
    expect(
      moduleScore([
        { weight: '60', score: '90' },
        { weight: '40', score: null },
      ]),
    ).toBe('90');
    expect(moduleScore([{ weight: '60', score: null }])).toBeNull();
    expect(moduleScore([])).toBeNull();
    expect(moduleScore([{ weight: '0', score: '90' }])).toBeNull();
  });

  it('sources count by their ratios, renormalised over those present', () => {
    expect(composeSources({ self: { ratio: '40', score: '85' }, boss: { ratio: '60', score: '92' } })).toBe('89.2');
    expect(
      composeSources({
        self: { ratio: '20', score: '80' },
        boss: { ratio: '60', score: '90' },
        import360: { ratio: '20', score: null },
      }),
    ).toBe('87.5');
    expect(composeSources({})).toBeNull();
  });

  it('S9.035 an exact half goes up although a quotient was cut on the way', () => {
    const cut =
      formulaScore({ fullScore: '100.5', achievement: achievement('0', '3', '1'), floor: '0', cap: '1.2' }) ?? '';
    expect(cut).toBe('33.49999999999999999967');
    expect(roundScore(cut, 0)).toBe('34');
    expect(roundScore('33.4999999', 0)).toBe('33');
  });
});

const cents = fc
  .integer({ min: 0, max: 12_000 })
  .map((n) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`);
const weight = fc.integer({ min: 1, max: 10_000 });
const modules = fc.array(fc.record({ weight, score: fc.option(cents, { nil: null }) }), { minLength: 1, maxLength: 8 });
const typed = (items: { weight: number; score: string | null }[], times = 1): WeightedScore[] =>
  items.map((one) => ({ weight: String(one.weight * times), score: one.score }));

describe('personScore', () => {
  it('lies between the least and the greatest score', () => {
    fc.assert(
      fc.property(modules, (items) => {
        const value = personScore(typed(items));
        const scores = items.flatMap((one) => (one.score === null ? [] : [one.score])).sort(compare);
        const least = scores[0];
        const greatest = scores.at(-1);
        if (least === undefined || greatest === undefined) expect(value).toBeNull();
        else {
          expect(compare(value ?? 'none', least)).toBeGreaterThanOrEqual(0);
          expect(compare(value ?? 'none', greatest)).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  it('does not change when all weights are scaled', () => {
    fc.assert(
      fc.property(modules, fc.integer({ min: 1, max: 1_000 }), (items, times) => {
        expect(personScore(typed(items, times))).toBe(personScore(typed(items)));
      }),
    );
  });

  it('leaves out what is not scored as if it were not there', () => {
    fc.assert(
      fc.property(modules, (items) => {
        expect(personScore(typed(items))).toBe(personScore(typed(items.filter((one) => one.score !== null))));
      }),
    );
  });

  it('agrees with big integers after rounding', () => {
    fc.assert(
      fc.property(modules, fc.integer({ min: 0, max: 4 }), (items, digits) => {
        const present = items.filter((one) => one.score !== null);
        const value = personScore(typed(items));
        if (value === null) return;
        const top =
          present.reduce((all, one) => all + BigInt(one.weight) * BigInt((one.score ?? '').replace('.', '')), 0n) *
          10n ** BigInt(digits);
        const bottom = present.reduce((all, one) => all + BigInt(one.weight), 0n) * 100n;
        const units = (top * 2n + bottom) / (bottom * 2n);
        expect(padded(roundScore(value, digits), digits).replace('.', '')).toBe(
          units.toString().padStart(digits + 1, '0'),
        );
      }),
    );
  });

  it('composes sources as a mean too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ weight, score: fc.option(cents, { nil: null }) }), { minLength: 6, maxLength: 6 }),
        (items) => {
          const sources = Object.fromEntries(
            SCORE_SOURCES.map((source, i) => [
              source,
              { ratio: String(items[i]?.weight), score: items[i]?.score ?? null },
            ]),
          );
          expect(composeSources(sources)).toBe(moduleScore(typed(items)));
        },
      ),
    );
  });
});
