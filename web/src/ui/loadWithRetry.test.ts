import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './loadWithRetry';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a part of the product that cannot be loaded comes when the connection is back', async () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(60_000);
  load.mockResolvedValue('dialog');
  await vi.advanceTimersByTimeAsync(2000);

  expect(await loaded).toBe('dialog');
});
