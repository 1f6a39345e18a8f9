import { expect, it } from 'vitest';
import { countOf, fromText, isComplete, newGroup, newLeaf, toConditions, toText } from './tree';

it('conditions come back from the address as they were written, and what is none is no condition', () => {
  const tree = {
    key: '',
    join: 'AND' as const,
    conditions: [{ ...newLeaf(), field: 'city', values: [' 上海 '] }],
    groups: [{ ...newGroup(), conditions: [{ ...newLeaf(), field: 'phone', operator: 'EMPTY' as const }] }],
  };
  const wire = {
    join: 'AND',
    conditions: [{ field: 'city', operator: 'IS', values: ['上海'] }],
    groups: [{ join: 'OR', conditions: [{ field: 'phone', operator: 'EMPTY' }] }],
  };
  expect(toConditions(fromText(toText(tree)))).toEqual(wire);
  expect([countOf(tree), isComplete(tree)]).toEqual([2, true]);
  expect(isComplete({ ...tree, conditions: [newLeaf()] })).toBe(false);
  expect(toConditions(fromText('{broken'))).toBeNull();
  expect(toText(fromText(''))).toBe('');
});
