import { expect, test } from 'vitest';
import { formatMessage } from './format.ts';

test.each([
  ['{n, plural, one {# person is} other {# people are}} left', { n: 1 }, '1 person is left'],
  ['{n, plural, one {# person is} other {# people are}} left', { n: 1199 }, '1,199 people are left'],
  ['{n, plural, =0 {Nobody} other {#}} of {n, number} in {year}', { n: 0, year: 2026 }, 'Nobody of 0 in 2026'],
  ['还有 {n, number} 人', { n: 12_000 }, '还有 12,000 人'],
  ['{who}: {n, number}', { who: null }, ': {n, number}'],
])('%s of %o reads as %s', (text, params, expected) => expect(formatMessage(text, params, 'en-US')).toBe(expected));
