import { describe, expect, it } from 'vitest';
import { mapPage, paged } from './paged.ts';

const NAMES = ['Ada', 'Bo', 'Cem', 'Dora', 'Eve'];

/** A list of five, and how often it was counted. */
function listed(pageNo: number, pageSize: number) {
  const counts: (string | undefined)[] = [];
  const page = paged(
    { pageNo, pageSize },
    async ({ limit, offset }) => NAMES.slice(offset, offset + limit),
    async (first) => {
      counts.push(first);
      return NAMES.length;
    },
  );
  return page.then((found) => ({ ...found, counts }));
}

describe('a page of a list', () => {
  it.each([
    ['a full page is counted', 1, 2, ['Ada', 'Bo'], ['Ada']],
    ['a full last page is counted', 1, 5, NAMES, ['Ada']],
    ['a last page tells the number of all', 3, 2, ['Eve'], []],
    ['a page behind the last one is counted without a row', 4, 2, [], [undefined]],
  ])('%s', async (_title, pageNo, pageSize, items, counts) => {
    expect(await listed(pageNo, pageSize)).toEqual({ items, total: 5, pageNo, pageSize, counts });
  });

  it('needs no count where the list is empty', async () => {
    const none = await paged(
      { pageNo: 1, pageSize: 10 },
      async () => [],
      () => Promise.reject(new Error('counted')),
    );
    expect(none).toEqual({ items: [], total: 0, pageNo: 1, pageSize: 10 });
  });

  it('keeps its numbers when its rows take another shape', () => {
    const page = { items: ['Ada'], total: 3, pageNo: 3, pageSize: 1 };
    expect(mapPage(page, (name) => name.length)).toEqual({ ...page, items: [3] });
  });
});
