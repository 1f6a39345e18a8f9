import { describe, expect, it } from 'vitest';
import { checkContent } from './checkContent';
import type { PartValues } from '../../shared/template/partValues';
import { type ContentValues, newPart, newRow } from './contentModel';

const part = (change: Partial<PartValues> = {}): PartValues => ({
  ...newPart((type) => type.toLowerCase(), '100'),
  name: 'Results',
  ...change,
});
const codes = (parts: PartValues[]) =>
  checkContent({ name: 'v1', parts } satisfies ContentValues).map((one) => `${one.field} ${one.code}`);

describe('checkContent', () => {
  it('accepts a usual part', () => expect(codes([part()])).toEqual([]));
  it('asks for weights that sum to 100', () =>
    expect(codes([part({ weight: '60' })])).toEqual(['parts WEIGHTS_NOT_100']));
  it('asks for the columns a formula needs', () =>
    expect(codes([part({ scoreMethod: 'FORMULA' })])).toEqual(['parts.0.columns FORMULA_COLUMNS']));
  it('asks for indicators where the template fixes them', () =>
    expect(codes([part({ rowsBy: 'template' })])).toEqual(['parts.0.rows ROWS_REQUIRED']));
  it('refuses a start value that equals the target', () => {
    const row = { ...newRow(), keyResult: 'x', weight: '100', startValue: '1', targetValue: '1.0' };
    expect(codes([part({ rowsBy: 'template', rows: [row] })])).toEqual([
      'parts.0.rows.0.targetValue INDICATOR_VALUES_EQUAL',
    ]);
  });
  it('tells a name that is used twice', () =>
    expect(codes([part({ weight: '50' }), part({ weight: '50' })])).toEqual(['parts.1.name VALUE_DUPLICATE']));
  it('asks for no English name, and tells one that is used twice', () => {
    const both = (nameEn: string) => [part({ weight: '50', nameEn }), part({ weight: '50', name: 'Conduct', nameEn })];
    expect([codes(both('')), codes(both('Goals'))]).toEqual([[], ['parts.1.nameEn VALUE_DUPLICATE']]);
  });
});
