import type { MenuEntryResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { MenuEntryRow } from './rows.ts';

export const MenuEntry: ResolversOf<MenuEntryResolvers, MenuEntryRow> = {
  id: (page) => page.pageId,
  name: (page) => page.pageName,
  path: (page) => page.pageUrl,
  children: (page) => page.childPageList,
};
