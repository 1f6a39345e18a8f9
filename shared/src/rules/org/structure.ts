import { issue, type RuleIssue } from '../issue.ts';

/** Deeper trees than this are refused: nobody could find anything in them, and a walk always ends. */
export const MAX_DEPTH = 30;

/** A department as it is on a day. */
export interface OrgUnit {
  deptId: string;
  code: string;
  name: string;
  nameEn: string | null;
  /** Null for the company itself, the root of the tree. */
  parentId: string | null;
  headEmpId: string | null;
  sort: number;
}
/** All departments of a day, by id. */
export type OrgTree = ReadonlyMap<string, OrgUnit>;
/** What can be changed from a day on; the code is no matter of a day. */
export type UnitValues = Partial<Pick<OrgUnit, 'name' | 'nameEn' | 'parentId' | 'headEmpId' | 'sort'>>;

/** One change of the structure (domain 1). */
export type OrgChange =
  | { kind: 'create'; unit: OrgUnit }
  | { kind: 'change'; deptId: string; values: UnitValues }
  | { kind: 'close'; deptId: string }
  | { kind: 'merge'; deptId: string; intoId: string };

/** The tree after a change, or why it cannot be made. */
export type Applied = { tree: OrgTree; issues: readonly [] } | { tree: OrgTree; issues: readonly RuleIssue[] };

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Ids from a department up to the root, itself first. Ends also where the data holds a circle. */
export function lineUp(tree: OrgTree, deptId: string): string[] {
  const line: string[] = [];
  const seen = new Set<string>();
  for (let at: string | null = deptId; at !== null && tree.has(at) && !seen.has(at);) {
    line.push(at);
    seen.add(at);
    at = tree.get(at)?.parentId ?? null;
  }
  return line;
}

/** The children of every department, in their order. */
export function childrenOf(tree: OrgTree): Map<string | null, OrgUnit[]> {
  const children = new Map<string | null, OrgUnit[]>();
  for (const unit of tree.values()) {
    const parent = unit.parentId !== null && tree.has(unit.parentId) ? unit.parentId : null;
    const list = children.get(parent);
    if (list) list.push(unit);
    else children.set(parent, [unit]);
  }
  for (const list of children.values()) list.sort(inOrder);
  return children;
}

/** Order of departments with the same parent: by place, then by code. */
export const inOrder = (a: OrgUnit, b: OrgUnit): number =>
  a.sort - b.sort || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

/** All departments, each before those below it, siblings in their order. */
export function inTreeOrder(tree: OrgTree): OrgUnit[] {
  const children = childrenOf(tree);
  const below = (parentId: string | null): OrgUnit[] =>
    (children.get(parentId) ?? []).flatMap((unit) => [unit, ...below(unit.deptId)]);
  return below(null);
}

/** A department and everything below it. */
export function idsBelow(tree: OrgTree, deptId: string): Set<string> {
  const children = childrenOf(tree);
  const found = new Set([deptId]);
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child.deptId);
  return found;
}

/** What a department is called. */
export type Called = (unit: OrgUnit) => string;
const ownName: Called = ({ name }) => name;

/** Names from the root's children down to a department, the company itself left out. */
export const pathOf = (tree: OrgTree, deptId: string, called = ownName): string =>
  lineUp(tree, deptId)
    .flatMap((id) => tree.get(id) ?? [])
    .filter(({ parentId }) => parentId !== null)
    .map(called)
    .reverse()
    .join('/');

/** Departments by their path in either language, in lower case; null: an English one that several have. */
export function idsByPath(tree: OrgTree): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const id of tree.keys()) {
    const english = pathOf(tree, id, ({ name, nameEn }) => nameEn || name).toLowerCase();
    found.set(english, found.has(english) ? null : id);
  }
  for (const id of tree.keys()) found.set(pathOf(tree, id).toLowerCase(), id);
  return found;
}

/** How many people stand in each department and below it, from how many stand directly in each. */
export function totalsOf(tree: OrgTree, direct: ReadonlyMap<string, number>): Map<string, number> {
  const totals = new Map<string, number>();
  for (const deptId of tree.keys())
    for (const id of lineUp(tree, deptId)) totals.set(id, (totals.get(id) ?? 0) + (direct.get(deptId) ?? 0));
  return totals;
}

