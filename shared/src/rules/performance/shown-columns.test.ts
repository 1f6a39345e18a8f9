import { describe, expect, it } from 'vitest';
import { type ShownForm, type ShownRow, shownValue } from './shown-columns.ts';

const levels = [
  { name: 'A', low: '80', high: '100', points: '3' },
  { name: 'B', low: '0', high: '80', points: '1' },
];
const form: ShownForm = {
  rule: { fullScore: '100', levels },
  byLevel: false,
  digits: 1,
  part: { floor: '0', cap: '1.2' },
  department: { score: '88', levelName: 'A' },
  imported: { score: '77.25', byFile: true },
  review: '83',
};
const row: ShownRow = {
  startValue: '100',
  targetValue: '200',
  achievedValue: '150',
  weight: '40',
  self: { score: '90', levelName: null },
  boss: { score: '70', levelName: null },
  sources: {
    self: { ratio: '30', score: '90' },
    partner: { ratio: '0', score: null },
    boss: { ratio: '70', score: '70' },
  },
};
const shown = (column: Parameters<typeof shownValue>[0], ofForm: object = {}, ofRow: object = {}) =>
  shownValue(column, { ...form, ...ofForm }, { ...row, ...ofRow })?.value ?? null;

describe('what columns show that nobody types', () => {
  it.each([
    ['departmentScore', '88'],
    ['hrScore', '77.3'],
    ['importedScore', '77.3'],
    ['score360', '83'],
    ['achievement', '50'],
    ['formulaScore', '50'],
    // 30 % of 90 and 70 % of 70 are 76, of which 40 % count.
    ['weightedScore', '30.4'],
    ['selfLevel', 'A'],
    ['bossLevel', 'B'],
  ] as const)('%s is %s', (column, value) => expect(shown(column)).toBe(value));

  it('is nothing where nothing is there, or nothing the reader may see', () => {
    const none = { department: null, imported: null, review: null };
    for (const column of ['departmentScore', 'hrScore', 'importedScore', 'score360'] as const)
      expect([column, shown(column, none)]).toEqual([column, null]);
    const empty = { achievedValue: null, self: undefined, boss: undefined, sources: {} };
    for (const column of ['achievement', 'formulaScore', 'weightedScore', 'selfLevel', 'bossLevel'] as const)
      expect([column, shown(column, {}, empty)]).toEqual([column, null]);
  });

  it('a formula is held between the limits of its part, else between nothing and the full score', () => {
    expect(shown('formulaScore', {}, { achievedValue: '500' })).toBe('120');
    expect(shown('formulaScore', { part: { floor: null, cap: null } }, { achievedValue: '500' })).toBe('100');
    expect(shown('formulaScore', { part: { floor: null, cap: null } }, { achievedValue: '0' })).toBe('0');
    expect(shown('achievement', {}, { achievedValue: '500' })).toBe('400');
  });

  it('what came from other plans was not brought by HR', () => {
    const imported = { score: '77.25', byFile: false };
    expect([shown('hrScore', { imported }), shown('importedScore', { imported })]).toEqual([null, '77.3']);
  });

  it('a missing source leaves its share to the others', () => {
    const sources = { ...row.sources, boss: { ratio: '70', score: null } };
    expect(shown('weightedScore', {}, { sources })).toBe('36');
  });

  it('where the rule is scored by levels there are levels and no numbers', () => {
    const given = { levelName: 'B', score: null };
    const byLevel = { byLevel: true, department: { score: null, levelName: 'B' } };
    expect(shown('weightedScore', byLevel)).toBeNull();
    expect(shown('departmentScore', byLevel)).toBe('B');
    expect(shown('bossLevel', byLevel, { boss: given })).toBe('B');
    expect(shown('formulaScore', byLevel, { achievedValue: '190' })).toBe('A');
  });
});
