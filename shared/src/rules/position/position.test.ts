import { describe, expect, it } from 'vitest';
import { checkDeletion, checkRankRange, closesCircle, sameName } from './position.ts';

describe('what may be deleted', () => {
  it.each([
    [{ filled: 0, coming: 0 }, []],
    [{ filled: 2, coming: 1, positions: 4 }, [{ field: '', code: 'STILL_HAS_PEOPLE', params: { count: 3 } }]],
    [{ filled: 0, coming: 1 }, [{ field: '', code: 'STILL_HAS_PEOPLE', params: { count: 1 } }]],
    [{ filled: 0, coming: 0, positions: 4 }, [{ field: '', code: 'STILL_HAS_POSITIONS', params: { count: 4 } }]],
    [{ filled: 0, coming: 0, ranks: 2 }, [{ field: '', code: 'STILL_HAS_RANKS', params: { count: 2 } }]],
    [{ filled: 0, coming: 0, families: 1 }, [{ field: '', code: 'STILL_HAS_FAMILIES', params: { count: 1 } }]],
  ])('%j', (holds, issues) => expect(checkDeletion(holds)).toEqual(issues));
});

describe('the range of ranks', () => {
  it.each([
    [null, null, true],
    [5, null, true],
    [5, 7, true],
    [5, 5, false],
    [7, 5, false],
    [null, 5, false],
  ])('from %s to %s: %s', (lower, upper, fine) => expect(checkRankRange(lower, upper).length === 0).toBe(fine));
});

it.each([
  ['a', null, false],
  ['a', 'd', false],
  ['a', 'a', true],
  ['a', 'c', true],
  ['z', 'x', false],
])('a family %s under %s closes a circle: %s', (id, parent, circle) => {
  const parentOf = new Map([
    ['b', 'a'],
    ['c', 'b'],
    ['d', null],
    // A circle that stands already is not walked for ever.
    ['x', 'y'],
    ['y', 'x'],
  ]);
  expect(closesCircle(id, parent, parentOf)).toBe(circle);
});

it('names that differ by case and space are the same', () => expect(sameName(' P5 ')).toBe(sameName('p5')));
