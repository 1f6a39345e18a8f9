import { describe, expect, test } from 'vitest';
import { AssessmentRuleType, ScoreMethod, ScorerRole } from '@hengcai/shared/enums';
import { compose, resultColumns, sheetTotal, type Composition, type FormPart, type ScoredRow } from './composition.ts';

const { SELF, BOSS } = ScorerRole;
const MANUAL = 'm';
const FORMULA = 'f';

const part = (partCode: string, weight: string, more: Partial<FormPart> = {}): FormPart => ({
  partCode,
  partName: partCode,
  partNameEn: null,
  weight,
  scoreMethod: ScoreMethod.MANUAL,
  floor: null,
  cap: null,
  rowsByEmployee: true,
  minRows: 0,
  maxRows: 10,
  columns: [],
  rows: [],
  companyModuleCode: 't',
  companyModuleName: 'T',
  moduleWeight: '100',
  takesDeptScore: false,
  ...more,
});
const row = (
  id: string,
  partCode: string,
  weight: string | null,
  figures: [string, string, string] | null = null,
): ScoredRow => ({
  id,
  templateId: 't',
  partCode,
  keyResult: id,
  weight,
  startValue: figures?.[0] ?? null,
  targetValue: figures?.[1] ?? null,
  achievedValue: figures?.[2] ?? null,
});
const sheet = (scorerRole: typeof SELF | typeof BOSS, scores: Record<string, string>) => ({
  scorerRole,
  scores: new Map(Object.entries(scores).map(([id, score]) => [id, { score, levelName: null }])),
});
const LEVELS = [
  { name: 'A', low: '85', high: '100', proportion: '30', points: '3' },
  { name: 'B', low: '70', high: '85', proportion: '50', points: '2' },
  { name: 'C', low: '0', high: '70', proportion: '20', points: '1' },
];

const base: Composition = {
  digits: 2,
  rule: { ruleType: AssessmentRuleType.SCORE_AND_LEVEL, fullScore: '100', levels: LEVELS },
  ratios: { [SELF]: '40', [BOSS]: '60' },
  parts: [part(MANUAL, '70'), part(FORMULA, '30', { scoreMethod: ScoreMethod.FORMULA, floor: '0.5', cap: '1.2' })],
  rows: [row('a', MANUAL, '60'), row('b', MANUAL, '40'), row('c', FORMULA, '100', ['80', '100', '95'])],
  sheets: [sheet(SELF, { a: '92', b: '85' }), sheet(BOSS, { a: '80', b: '90' })],
};

describe('results against figures computed by hand', () => {
  const result = (changes: Partial<Composition> = {}) => resultColumns(compose({ ...base, ...changes }), 2);

  test('both sheets, a part by hand and one by formula', () => {
    // Part one: self 0.6 × 92 + 0.4 × 85 = 89.2, boss 0.6 × 80 + 0.4 × 90 = 84; 0.4 × 89.2 + 0.6 × 84 = 86.08.
    // Part two: (95 - 80) / (100 - 80) = 0.75, 75 points. Person: 0.7 × 86.08 + 0.3 × 75 = 82.756.
    expect(result()).toEqual({ composedRaw: '82.756', composed: '82.76', levelName: 'B' });
  });

  test('a missing sheet takes its ratio along', () => {
    // Only self: 0.7 × 89.2 + 0.3 × 75 = 84.94.
    expect(result({ sheets: base.sheets.slice(0, 1) }).composed).toBe('84.94');
    expect(result({ sheets: [] })).toEqual({ composedRaw: null, composed: null, levelName: null });
  });

  test('a source the plan gives no ratio does not count', () => {
    expect(result({ ratios: { [BOSS]: '100' } }).composed).toBe('81.3');
    expect(result({ ratios: { [SELF]: '0', [BOSS]: '100' } }).composed).toBe('81.3');
  });

  test('a part without indicators takes its weight along', () => {
    expect(result({ rows: base.rows.slice(0, 2) }).composed).toBe('86.08');
  });

  test('an indicator nobody scored takes its weight along, one without a weight counts nothing', () => {
    expect(
      result({
        rows: [row('a', MANUAL, '60'), row('b', MANUAL, '40'), row('d', MANUAL, null)],
        sheets: [sheet(BOSS, { a: '80', d: '10' })],
      }).composed,
    ).toBe('80');
  });

  test('floor and cap hold the achievement', () => {
    const formulaOnly = (achieved: string) =>
      result({ parts: base.parts.slice(1), rows: [row('c', FORMULA, '100', ['80', '100', achieved])] }).composed;
    expect([formulaOnly('80'), formulaOnly('90'), formulaOnly('150')]).toEqual(['50', '50', '120']);
    // A falling indicator: from 10 down to 2, reached 4.
    expect(result({ parts: base.parts.slice(1), rows: [row('c', FORMULA, '100', ['10', '2', '4'])] }).composed).toBe(
      '75',
    );
  });

  test('two templates count by their weights in the plan', () => {
    const other = { companyModuleCode: 'u', companyModuleName: 'U', moduleWeight: '25' };
    const parts = [part(MANUAL, '100', { moduleWeight: '75' }), part(MANUAL, '100', other)];
    const rows = [row('a', MANUAL, '100'), { ...row('b', MANUAL, '100'), templateId: 'u' }];
    // 0.75 × 80 + 0.25 × 90 = 82.5
    expect(result({ parts, rows, sheets: [sheet(BOSS, { a: '80', b: '90' })] }).composed).toBe('82.5');
  });

  test('the level is that of the shown score, whose half goes up', () => {
    const scored = (score: string) =>
      resultColumns(
        compose({
          ...base,
          digits: 0,
          parts: [part(MANUAL, '100')],
          rows: [row('a', MANUAL, '100')],
          sheets: [sheet(BOSS, { a: score })],
        }),
        0,
      );
    expect([scored('84.5'), scored('84.4999')].map((one) => [one.composed, one.levelName])).toEqual([
      ['85', 'A'],
      ['84', 'B'],
    ]);
    expect(scored('84.5').composedRaw).toBe('84.5');
  });
});

test('the total of one sheet is the mean of its own scores and of the formula', () => {
  expect(sheetTotal(base, base.sheets[1] ?? sheet(BOSS, {}))).toBe('81.3');
  expect(sheetTotal({ ...base, rows: [] }, sheet(BOSS, {}))).toBe(null);
});
