import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FitStatus, ForceCheck } from '../../enums.ts';
import { fitDistribution, forceCheckOutcome, quotas, type DistributionLevel } from './distribution.ts';

const { NOT_ASSESSED, OK, OVER, UNDER } = FitStatus;
const bell: DistributionLevel[] = [
  { name: 'S', proportion: '20' },
  { name: 'A', proportion: '70' },
  { name: 'B', proportion: '10' },
];

describe('quotas', () => {
  it.each([
    [10, ['20', '70', '10'], [2, 7, 1]],
    [4, ['33.3', '33.4', '33.3'], [1, 2, 1]],
    [3, ['20', '70', '10'], [1, 2, 0]],
    [7, ['0', '0'], [0, 0]],
    [0, ['50', '50'], [0, 0]],
  ])('splits %i people by %j', (n, proportions, expected) => {
    expect(quotas(n, proportions)).toEqual(expected);
  });

  it('sum to the people, each within one head of its exact share', () => {
    const proportions = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 })
      .filter((all) => all.some((one) => one > 0));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), proportions, (n, shares) => {
        const heads = quotas(n, shares.map(String));
        const whole = shares.reduce((all, one) => all + BigInt(one), 0n);
        expect(heads.reduce((all, one) => all + one, 0)).toBe(n);
        heads.forEach((head, i) => {
          const off = BigInt(head) * whole - BigInt(n) * BigInt(shares[i] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });
});

describe('fitDistribution', () => {
  const states = (levels: DistributionLevel[], counts: number[], minGroupSize?: number) => {
    const fit = fitDistribution({ levels, counts, ...(minGroupSize === undefined ? {} : { minGroupSize }) });
    return [fit.state, ...fit.bins.map((bin) => [bin.quota, bin.count, bin.delta, bin.state])];
  };

  it.each<[string, DistributionLevel[], number[], unknown[]]>([
    ['fits', bell, [2, 7, 1], [OK, [2, 2, 0, OK], [7, 7, 0, OK], [1, 1, 0, OK]]],
    ['too many at the top', bell, [4, 6, 0], [OVER, [2, 4, 2, OVER], [7, 6, -1, UNDER], [1, 0, -1, UNDER]]],
    [
      'at most, rounded up',
      [
        { name: 'S', proportion: '20', operator: 'max' },
        { name: 'A', proportion: '80', operator: 'min' },
      ],
      [2, 5],
      [OK, [2, 2, 0, OK], [5, 5, 0, OK]],
    ],
    [
      'at most, exceeded',
      [
        { name: 'S', proportion: '20', operator: 'max' },
        { name: 'A', proportion: '80', operator: 'min' },
      ],
      [3, 4],
      [OVER, [2, 3, 1, OVER], [5, 4, -1, UNDER]],
    ],
    [
      'at least, not reached',
      [
        { name: 'S', proportion: '20', operator: 'max' },
        { name: 'B', proportion: '10', operator: 'min' },
      ],
      [0, 0, 0],
      [NOT_ASSESSED, [0, 0, 0, NOT_ASSESSED], [0, 0, 0, NOT_ASSESSED]],
    ],
    [
      'only too few',
      [
        { name: 'S', proportion: '20', operator: 'min' },
        { name: 'A', proportion: '80', operator: 'max' },
      ],
      [0, 8],
      [OVER, [1, 0, -1, UNDER], [7, 8, 1, OVER]],
    ],
    [
      'more than at least, and fewer than at most',
      [
        { name: 'A', proportion: '90', operator: 'max' },
        { name: 'B', proportion: '10', operator: 'min' },
      ],
      [5, 5],
      [OK, [9, 5, 0, OK], [1, 5, 0, OK]],
    ],
    [
      'below the smallest group',
      bell,
      [4, 0, 0],
      [NOT_ASSESSED, [1, 4, 0, NOT_ASSESSED], [3, 0, 0, NOT_ASSESSED], [0, 0, 0, NOT_ASSESSED]],
    ],
  ])('%s', (_what, levels, counts, expected) => {
    expect(states(levels, counts)).toEqual(expected);
  });

  it('S3.072 takes the group size from the rule', () => {
    expect(states(bell, [2, 0, 0], 1)[0]).toBe(OVER);
    expect(states(bell, [2, 0, 0], 3)[0]).toBe(NOT_ASSESSED);
    expect(fitDistribution({ levels: bell, counts: [] }).assessed).toBe(false);
    expect(fitDistribution({ levels: bell, counts: [0, 0, 0], minGroupSize: 0 }).assessed).toBe(false);
  });

  it('under without over is told as under', () => {
    expect(
      fitDistribution({
        levels: [
          { name: 'B', proportion: '50', operator: 'min' },
          { name: 'A', proportion: '90', operator: 'max' },
        ],
        counts: [2, 8],
      }).state,
    ).toBe(UNDER);
  });

  it('the quotas themselves always fit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (n) => {
        const fit = fitDistribution({
          levels: bell,
          counts: quotas(
            n,
            bell.map((one) => one.proportion),
          ),
          minGroupSize: 1,
        });
        expect(fit.state).toBe(OK);
      }),
    );
  });
});

describe('forceCheckOutcome', () => {
  it.each([
    [ForceCheck.OFF, OVER, 'ok'],
    [ForceCheck.WARN, OK, 'ok'],
    [ForceCheck.WARN, NOT_ASSESSED, 'ok'],
    [ForceCheck.BLOCK, NOT_ASSESSED, 'ok'],
    [ForceCheck.WARN, UNDER, 'warn'],
    [ForceCheck.BLOCK, OVER, 'block'],
    [ForceCheck.BLOCK, UNDER, 'block'],
  ])('S3.069 check %i with fit %i: %s', (check, fit, expected) => {
    expect(forceCheckOutcome(check, fit)).toBe(expected);
  });
});
