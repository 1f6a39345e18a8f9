import { expect, it } from 'vitest';
import { mappingProblems } from './importAdapter';

const fields = [
  { field: 'no', label: 'No', required: true },
  { field: 'name', label: 'Name', required: true },
  { field: 'city', label: 'City', required: false },
];
const column = (header: string, field: string | null) => ({ header, field, samples: [] });

it('finds required fields without a column and fields with two', () => {
  const { missing, twice } = mappingProblems(
    [column('a', 'no'), column('b', 'city'), column('c', 'city'), column('d', null)],
    fields,
  );
  expect([missing.map((f) => f.field), twice.map((f) => f.field)]).toEqual([['name'], ['city']]);
});
