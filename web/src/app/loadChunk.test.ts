import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk, PageNotLoaded } from './loadChunk';

const stored = new Map<string, string>();
const opened: string[] = [];
let answers = true;

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  opened.length = 0;
  answers = true;
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => (answers ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('refused'))));
  vi.stubGlobal('location', { assign: (address: string) => void opened.push(address) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PAGE = '/employee/list';
const target = () => PAGE;
const why = (error: unknown) => (error instanceof PageNotLoaded ? error.why : error);
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
  const again = loadChunk(PAGE, failing(), target).catch(why);
  await vi.runAllTimersAsync();
  expect(await again).toBe('release');
  expect(opened).toHaveLength(1);
});

it.each([
  ['there is no connection', { onLine: false }, true],
  ['the server does not answer', { onLine: true }, false],
])('where %s the page stays, says so, and the next attempt begins anew', async (_what, navigator, answering) => {
  vi.stubGlobal('navigator', navigator);
  answers = answering;
  const failed = loadChunk(PAGE, failing(), target).catch(why);
  await vi.runAllTimersAsync();
  expect(await failed).toBe('network');
  expect(opened).toEqual([]);

  vi.stubGlobal('navigator', { onLine: true });
  answers = true;
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
