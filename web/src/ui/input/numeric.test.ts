import { describe, expect, it } from 'vitest';
import { sanitizeNumber, toDecimal, typedNumber } from './numeric';

describe('S5.050 S5.051 S5.052 sanitizeNumber keeps digits, one point, and where asked a minus and so many places', () => {
  it.each([
    ['12.3.4', {}, '12.34'],
    ['a1b2', {}, '12'],
    ['-5', {}, '5'],
    ['-5', { negative: true }, '-5'],
    ['3.14159', { places: 2 }, '3.14'],
    ['3.14', { places: 0 }, '3'],
    ['\uff11\uff12\u3002\uff15', {}, '12.5'],
    ['.', {}, '.'],
  ])('%s %o -> %s', (text, rule, clean) => expect(sanitizeNumber(text, rule)).toBe(clean));
});

describe('toDecimal', () => {
  it.each([
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-', ''],
    ['.', ''],
    ['', ''],
    ['-0.50', '-0.50'],
    ['0', '0'],
  ])('%s -> %s', (text, decimal) => expect(toDecimal(text)).toBe(decimal));
});

describe('typedNumber, key by key', () => {
  const keys = (text: string, rule: object) => [...text].reduce((before, key) => typedNumber(before + key, rule), '');
  it.each([
    ['3.5', { places: 0 }, '3.', '3'],
    ['-3.5', { places: 0, negative: true }, '-3.', '-3'],
    ['3。5', { places: 0 }, '3.', '3'],
    ['.5', { places: 0 }, '.', ''],
    ['35', { places: 0 }, '35', '35'],
    ['3.14159', { places: 2 }, '3.14', '3.14'],
  ])('S5.052 %s %o stands as %s and is %s', (text, rule, stands, decimal) => {
    expect(keys(text, rule)).toBe(stands);
    expect(toDecimal(stands)).toBe(decimal);
  });
});
