import { describe, expect, it } from 'vitest';
import { fitsCell, parted, shownIn, TARGET_CELLS, TYPED_LENGTH } from './typed-cells.ts';

it.each([
  ['startValue', '12345678901234.12345678', true],
  ['startValue', '123456789012345', false],
  ['achievedValue', '1e5', false],
  ['weight', '99999999.9999', true],
  ['weight', '100000000', false],
  ['weight', '0.00001', false],
  ['confidence', '9999', true],
  ['confidence', '-1', false],
  ['confidence', '12345', false],
  ['startDate', '2026-02-28', true],
  ['startDate', '2026-02-30', false],
  ['targetDate', 'end of March', false],
  ['score', '120', true],
] as const)('%s takes %s: %s', (cell, text, fits) => expect(fitsCell(cell, text)).toBe(fits));

describe('parted', () => {
  it('parts what can be stored from what is kept as it stands; empty is nothing', () => {
    const texts = { startValue: ' 5 ', targetValue: '', weight: '1234567890', startDate: 'soon' } as const;
    const { values, typed } = parted(TARGET_CELLS, (cell) => texts[cell as 'weight']);
    expect(values).toEqual({
      startValue: '5',
      targetValue: null,
      weight: null,
      confidence: null,
      startDate: null,
      targetDate: null,
    });
    expect(typed).toEqual([
      { cell: 'weight', text: '1234567890' },
      { cell: 'startDate', text: 'soon' },
    ]);
    expect(shownIn(typed, 'startDate')).toBe('soon');
    expect(shownIn(typed, 'startValue')).toBeNull();
  });

  it('keeps no more than a cell could show', () => {
    const { typed } = parted(['score'], () => '9'.repeat(500));
    expect(typed[0]?.text).toHaveLength(TYPED_LENGTH);
  });
});
