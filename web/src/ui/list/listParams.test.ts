import { describe, expect, it } from 'vitest';
import { formatList, isFiltered, parseList } from './listParams';
import { pageNumbers } from './pageNumbers';

const defaults = { keyword: '', status: ['OPEN'] as string[] };
const parse = (text: string) => parseList(new URLSearchParams(text), defaults);

describe('parseList', () => {
  it('is the default where the address says nothing', () => {
    expect(parse('')).toEqual({ filter: defaults, page: { pageNo: 1, pageSize: 10 }, sort: null });
  });
  it('reads texts, several values, page and sort', () => {
    expect(parse('keyword=li&status=A&status=B&pageNo=3&pageSize=20&sortBy=NAME&desc=1')).toEqual({
      filter: { keyword: 'li', status: ['A', 'B'] },
      page: { pageNo: 3, pageSize: 20 },
      sort: { by: 'NAME', descending: true },
    });
  });
  it.each(['pageNo=0', 'pageNo=-1', 'pageNo=x', 'pageSize=11', 'pageSize=1e3'])('takes the default for %s', (text) => {
    expect(parse(text).page).toEqual({ pageNo: 1, pageSize: 10 });
  });
  it('knows an emptied condition from one never set', () => expect(parse('status=').filter.status).toEqual([]));
});

describe('formatList', () => {
  const write = (filter: typeof defaults, pageNo = 1) =>
    formatList(new URLSearchParams('tab=mine'), defaults, filter, { pageNo, pageSize: 10 }, null).toString();
  it('leaves defaults out and keeps what is not its own', () => expect(write(defaults)).toBe('tab=mine'));
  it('is read back as it was', () => {
    const state = { keyword: '\u7814\u53d1 & co', status: [] as string[] };
    expect(parse(write(state, 4))).toEqual({ filter: state, page: { pageNo: 4, pageSize: 10 }, sort: null });
  });
});

it('isFiltered compares with the defaults', () => {
  expect(isFiltered(defaults, defaults)).toBe(false);
  expect(isFiltered({ ...defaults, status: [] }, defaults)).toBe(true);
});

it.each([
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, null, 19, 20]],
  [10, 20, [1, 2, null, 9, 10, 11, null, 19, 20]],
])('page %i of %i shows %j', (current, pages, shown) => expect(pageNumbers(current, pages)).toEqual(shown));
