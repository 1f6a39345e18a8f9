import type { MenuNode } from '../../session/loadSession';

/** A menu entry of any level. */
export interface MenuItem {
  id: string;
  name: string;
  path: string | null;
  icon: string | null;
  children: readonly MenuItem[];
}

interface Wire {
  id: string;
  name: string;
  path: string | null;
  icon: string | null;
  children?: readonly Wire[];
}

/** The lowest level has no `children` in the query; here every level has the same shape. */
export const toMenu = (nodes: readonly MenuNode[]): MenuItem[] => (nodes as readonly Wire[]).map(plain);
const plain = (node: Wire): MenuItem => ({ ...node, children: (node.children ?? []).map(plain) });

/** From the top entry down to the one with this id or path; empty when the page is not in the menu. */
export function chainTo(items: readonly MenuItem[], wanted: { menuId?: string; path: string }): MenuItem[] {
  for (const item of items) {
    if (item.id === wanted.menuId || item.path === wanted.path) return [item];
    const below = chainTo(item.children, wanted);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}
