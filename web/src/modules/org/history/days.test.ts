import { describe, expect, it } from 'vitest';
import { changeBeside, dayAt, daysBetween, within, yearsBetween } from './days';

describe('days of the slider', () => {
  it('are counted over leap days and back', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(dayAt('2024-02-28', 2)).toBe('2024-03-01');
    expect(within('2030-01-01', '2024-01-01', '2026-01-01')).toBe('2026-01-01');
  });

  it('carry the years that begin in between, no more than there is room for', () => {
    expect(yearsBetween('2023-07-02', '2024-07-01')).toEqual([{ year: '2024', share: 183 / 365 }]);
    expect(yearsBetween('2026-01-01', '2026-01-01')).toEqual([]);
    expect(yearsBetween('1980-01-01', '2026-01-01').length).toBeLessThanOrEqual(12);
  });

  it('lead to the next change on either side', () => {
    const days = ['2024-01-01', '2025-03-01', '2026-05-01'];
    expect(changeBeside(days, '2025-03-01', 1)).toBe('2026-05-01');
    expect(changeBeside(days, '2025-03-01', -1)).toBe('2024-01-01');
    expect(changeBeside(days, '2026-05-01', 1)).toBeNull();
  });
});
