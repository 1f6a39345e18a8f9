import { inTreeOrder, pathOf, type Called, type OrgTree, type OrgUnit } from './structure.ts';

/** What is different of one department in two trees; `before` and `after` as texts, of heads as ids of people. */
export interface TreeDifference {
  kind: 'added' | 'closed' | 'merged' | 'renamed' | 'moved' | 'head';
  /** As it is later; of one that is gone, as it was. */
  unit: OrgUnit;
  before: string | null;
  after: string | null;
}

function placeOf(tree: OrgTree, parentId: string | null, called: Called): string | null {
  const parent = parentId === null ? undefined : tree.get(parentId);
  return parent ? pathOf(tree, parent.deptId, called) || called(parent) : null;
}

/** What a department became part of that is still there, through as many merges as it takes; null: nothing. */
function survivor(after: OrgTree, mergedInto: ReadonlyMap<string, string>, deptId: string): string | null {
  const seen = new Set<string>();
  for (let at = mergedInto.get(deptId); at !== undefined && !seen.has(at); at = mergedInto.get(at)) {
    if (after.has(at)) return at;
    seen.add(at);
  }
  return null;
}

/**
 * What came, went, was merged, renamed, moved or got another head between two trees, in the order of the later tree, then
 * what is gone in the order of the earlier one. Places are told as departments are `called`. A department may stand there several times, once for each kind.
 */
export function compareTrees(
  before: OrgTree,
  after: OrgTree,
  mergedInto: ReadonlyMap<string, string>,
  called: Called,
): TreeDifference[] {
  const stayed = inTreeOrder(after).flatMap((unit): TreeDifference[] => {
    const was = before.get(unit.deptId);
    if (!was) return [{ kind: 'added', unit, before: null, after: placeOf(after, unit.parentId, called) }];
    const found: TreeDifference[] = [];
    if (was.name !== unit.name) found.push({ kind: 'renamed', unit, before: was.name, after: unit.name });
    else if (was.nameEn !== unit.nameEn) found.push({ kind: 'renamed', unit, before: was.nameEn, after: unit.nameEn });
    if (was.parentId !== unit.parentId)
      found.push({
        kind: 'moved',
        unit,
        before: placeOf(before, was.parentId, called),
        after: placeOf(after, unit.parentId, called),
      });
    if (was.headEmpId !== unit.headEmpId)
      found.push({ kind: 'head', unit, before: was.headEmpId, after: unit.headEmpId });
    return found;
  });
  const gone = inTreeOrder(before).flatMap((unit): TreeDifference[] => {
    if (after.has(unit.deptId)) return [];
    const into = survivor(after, mergedInto, unit.deptId);
    const place = placeOf(before, unit.parentId, called);
    return into === null
      ? [{ kind: 'closed', unit, before: place, after: null }]
      : [{ kind: 'merged', unit, before: place, after: placeOf(after, into, called) }];
  });
  return [...stayed, ...gone];
}
