import type { Contract } from '@hengcai/shared/contract/all';
import type { MenuPageData } from '@hengcai/shared/contract/session/menu';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { allMenuGroups, allPages, hasRight } from '../../kit/pages.ts';

interface Entry extends Omit<MenuPageData, 'childPageList'> {
  order: number;
}

/** The side menu: pages the caller may visit, under headings that have at least one. */
export const menuHandlers: Handlers<Contract['menu']> = {
  getUserMenu: async (_input, ctx) => childrenOf(null, entriesOf(ctx)),
};

function entriesOf({ session, t }: Ctx): Entry[] {
  const groups = allMenuGroups().map(({ id, parentId, order, icon }) => ({
    pageId: id,
    parentPageId: parentId,
    pageName: t(`menu.${id}`),
    pageUrl: null,
    icon,
    order,
  }));
  const pages = allPages().flatMap(({ path, menu }) => {
    if (!menu || !hasRight(session, path)) return [];
    return [
      {
        pageId: menu.id,
        parentPageId: menu.parentId,
        pageName: t(`page.${path}`),
        pageUrl: path,
        icon: menu.icon,
        order: menu.order,
      },
    ];
  });
  return [...groups, ...pages];
}

function childrenOf(parentId: string | null, entries: readonly Entry[]): MenuPageData[] {
  return entries
    .filter((entry) => entry.parentPageId === parentId)
    .sort((a, b) => a.order - b.order)
    .map(({ order: _order, ...entry }) => ({ ...entry, childPageList: childrenOf(entry.pageId, entries) }))
    .filter((entry) => entry.pageUrl !== null || entry.childPageList.length > 0);
}
