import { describe, expect, it } from 'vitest';
import { batchLoader } from './batch-loader.ts';

const loaderOf = (rows: readonly string[], asked: string[][] = []) =>
  batchLoader({
    fetch: async (keys) => {
      asked.push(keys);
      return rows.filter((row) => keys.includes(row));
    },
    keyOf: (row) => row,
    maxBatch: 3,
  });

describe('a batch loader', () => {
  it('asks once for what is wanted at the same time, each key once', async () => {
    const asked: string[][] = [];
    const loader = loaderOf(['a', 'b'], asked);

    await Promise.all([loader.load('a'), loader.load('b'), loader.load('a')]);

    expect(asked).toEqual([['a', 'b']]);
  });

  it('gives a row to its own key and null to a key without one', async () => {
    const loader = loaderOf(['c', 'a']);

    expect(await Promise.all([loader.load('a'), loader.load('b'), loader.load('c')])).toEqual(['a', null, 'c']);
  });

  it('asks in pieces no longer than the endpoint takes', async () => {
    const asked: string[][] = [];
    const loader = loaderOf([], asked);

    await Promise.all(['1', '2', '3', '4'].map((key) => loader.load(key)));

    expect(asked.map((keys) => keys.length)).toEqual([3, 1]);
  });
});
