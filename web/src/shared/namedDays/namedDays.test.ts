import { expect, it } from 'vitest';
import { namedDays } from './NamedDaySelect';

it('S3.057 a day with two names is one choice that says both', () => {
  const versions = [
    { day: '2026-01-01', name: 'New year', isAutomatic: true },
    { day: '2025-07-01', name: 'After the merger', isAutomatic: false },
    { day: '2025-07-01', name: 'Second half', isAutomatic: false },
  ];
  expect(namedDays(versions, 'automatic')).toEqual([
    { value: '2026-01-01', label: 'New year · automatic' },
    { value: '2025-07-01', label: 'After the merger / Second half' },
  ]);
});
