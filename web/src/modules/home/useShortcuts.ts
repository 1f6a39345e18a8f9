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
const FIRST = 8;

const leaves = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.children?.length ? leaves(entry.children) : [entry]));

/** Pages of the reader's menu, the ones chosen for the home page, and what stands there. */
export function useShortcuts() {
  const menu = useMenuQuery();
  const { data } = useShortcutsQuery({ context: { quiet: true } });
  const pages = leaves(menu.data?.menu ?? []).flatMap(({ name, path, icon }): PageEntry[] =>
    path && path !== '/index' ? [{ path, name, icon }] : [],
  );
  const chosen = data?.shortcuts ?? [];
  return { pages, chosen, shown: chosen.length > 0 ? chosen : pages.slice(0, FIRST) };
}
