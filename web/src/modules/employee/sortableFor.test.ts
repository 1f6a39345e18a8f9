import { expect, it } from 'vitest';
import { sortableFor } from './sortableFor';

const column = (id: string) => ({ id, header: id, sortKey: id.toUpperCase(), cell: () => null });
const row = (id: string, ...maskedFields: string[]) => ({ id, maskedFields });
const sortable = (...rows: ReturnType<typeof row>[]) =>
  sortableFor([column('name'), column('phone')], rows, 'me').flatMap(({ sortKey }) => sortKey ?? []);

it('a column is sorted by as long as somebody else is not hidden in it', () => {
  expect(sortable(row('a', 'phone'), row('b'))).toEqual(['NAME', 'PHONE']);
  expect(sortable(row('a', 'phone'), row('b', 'phone'))).toEqual(['NAME']);
});

it('the own record tells nothing of what may be read of others', () => {
  expect(sortable(row('a', 'phone'), row('me'))).toEqual(['NAME']);
  expect(sortable(row('me'))).toEqual(['NAME', 'PHONE']);
});
