import { beforeAll, expect, it, vi } from 'vitest';
import { departmentTree, filterTree, foundIn, pathOf } from './departmentTree';

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => 'zh-CN' }));

const row = (id: string, parent: string | null, sort = 1) => ({
  id,
  name: `d-${id}`,
  nameEn: null,
  sort,
  totalHeadcount: 1,
  parent: parent === null ? null : { id: parent },
});
const tree = () =>
  departmentTree([row('c', 'b'), row('b', 'a', 2), row('a', null), row('x', 'a', 1), row('lost', 'unseen')]);

it('hangs children below parents in their order, orphans at the top', () => {
  expect(tree().map((n) => n.id)).toEqual(['a', 'lost']);
  expect(tree()[0]?.children.map((n) => n.id)).toEqual(['x', 'b']);
});
it('keeps the way down to what a search finds', () =>
  expect(pathOf(filterTree(tree(), 'D-C'), 'c')).toEqual(['d-a', 'd-b', 'd-c']));
it('finds the departments whose own name holds a text, from the top down', () => {
  expect(foundIn(tree(), 'd-').map((n) => n.id)).toEqual(['a', 'x', 'b', 'c', 'lost']);
  expect(foundIn(tree(), ' D-B ').map((n) => n.id)).toEqual(['b']);
});
