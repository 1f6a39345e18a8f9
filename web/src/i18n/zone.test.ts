import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './format';
import { dayOf, instantOf, setCompanyZone, today } from './zone';

beforeAll(() => vi.stubEnv('TZ', 'Asia/Tokyo'));
afterAll(() => vi.unstubAllEnvs());
afterEach(() => {
  setCompanyZone(null);
  vi.useRealTimers();
});

/** What the services keep of a deadline. */
const deadline = (day: string): string => instantOf(day, '23:59').toISOString();

describe('a reader in Tokyo of a company in Shanghai', () => {
  it('reads a deadline as the company’s day, at 23:59, with the zone', () => {
    setCompanyZone('Asia/Shanghai');

    expect(deadline('2026-11-30')).toBe('2026-11-30T15:59:00.000Z');
    expect(formatDateTime(deadline('2026-11-30'))).toBe('2026-11-30 23:59 GMT+8');
    expect(formatDate(deadline('2026-11-30'))).toBe('2026-11-30');
    expect(formatTime(new Date(deadline('2026-11-30')))).toBe('23:59 GMT+8');
  });

  it('does not move a deadline by editing it, however often', () => {
    setCompanyZone('Asia/Shanghai');
    let kept = deadline('2026-11-30');
    for (let edit = 0; edit < 3; edit += 1) kept = deadline(dayOf(kept));

    expect(kept).toBe('2026-11-30T15:59:00.000Z');
  });

  it('begins a day with the company', () => {
    setCompanyZone('Asia/Shanghai');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T15:30:00Z') });

    expect(today()).toBe('2026-11-01');
    vi.setSystemTime(Date.parse('2026-11-01T16:00:00Z'));
    expect(today()).toBe('2026-11-02');
  });

  it('reads a business date as it is', () => {
    setCompanyZone('America/Los_Angeles');

    expect(formatDate('2026-11-30')).toBe('2026-11-30');
  });
});

it.each(['Asia/Tokyo', 'Asia/Seoul'])('names no zone where the company’s clock in %s shows the same', (zone) => {
  setCompanyZone(zone);

  expect(formatDateTime('2026-11-30T15:59:00Z')).toBe('2026-12-01 00:59');
});

it('follows a company through a change of its clock', () => {
  setCompanyZone('Europe/Berlin');

  expect(formatDateTime('2026-10-24T21:59:00Z')).toBe('2026-10-24 23:59 GMT+2');
  expect(formatDateTime('2026-10-25T22:59:00Z')).toBe('2026-10-25 23:59 GMT+1');
});

it.each([null, 'Moon/Tranquility'])('keeps to the reader’s zone where the company’s is %s', (zone) => {
  setCompanyZone(zone);

  expect(formatDateTime('2026-11-30T15:59:00Z')).toBe('2026-12-01 00:59');
});
