import { describe, expect, it } from 'vitest';
import { cutText, lengthOf, remaining, stripEmoji } from './text.ts';

describe('texts', () => {
  it.each([
    ['做得好👍🏽！', '做得好！'],
    ['家人👨‍👩‍👧‍👦在', '家人在'],
    ['#1 *2 ©3', '#1 *2 ©3'],
    ['flag 🇨🇳 end', 'flag  end'],
    ['𠮷野家', '𠮷野家'],
    ['1️⃣', ''],
  ])('S5.048 strips emoji from %s', (typed, expected) => {
    expect(stripEmoji(typed)).toBe(expected);
  });

  it('S5.049 counts remaining characters as people do', () => {
    expect([remaining('绩效', 10), remaining('𠮷', 1), remaining('abc', 2)]).toEqual([8, 0, -1]);
  });

  it('S5.032 S9.007 cuts after 500 characters and never inside one', () => {
    expect(cutText('字'.repeat(500))).toBe('字'.repeat(500));
    expect(cutText('字'.repeat(501))).toBe(`${'字'.repeat(500)}…`);
    expect(lengthOf(cutText('𠮷'.repeat(501)))).toBe(501);
  });
});
