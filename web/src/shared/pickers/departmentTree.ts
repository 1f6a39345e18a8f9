import { localName } from '../../i18n/format';

export interface DepartmentRow {
  id: string;
  name: string;
  nameEn: string | null;
  sort: number;
  totalHeadcount: number | null;
  parent: { id: string } | null;
}

export interface DepartmentNode {
  id: string;
  label: string;
  /** People in it and below; null where nobody could count them. */
  headcount: number | null;
  children: DepartmentNode[];
}

/** The tree of departments; whatever has no visible parent stands at the top. */
export function departmentTree(rows: readonly DepartmentRow[]): DepartmentNode[] {
  const nodes = new Map(
    rows.map((row) => [
      row.id,
      { id: row.id, label: localName(row), headcount: row.totalHeadcount, children: [] as DepartmentNode[] },
    ]),
  );
  const top: DepartmentNode[] = [];
  for (const row of [...rows].sort((a, b) => a.sort - b.sort)) {
    const node = nodes.get(row.id);
    if (node) (nodes.get(row.parent?.id ?? '')?.children ?? top).push(node);
  }
  return top;
}

const holds = (node: DepartmentNode, text: string) => node.label.toLowerCase().includes(text.trim().toLowerCase());

/** The nodes whose name holds a text, with the way down to them. */
export function filterTree(nodes: readonly DepartmentNode[], wanted: string): DepartmentNode[] {
  if (!wanted.trim()) return [...nodes];
  return nodes.flatMap((node) => {
    if (holds(node, wanted)) return [node];
    const children = filterTree(node.children, wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The nodes whose own name holds a text, from the top down. */
export const foundIn = (nodes: readonly DepartmentNode[], wanted: string): DepartmentNode[] =>
  nodes.flatMap((node) => [...(holds(node, wanted) ? [node] : []), ...foundIn(node.children, wanted)]);

export const idsOf = (nodes: readonly DepartmentNode[]): string[] =>
  nodes.flatMap((node) => [node.id, ...idsOf(node.children)]);

/** Names from the top to a department. */
export function pathOf(nodes: readonly DepartmentNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [node.label];
    const below = pathOf(node.children, id);
    if (below.length > 0) return [node.label, ...below];
  }
  return [];
}
