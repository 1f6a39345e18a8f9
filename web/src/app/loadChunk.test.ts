import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from './loadChunk';

const stored = new Map<string, string>();
const opened: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  opened.length = 0;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { assign: (address: string) => void opened.push(address) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PAGE = '/employee/list';
const target = () => PAGE;
const failing = () => vi.fn(() => Promise.reject(new Error('ChunkLoadError')));

it('S8.016 a chunk that fails is asked for again and then there', async () => {
  const load = failing().mockImplementationOnce(() => Promise.reject(new Error('CSS_CHUNK_LOAD_FAILED')));
  load.mockImplementationOnce(() => Promise.reject(new Error('ChunkLoadError')));
  load.mockImplementationOnce(() => Promise.resolve('page') as never);

  const loaded = loadChunk<unknown>(PAGE, load, target);
  await vi.runAllTimersAsync();

  expect(await loaded).toBe('page');
  expect(opened).toEqual([]);
});

it('S8.016 a chunk that keeps failing opens the target anew, once; then the page says so', async () => {
  void loadChunk(PAGE, failing(), target);
  await vi.runAllTimersAsync();
  expect(opened).toEqual([PAGE]);

  // The shell around it comes each time.
  await loadChunk('shell', () => Promise.resolve('shell'), target);
  const again = loadChunk(PAGE, failing(), target).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await again).toBe('ChunkLoadError');
  expect(opened).toHaveLength(1);
});

it('without a connection the page stays, and the next attempt begins anew', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const failed = loadChunk(PAGE, failing(), target).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  expect(await failed).toBe('ChunkLoadError');
  expect(opened).toEqual([]);

  vi.stubGlobal('navigator', { onLine: true });
  void loadChunk(PAGE, failing(), target);
  await vi.runAllTimersAsync();
  expect(opened).toEqual([PAGE]);
});

it('S8.015 S9.003 a chunk that has not come within 120 s has failed', async () => {
  const load = vi.fn(() => new Promise<never>(() => undefined));
  void loadChunk(PAGE, load, target);

  await vi.advanceTimersByTimeAsync(120_000 + 499);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
});
