import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, checkResetPassword, decodeWirePassword, encodeWirePassword } from './password.ts';

const codes = (issues: { code: string }[]) => issues.map((one) => one.code);

describe('checkPassword', () => {
  it.each([
    ['S5.014', 'Abcdef1', ['PASSWORD_LENGTH']],
    ['S5.014', 'Abcdefg1', []],
    ['S5.014', 'Abcdefgh12345678', []],
    ['S5.014', 'Abcdefgh123456789', ['PASSWORD_LENGTH']],
    ['S5.014', '  Abcde1  ', ['PASSWORD_LENGTH']],
    ['S5.016', 'abcdefg1', ['PASSWORD_MIX']],
    ['S5.016', 'ABCDEFG1', ['PASSWORD_MIX']],
    ['S5.016', 'Abcdefgh', ['PASSWORD_MIX']],
    ['S5.016', 'Zhong国人123', []],
    ['S5.019', '   ', ['PASSWORD_REQUIRED']],
  ])('%s checks %s', (_id, password, expected) => {
    expect(codes(checkPassword(password))).toEqual(expected);
  });

  it('S5.017 refuses the old password, compared after trimming', () => {
    expect(codes(checkPassword('Abcdefg1 ', { old: ' Abcdefg1' }))).toEqual(['PASSWORD_SAME_AS_OLD']);
    expect(checkPassword('Abcdefg2', { old: 'Abcdefg1' })).toEqual([]);
  });

  it('S5.019 needs the old password where it is asked for', () => {
    expect(checkPassword('Abcdefg1', { old: ' ' })).toEqual([
      { field: 'passwordOriginal', code: 'OLD_PASSWORD_REQUIRED' },
    ]);
  });

  it('S5.018 compares the confirmation after trimming', () => {
    expect(checkPassword('Abcdefg1', { confirmation: 'Abcdefg1 ' })).toEqual([]);
    expect(checkPassword('Abcdefg1', { confirmation: 'Abcdefg2' })).toEqual([
      { field: 'confirmation', code: 'PASSWORD_CONFIRMATION' },
    ]);
  });

  it('refuses what names the person, whatever its case', () => {
    expect(codes(checkPassword('Zhangwei1', { identity: ['', 'ZHANGWEI1'] }))).toEqual(['PASSWORD_IS_IDENTITY']);
  });
});

describe('checkResetPassword', () => {
  it.each([
    ['abcdefg1', []],
    ['ABCDEFG1', []],
    ['abcdefgh', ['PASSWORD_LETTERS_AND_DIGITS']],
    ['12345678', ['PASSWORD_LETTERS_AND_DIGITS']],
    ['abc1', ['PASSWORD_LENGTH']],
  ])('S5.015 checks %s', (password, expected) => {
    expect(codes(checkResetPassword(password))).toEqual(expected);
  });
});

describe('the wire form', () => {
  it('is Base64 of UTF-8, reversed', () => {
    expect(encodeWirePassword('Abcdefg1')).toBe('=EzZmVGZjJWQ');
    expect(encodeWirePassword('Abcdefg1')).toBe(
      [...Buffer.from('Abcdefg1', 'utf8').toString('base64')].reverse().join(''),
    );
  });

  it('comes back as it went', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 16 }).filter((one) => one.isWellFormed()),
        (plain) => {
          const wire = encodeWirePassword(plain);
          if (wire.length <= 128) expect(decodeWirePassword(wire)).toBe(plain);
        },
      ),
    );
  });

  it.each([
    ['not reversed', 'QWJjZGVmZzE='],
    ['no Base64', '***'],
    ['blanks inside', '=EzZmVG ZjJWQ'],
    ['padding left out', 'EzZmVGZjJWQ'],
    ['loose last bits', '==RQ'],
    ['broken UTF-8', [...Buffer.from([0xff, 0xfe]).toString('base64')].reverse().join('')],
    ['129 characters', 'A'.repeat(129)],
  ])('refuses %s', (_why, wire) => {
    expect(decodeWirePassword(wire)).toBeNull();
  });

  it('keeps a byte order mark, which a lenient decoder would swallow', () => {
    expect(decodeWirePassword(encodeWirePassword('\uFEFFAbc'))).toBe('\uFEFFAbc');
  });
});
