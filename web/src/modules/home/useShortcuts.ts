import { useMenuQuery, useShortcutsQuery } from './home.gen';

export interface PageEntry {
  path: string;
  name: string;
  icon: string | null;
}

interface Entry {
  name: string;
  path: string | null;
  icon: string | null;
  children?: readonly Entry[];
}

/** How many pages of the menu stand there before anybody chose. */
const UNCHOSEN = 8;

const leaves = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.children?.length ? leaves(entry.children) : [entry]));

const pagesOf = (entries: readonly Entry[]): PageEntry[] =>
  leaves(entries).flatMap(({ name, path, icon }) => (path && path !== '/index' ? [{ path, name, icon }] : []));

/** What stands there before anybody chose: the first page of each group, then the second, as far as there is room. */
function unchosen(menu: readonly Entry[]): PageEntry[] {
  const groups = menu.map((entry) => pagesOf([entry]));
  const turns = Math.max(0, ...groups.map(({ length }) => length));
  const taken = Array.from({ length: turns }, (_turn, n) => groups.flatMap((group) => group[n] ?? [])).flat();
  const shown = new Set(taken.slice(0, UNCHOSEN));
  return groups.flat().filter((page) => shown.has(page));
}

/** Whether a page stands in the reader's menu. */
export function useInMenu(): (path: string) => boolean {
  const pages = pagesOf(useMenuQuery().data?.menu ?? []);
  return (path) => pages.some((page) => page.path === path);
}

/** Pages of the reader's menu, the ones chosen for the home page, and what stands there. */
export function useShortcuts() {
  const menu = useMenuQuery();
  const { data } = useShortcutsQuery({ context: { quiet: true } });
  const entries = menu.data?.menu ?? [];
  const chosen = data?.shortcuts ?? [];
  return { pages: pagesOf(entries), chosen, shown: chosen.length > 0 ? chosen : unchosen(entries) };
}