/** What forbids a department to stand below another under a name: no such parent, a circle, too deep, a sibling's name. */
function placeIssues(tree: OrgTree, unit: OrgUnit): RuleIssue[] {
  const { deptId, parentId, name } = unit;
  const issues: RuleIssue[] = [];
  if (parentId !== null) {
    if (!tree.has(parentId)) return [issue('parentDeptId', 'NO_SUCH_PARENT')];
    const line = lineUp(tree, parentId);
    if (line.includes(deptId)) return [issue('parentDeptId', 'DEPARTMENT_CIRCLE')];
    if (line.length + (tree.has(deptId) ? heightOf(tree, deptId) : 1) > MAX_DEPTH)
      issues.push(issue('parentDeptId', 'TREE_TOO_DEEP', { max: MAX_DEPTH }));
  }
  for (const other of tree.values())
    if (other.deptId !== deptId && other.parentId === parentId && sameName(other.name, name)) {
      issues.push(issue('deptName', 'SIBLING_NAME', { name }));
      break;
    }
  return issues;
}

/** Levels of what hangs below a department, itself included. */
function heightOf(tree: OrgTree, deptId: string): number {
  const children = childrenOf(tree);
  let height = 0;
  for (let level = [deptId]; level.length > 0 && height <= MAX_DEPTH; height += 1)
    level = level.flatMap((id) => (children.get(id) ?? []).map((child) => child.deptId));
  return height;
}

const kept = (tree: OrgTree, issues: readonly RuleIssue[]): Applied => ({ tree, issues });

/** Makes one change in a tree; where it is against the rules, the tree stays and the issues say why. */
export function applyChange(tree: OrgTree, change: OrgChange): Applied {
  switch (change.kind) {
    case 'create':
      return create(tree, change.unit);
    case 'change':
      return alter(tree, change.deptId, change.values);
    case 'close':
      return close(tree, change.deptId);
    case 'merge':
      return merge(tree, change.deptId, change.intoId);
  }
}

function create(tree: OrgTree, unit: OrgUnit): Applied {
  if (unit.parentId === null) return kept(tree, [issue('parentDeptId', 'NO_SUCH_PARENT')]);
  const issues = placeIssues(tree, unit);
  return issues.length > 0 ? kept(tree, issues) : { tree: new Map(tree).set(unit.deptId, unit), issues: [] };
}

function alter(tree: OrgTree, deptId: string, values: UnitValues): Applied {
  const unit = tree.get(deptId);
  if (!unit) return kept(tree, [issue('deptId', 'NO_SUCH_DEPARTMENT')]);
  const after = { ...unit, ...values };
  if ((unit.parentId === null) !== (after.parentId === null)) return kept(tree, [issue('parentDeptId', 'ROOT_STAYS')]);
  const placed = after.parentId !== unit.parentId || after.name !== unit.name;
  const issues = placed ? placeIssues(tree, after) : [];
  return issues.length > 0 ? kept(tree, issues) : { tree: new Map(tree).set(deptId, after), issues: [] };
}

function close(tree: OrgTree, deptId: string): Applied {
  const unit = tree.get(deptId);
  if (!unit) return kept(tree, [issue('deptId', 'NO_SUCH_DEPARTMENT')]);
  if (unit.parentId === null) return kept(tree, [issue('deptId', 'ROOT_STAYS')]);
  const children = [...tree.values()].filter(({ parentId }) => parentId === deptId).length;
  if (children > 0) return kept(tree, [issue('deptId', 'DEPARTMENT_HAS_CHILDREN', { count: children })]);
  const after = new Map(tree);
  after.delete(deptId);
  return { tree: after, issues: [] };
}

/** The source goes; what stood below it stands below the target, behind what is there (specification 5: they must differ). */
function merge(tree: OrgTree, deptId: string, intoId: string): Applied {
  const unit = tree.get(deptId);
  if (!unit) return kept(tree, [issue('deptId', 'NO_SUCH_DEPARTMENT')]);
  if (deptId === intoId) return kept(tree, [issue('targetDeptId', 'SAME_DEPARTMENT')]);
  if (!tree.has(intoId)) return kept(tree, [issue('targetDeptId', 'NO_SUCH_DEPARTMENT')]);
  if (unit.parentId === null) return kept(tree, [issue('deptId', 'ROOT_STAYS')]);
  if (lineUp(tree, intoId).includes(deptId)) return kept(tree, [issue('targetDeptId', 'MERGE_INTO_BELOW')]);
  const children = childrenOf(tree);
  const last = Math.max(-1, ...(children.get(intoId) ?? []).map(({ sort }) => sort));
  // The source goes first: its own name is free for what moves to where it stood.
  const without = new Map(tree);
  without.delete(deptId);
  let after: OrgTree = without;
  for (const [at, child] of (children.get(deptId) ?? []).entries()) {
    const moved = alter(after, child.deptId, { parentId: intoId, sort: last + 1 + at });
    if (moved.issues.length > 0)
      return kept(
        tree,
        moved.issues.map((one) => ({ ...one, field: 'targetDeptId' })),
      );
    after = moved.tree;
  }
  return { tree: after, issues: [] };
}
