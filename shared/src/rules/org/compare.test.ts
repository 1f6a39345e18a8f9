import { describe, expect, it } from 'vitest';
import { compareTrees } from './compare.ts';
import type { OrgTree, OrgUnit } from './structure.ts';

const treeOf = (...units: (Partial<OrgUnit> & { deptId: string })[]): OrgTree =>
  new Map(
    units.map((unit, sort) => [
      unit.deptId,
      { code: unit.deptId, name: unit.deptId, nameEn: null, parentId: 'top', headEmpId: null, sort, ...unit },
    ]),
  );
const told = (before: OrgTree, after: OrgTree, merged: Record<string, string> = {}, english = false) =>
  compareTrees(before, after, new Map(Object.entries(merged)), ({ name, nameEn }) =>
    english && nameEn !== null ? nameEn : name,
  ).map(({ kind, unit, before: was, after: is }) => [kind, unit.deptId, was, is]);
const top = { deptId: 'top', parentId: null };

describe('two trees', () => {
  it('that are alike differ in nothing, whatever their order', () => {
    expect(told(treeOf(top, { deptId: 'a' }, { deptId: 'b' }), treeOf(top, { deptId: 'b' }, { deptId: 'a' }))).toEqual(
      [],
    );
  });

  it.each([
    ['came', treeOf(top), treeOf(top, { deptId: 'a' }), {}, [['added', 'a', null, 'top']]],
    ['went', treeOf(top, { deptId: 'a' }), treeOf(top), {}, [['closed', 'a', 'top', null]]],
    [
      'was renamed, moved and got a head',
      treeOf(top, { deptId: 'a' }, { deptId: 'b' }),
      treeOf(top, { deptId: 'a' }, { deptId: 'b', name: 'B', parentId: 'a', headEmpId: 'p' }),
      {},
      [
        ['renamed', 'b', 'b', 'B'],
        ['moved', 'b', 'top', 'a'],
        ['head', 'b', null, 'p'],
      ],
    ],
    [
      'is called otherwise in English',
      treeOf(top, { deptId: 'a', nameEn: 'A' }),
      treeOf(top, { deptId: 'a', nameEn: null }),
      {},
      [['renamed', 'a', 'A', null]],
    ],
    [
      'was merged, through one that was merged itself',
      treeOf(top, { deptId: 'a' }, { deptId: 'b' }, { deptId: 'c' }),
      treeOf(top, { deptId: 'c' }),
      { a: 'b', b: 'c' },
      [
        ['merged', 'a', 'top', 'c'],
        ['merged', 'b', 'top', 'c'],
      ],
    ],
    [
      'was merged into what was closed afterwards',
      treeOf(top, { deptId: 'a' }),
      treeOf(top),
      { a: 'b' },
      [['closed', 'a', 'top', null]],
    ],
  ])('tell what %s', (_what, before, after, merged, expected) => {
    expect(told(before, after, merged)).toEqual(expected);
  });

  it('tell places as the reader calls them', () => {
    const [a, b] = [{ deptId: 'a', nameEn: 'First' }, { deptId: 'b' }];
    const [before, after] = [treeOf(top, a, b), treeOf(top, a, { ...b, parentId: 'a' })];
    expect(told(before, after)).toEqual([['moved', 'b', 'top', 'a']]);
    expect(told(before, after, {}, true)).toEqual([['moved', 'b', 'top', 'First']]);
  });
});
