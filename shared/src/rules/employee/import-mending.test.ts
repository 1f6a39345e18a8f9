import { describe, expect, it } from 'vitest';
import { checkNewThings, nearestNames, proposeCode, proposeGrade, type NewThing } from './import-mending.ts';

describe('proposeCode', () => {
  it.each([
    ['Sales Manager', 'SALES-MANAGER'],
    ['Administration Vice President', 'ADMINISTRATION-VICE'],
    ['Café & Bar', 'CAFE-BAR'],
    ['RJGCS', 'RJGCS'],
    ['—', 'P'],
  ])('%s: %s', (name, expected) => expect(proposeCode(name, 'P', new Set())).toBe(expected));

  it('gives nobody a code that is taken, whatever its case', () => {
    const taken = new Set(['clerk']);
    expect([proposeCode('Clerk', 'P', taken), proposeCode('clerk', 'P', taken)]).toEqual(['CLERK-2', 'CLERK-3']);
  });
});

it('a grade is the figure of the name, else one above the highest', () => {
  expect([proposeGrade('P7', 12), proposeGrade('Senior', 12), proposeGrade('Senior', 0)]).toEqual([7, 13, 1]);
});

describe('nearestNames', () => {
  const near = (written: string, names: string[]) => nearestNames(written, names, (name) => name);
  it('finds typing errors and parts, the nearest first', () => {
    expect(near('Marketng', ['Finance', 'Marketing', 'Market'])).toEqual(['Market', 'Marketing']);
    expect(near('研发', ['研发部', '销售部'])).toEqual(['研发部']);
  });
  it('offers nothing that is far', () => {
    expect(near('Research', ['Sales', 'IT'])).toEqual([]);
  });
  it('offers at most five', () => {
    expect(near('Team', ['Team 1', 'Team 2', 'Team 3', 'Team 4', 'Team 5', 'Team 6'])).toHaveLength(5);
  });
});

describe('checkNewThings', () => {
  const thing = (more: Partial<NewThing> = {}): NewThing => ({
    kind: 'position',
    key: 'clerk',
    code: 'CLERK',
    name: 'Clerk',
    grade: null,
    ...more,
  });
  const found = (things: NewThing[], codes: string[] = []) =>
    checkNewThings(things, (_kind, code) => codes.includes(code)).map(({ field, code }) => `${field} ${code}`);

  it('takes what is whole', () => {
    expect(found([thing(), thing({ kind: 'department' }), thing({ kind: 'rank', grade: 7 })])).toEqual([]);
  });
  it.each([
    ['S5.055', 'department', 50],
    ['S5.056', 'rank', 10],
    ['S5.058', 'jobFamily', 10],
  ] as const)('%s the name of a %s has at most %i characters', (_id, kind, max) => {
    const named = (length: number) => found([thing({ kind, name: '名'.repeat(length), grade: 7 })]);
    expect([named(max), named(max + 1)]).toEqual([[], ['create.0.name TEXT_TOO_LONG']]);
  });
  it('names the field of what is missing, too long or taken', () => {
    expect(
      found(
        [
          thing({ code: ' ' }),
          thing({ code: 'X'.repeat(41), name: '' }),
          thing({ code: 'b', name: 'n'.repeat(51) }),
          thing({ code: 'B' }),
          thing({ code: 'old' }),
          thing({ kind: 'rank', code: 'r', grade: null }),
        ],
        ['old'],
      ),
    ).toEqual([
      'create.0.code NEW_CODE_MISSING',
      'create.1.code TEXT_TOO_LONG',
      'create.1.name NEW_NAME_MISSING',
      'create.2.name TEXT_TOO_LONG',
      'create.3.code CODE_TAKEN',
      'create.4.code CODE_TAKEN',
      'create.5.grade GRADE_INVALID',
    ]);
  });
});
