import { describe, expect, it } from 'vitest';
import { applyChange, type OrgTree, type OrgUnit } from './structure.ts';

/** Departments by id, each with its name and the one above it, in their order. */
const treeOf = (units: Record<string, readonly [name: string, parentId: string | null]>): OrgTree =>
  new Map(
    Object.entries(units).map(([deptId, [name, parentId]], sort): [string, OrgUnit] => [
      deptId,
      { deptId, code: deptId, name, nameEn: null, parentId, headEmpId: null, sort },
    ]),
  );
const merged = (tree: OrgTree, deptId: string, intoId: string) => applyChange(tree, { kind: 'merge', deptId, intoId });

describe('a merge', () => {
  it('leaves what stood below the source below the target, behind what is there', () => {
    const tree = treeOf({ co: ['Co', null], a: ['A', 'co'], b: ['B', 'co'], a1: ['A1', 'a'], b1: ['B1', 'b'] });
    const { tree: after, issues } = merged(tree, 'a', 'b');
    expect(issues).toEqual([]);
    expect([...after.values()].map(({ deptId, parentId }) => [deptId, parentId])).toEqual([
      ['co', null],
      ['b', 'co'],
      ['a1', 'b'],
      ['b1', 'b'],
    ]);
    expect(after.get('a1')?.sort).toBeGreaterThan(after.get('b1')?.sort ?? Infinity);
  });

  it('into the department above is no clash with the name of the source, which is gone then', () => {
    const tree = treeOf({ co: ['Co', null], a: ['Research', 'co'], below: ['research', 'a'] });
    const { tree: after, issues } = merged(tree, 'a', 'co');
    expect(issues).toEqual([]);
    expect([...after.keys()]).toEqual(['co', 'below']);
    expect(after.get('below')).toMatchObject({ name: 'research', parentId: 'co' });
  });

  it('is refused where what moves finds its name there, and changes nothing then', () => {
    const tree = treeOf({ co: ['Co', null], a: ['A', 'co'], b: ['B', 'co'], a1: ['Lab', 'a'], b1: ['LAB', 'b'] });
    const { tree: after, issues } = merged(tree, 'a', 'b');
    expect(issues).toMatchObject([{ field: 'targetDeptId', code: 'SIBLING_NAME' }]);
    expect(after).toBe(tree);
  });

  it.each([
    ['itself', 'a', 'a', 'SAME_DEPARTMENT'],
    ['what is below it', 'a', 'a1', 'MERGE_INTO_BELOW'],
    ['what is not there', 'a', 'x', 'NO_SUCH_DEPARTMENT'],
    ['another, of the company itself', 'co', 'a', 'ROOT_STAYS'],
  ])('into %s is refused', (_into, deptId, intoId, code) => {
    const tree = treeOf({ co: ['Co', null], a: ['A', 'co'], a1: ['A1', 'a'] });
    expect(merged(tree, deptId, intoId).issues.map((one) => one.code)).toEqual([code]);
  });
});
