import { PageRight } from '@hengcai/shared/enums';

/** The roles every company starts with, the administrator aside, who has every page. */
export type GrantedRole = 'CEO' | 'MANAGER' | 'ORDINARY' | 'hr';

/** A page people may have rights on. Pages without `menu` (details, forms) are not in the side menu. */
export interface Page {
  path: string;
  menu?: { id: string; parentId: string | null; order: number; icon: string };
  /** What a company's roles may do there unless it says otherwise: sums of 1 visit, 2 edit, 4 export. */
  grants: Partial<Record<GrantedRole, number>>;
}

/** A heading of the side menu that leads nowhere itself. */
export interface MenuGroup {
  id: string;
  parentId: string | null;
  order: number;
  icon: string;
}

const pages = new Map<string, Page>();
const groups = new Map<string, MenuGroup>();

/** Makes a page known: roles can have rights on it, `ADMIN` has all. Its name is the message `page.<path>`. */
export function registerPage(page: Page): void {
  if (pages.has(page.path)) throw new Error(`Two pages ${page.path}.`);
  pages.set(page.path, page);
}

/** Makes a heading of the side menu known. Its name is the message `menu.<id>`. */
export function registerMenuGroup(group: MenuGroup): void {
  if (groups.has(group.id)) throw new Error(`Two menu groups ${group.id}.`);
  groups.set(group.id, group);
}

export const allPages = (): readonly Page[] => [...pages.values()];
export const allMenuGroups = (): readonly MenuGroup[] => [...groups.values()];

/** Whether the caller has a right on a page. */
export const hasRight = (
  { pageRights }: { pageRights: ReadonlyMap<string, number> },
  path: string,
  right: number = PageRight.VISIT,
): boolean => ((pageRights.get(path) ?? 0) & right) !== 0;
