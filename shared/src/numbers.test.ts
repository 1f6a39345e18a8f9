import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apportionCents,
  compare,
  isDecimal,
  isMultipleOf,
  largestRemainder,
  padded,
  roundHalfUp,
  sum,
} from './numbers.ts';

/** A decimal text from an integer count of 10^-scale units. */
function text(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale === 0 ? '' : `.${digits.slice(digits.length - scale)}`;
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}

/** Half up away from zero with big integers only. */
function oracle(units: bigint, scale: number, digits: number): bigint {
  if (digits >= scale) return units * 10n ** BigInt(digits - scale);
  const step = 10n ** BigInt(scale - digits);
  const size = units < 0n ? -units : units;
  const rounded = (size * 2n + step) / (step * 2n);
  return units < 0n ? -rounded : rounded;
}

const decimalParts = fc.record({
  units: fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }),
  scale: fc.integer({ min: 0, max: 24 }),
  digits: fc.integer({ min: 0, max: 20 }),
});

describe('roundHalfUp', () => {
  it.each([
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['1.005', 2, '1.01'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['0.00004', 4, '0'],
    ['-0.00004', 4, '0'],
    ['12.50', 2, '12.5'],
    ['123456789012345678901234.5', 0, '123456789012345678901235'],
    ['0.00000000000000000001', 20, '0.00000000000000000001'],
  ])('S9.035 rounds %s to %i digits: %s', (value, digits, expected) => {
    expect(roundHalfUp(value, digits)).toBe(expected);
  });

  it('S9.036 defaults to 4 digits', () => {
    expect(roundHalfUp('1.00005')).toBe('1.0001');
  });

  it.each([-1, 21, 1.5, Number.NaN])('S9.035 refuses %s digits', (digits) => {
    expect(() => roundHalfUp('1', digits)).toThrow(
      new RangeError(`digits must be an integer from 0 to 20, not ${digits}`),
    );
  });

  it('agrees with big integers', () => {
    fc.assert(
      fc.property(decimalParts, ({ units, scale, digits }) => {
        const rounded = roundHalfUp(text(units, scale), digits);
        expect(compare(rounded, text(oracle(units, scale, digits), digits))).toBe(0);
      }),
    );
  });

  it('is idempotent and never uses an exponent', () => {
    fc.assert(
      fc.property(decimalParts, ({ units, scale, digits }) => {
        const once = roundHalfUp(text(units, scale), digits);
        expect(roundHalfUp(once, digits)).toBe(once);
        expect(once).toMatch(/^-?\d+(\.\d*[1-9])?$/);
      }),
    );
  });
});

describe('shown figures', () => {
  it('pads to the places asked for', () => {
    expect([padded('12.5', 2), padded('12', 0), padded('-0.001', 2), padded('1.005', 2)]).toEqual([
      '12.50',
      '12',
      '0.00',
      '1.01',
    ]);
  });
});

describe('decimals', () => {
  it('adds exactly where binary floats do not', () => {
    expect(sum(['0.1', '0.2'])).toBe('0.3');
    expect(sum([])).toBe('0');
  });

  it('compares by value', () => {
    expect([compare('1.50', '1.5'), compare('-1', '1'), compare('10', '9')]).toEqual([0, -1, 1]);
  });

  it.each(['0', '-12.5', '007', '12345678901234', '0.12345678'])('takes %s as a decimal', (value) => {
    expect(isDecimal(value)).toBe(true);
  });

  it.each(['', ' 1', '1e3', '.5', '1.', '+1', '1,000', 'NaN', '123456789012345', '0.123456789', null, undefined])(
    'refuses %s as a decimal',
    (value) => {
      expect(isDecimal(value)).toBe(false);
    },
  );

  it('limits the places and the digits where asked', () => {
    expect([
      isDecimal('0.12345', 4),
      isDecimal('0.1234', 4),
      isDecimal('123456789', 4, 8),
      isDecimal('12345678', 4, 8),
    ]).toEqual([false, true, false, true]);
  });

  it.each([
    ['0.3', '0.1', true],
    ['0.35', '0.1', false],
    ['85.5', '0.5', true],
    ['0', '5', true],
    ['5', '0', false],
    ['5', '-5', false],
  ])('tells whether %s is a multiple of %s', (value, granularity, expected) => {
    expect(isMultipleOf(value, granularity)).toBe(expected);
  });
});

describe('largestRemainder', () => {
  it.each([
    [4, ['33.3', '33.4', '33.3'], [1, 2, 1]],
    [10, ['10', '20', '70'], [1, 2, 7]],
    [1, ['50', '50'], [1, 0]],
    [0, ['10', '90'], [0, 0]],
    [-3, ['1', '1'], [-2, -1]],
    [7, ['1', '0', '1'], [4, 0, 3]],
    [3, ['1', '1', '1'], [1, 1, 1]],
    [0, ['0', '0'], [0, 0]],
    [0, [], []],
    [2, ['1', '1', '1', '1'], [1, 1, 0, 0]],
  ])('splits %i by %j', (total, shares, expected) => {
    expect(largestRemainder(total, shares)).toEqual(expected);
  });

  it('refuses what cannot be shared', () => {
    const nothing = new RangeError('nothing to share by: the shares sum to 0');
    expect(() => largestRemainder(3, ['0', '0'])).toThrow(nothing);
    expect(() => largestRemainder(3, [])).toThrow(nothing);
    expect(() => largestRemainder(3, ['-1', '2'])).toThrow(new RangeError('a share is negative'));
    expect(() => largestRemainder(1.5, ['1'])).toThrow(new RangeError('total must be a whole number'));
  });

  it('is exact where a quotient of 40 places would say a head more', () => {
    // 9 · 10⁴¹ - 1 of 10⁴¹: an exact share of 8.99…9 with 41 nines.
    const share = `8${'9'.repeat(41)}`;
    expect(largestRemainder(9, [share, '1'])).toEqual([9, 0]);
    expect(largestRemainder(1, ['1', `${'9'.repeat(41)}`])).toEqual([0, 1]);
  });
});

describe('apportionCents', () => {
  it('hands out the last cents by the largest remainder', () => {
    expect(apportionCents('100', ['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33']);
    expect(apportionCents('0.05', ['70', '30'])).toEqual(['0.04', '0.01']);
    expect(() => apportionCents('0.001', ['1'])).toThrow(new RangeError('an amount has at most two places'));
  });

  it('adds up to the amount, each part within one cent of its exact share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
      .filter((all) => all.some((one) => one > 0));
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }), weights, (cents, shares) => {
        const total = text(cents, 2);
        const parts = apportionCents(total, shares.map(String));
        expect(compare(sum(parts), total)).toBe(0);
        const whole = shares.reduce((all, one) => all + BigInt(one), 0n);
        parts.forEach((part, i) => {
          const off = BigInt(part.replace('.', '')) * whole - cents * BigInt(shares[i] ?? 0);
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });
});
