import * as z from 'zod';
import { get, reads, self, service } from '../kernel.ts';

export interface MenuPageData {
  pageId: string;
  parentPageId: string | null;
  pageName: string;
  pageUrl: string | null;
  icon: string | null;
  childPageList: MenuPageData[];
}
/** One entry of the side menu; names come in the language of Accept-Language. At most three levels. */
export const MenuPage: z.ZodType<MenuPageData> = z.lazy(() =>
  z.object({
    pageId: z.string(),
    parentPageId: z.string().nullable(),
    pageName: z.string(),
    pageUrl: z.string().nullable(),
    icon: z.string().nullable(),
    childPageList: z.array(MenuPage),
  }),
);

export const menu = service('session', '/menu', {
  getUserMenu: get(reads, self, {
    summary: 'The side menu of the caller, built from the pages the roles may visit.',
    data: z.array(MenuPage),
  }),
});
