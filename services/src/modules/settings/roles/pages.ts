import { and, eq, inArray } from 'drizzle-orm';
import { PageRight, RoleType } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { ELEMENTS, isShownUnsaid, type ElementCode, type PageElement } from '@hengcai/shared/rules/settings/elements';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { allMenuGroups, allPages, type Page } from '../../../kit/pages.ts';
import { demandVersion } from '../../../kit/version.ts';
import { roleElement, rolePage } from '../tables.ts';
import { allOf, refuseMoreThanHeld } from './grants.ts';
import { findRole, isShipped, nameOf, readRole, shippedRights, type RoleData, type RoleRow } from './read.ts';
import { bump, refuseAdministrator } from './save.ts';

type Endpoints = Contract['roles']['endpoints'];
type Matrix = DataOf<Endpoints['listhtmlbymenu']>;
type PageData = DataOf<Endpoints['getrolepagedetail']>;
type Change = ParsedOf<Endpoints['saverolehtml']>['pages'][number];

const { VISIT, EDIT, EXPORT } = PageRight;
/** The heading of pages that stand in no part of the menu. */
const NO_MENU = 'none';

const idOf = ({ path, menu }: Page): string => menu?.id ?? path;
const pageOf = (pageId: string): Page | undefined =>
  allPages().find((page) => idOf(page) === pageId || page.path === pageId);

/** What a role has stored of pages and elements. */
interface Stored {
  rights: Map<string, number>;
  shown: Map<string, boolean>;
}

async function storedOf(ctx: Ctx, { companyId, roleCode, type }: RoleRow): Promise<Stored> {
  if (type === RoleType.ADMIN)
    return { rights: new Map(allPages().map(({ path }) => [path, VISIT + EDIT + EXPORT])), shown: new Map() };
  const pages = await ctx.tx
    .select({ path: rolePage.path, rights: rolePage.rights })
    .from(rolePage)
    .where(and(eq(rolePage.companyId, companyId), eq(rolePage.roleCode, roleCode)));
  const elements = await ctx.tx
    .select({ element: roleElement.element, shown: roleElement.shown })
    .from(roleElement)
    .where(and(eq(roleElement.companyId, companyId), eq(roleElement.roleCode, roleCode)));
  return {
    rights: new Map(pages.map(({ path, rights }) => [path, rights])),
    shown: new Map(elements.map(({ element, shown }) => [element, shown])),
  };
}

const elementsOn = (path: string): PageElement[] => ELEMENTS.filter(({ page }) => page === path);
const isShown = (shown: Stored['shown'], element: PageElement, roleCode: string): boolean =>
  shown.get(element.code) ?? isShownUnsaid(element, roleCode);

function toPage({ t }: Ctx, { roleCode }: RoleRow, { rights, shown }: Stored, page: Page): PageData {
  return {
    pageId: idOf(page),
    pageUrl: page.path,
    pageName: t(`page.${page.path}`),
    rights: rights.get(page.path) ?? 0,
    shippedRights: roleCode === 'ADMIN' ? null : shippedRights(roleCode, page.path),
    elements: elementsOn(page.path).map((element) => ({
      code: element.code,
      name: t(`element.${element.code}`),
      kind: element.kind,
      need: element.need,
      shown: isShown(shown, element, roleCode),
      shownUnsaid: isShownUnsaid(element, roleCode),
    })),
  };
}

/** Every page under its heading of the side menu; pages without an entry stand behind the one they belong to. */
export async function listPages({ roleCode }: ParsedOf<Endpoints['listhtmlbymenu']>, ctx: Ctx): Promise<Matrix> {
  const row = await findRole(ctx, roleCode);
  const stored = await storedOf(ctx, row);
  const headings = allMenuGroups().filter(({ parentId }) => parentId === null);
  const menus = [
    ...[...headings].sort((a, b) => a.order - b.order).map(({ id }) => ({ menuId: id, menuName: ctx.t(`menu.${id}`) })),
    { menuId: NO_MENU, menuName: ctx.t('settings.menu.none') },
  ];
  const placed = allPages()
    .map((page) => ({ page, ...placeOf(page) }))
    .sort((a, b) => a.order - b.order || a.page.path.localeCompare(b.page.path));
  return {
    menus: menus.flatMap((menu) => {
      const pages = placed.filter(({ menuId }) => menuId === menu.menuId);
      return pages.length === 0 ? [] : [{ ...menu, pages: pages.map(({ page }) => toPage(ctx, row, stored, page)) }];
    }),
    version: row.version,
  };
}

/** The heading and the place of a page: its own, or those of the page in the menu whose path it shares most of. */
function placeOf(page: Page): { menuId: string; order: number } {
  const near = page.menu ? page : nearest(page.path);
  if (!near?.menu) return { menuId: NO_MENU, order: 0 };
  let id: string | null = near.menu.parentId;
  for (let up = id; up !== null; up = allMenuGroups().find((group) => group.id === up)?.parentId ?? null) id = up;
  return { menuId: id ?? NO_MENU, order: near.menu.order };
}

function nearest(path: string): Page | undefined {
  const shared = (other: string) => {
    const [a, b] = [path.split('/'), other.split('/')];
    const at = a.findIndex((step, i) => step !== b[i]);
    return at === -1 ? a.length : at;
  };
  return allPages()
    .filter((page) => page.menu && shared(page.path) > 1)
    .sort((a, b) => shared(b.path) - shared(a.path) || (a.menu?.order ?? 0) - (b.menu?.order ?? 0))[0];
}

/** One page of a role. */
export async function pageDetail(
  { roleCode, pageId }: ParsedOf<Endpoints['getrolepagedetail']>,
  ctx: Ctx,
): Promise<PageData> {
  const row = await findRole(ctx, roleCode);
  const page = pageOf(pageId);
  if (!page) throw notFound();
  return toPage(ctx, row, await storedOf(ctx, row), page);
}

/** Sets what a role may do on pages, or puts them back to what a release gives. */
export async function savePages(
  { roleCode, version, pages, restore }: ParsedOf<Endpoints['saverolehtml']>,
  ctx: Ctx,
): Promise<RoleData> {
  const row = await findRole(ctx, roleCode, true);
  refuseAdministrator(row);
  await demandVersion(row, version, () => readRole(ctx, roleCode));
  if (restore.length > 0 && !isShipped(roleCode)) throw refused({ field: 'restore', code: 'ROLE_NOT_SHIPPED' });
  const stored = await storedOf(ctx, row);
  const changes = [
    ...restore.map((pageId, i) => restored(roleCode, pageAt(pageId, `restore.${i}`))),
    ...pages.map((change, i) => checked(row, change, i)),
  ];
  await refuseMoreThanHeld(
    ctx,
    givenBeyond(roleCode, stored, changes),
    await allOf(ctx, await readRole(ctx, roleCode)),
  );
  for (const change of changes) await store(ctx, row, change);
  await bump(ctx, row);
  await note(ctx, row, stored, changes, restore.length > 0);
  return readRole(ctx, roleCode);
}

interface Checked {
  path: string;
  rights: number;
  elements: readonly { code: ElementCode; shown: boolean }[];
  /** As a release gives it. */
  restored: boolean;
}

function pageAt(pageId: string, field: string): Page {
  const page = pageOf(pageId);
  if (!page) throw invalid(field, 'ROLE_PAGE_UNKNOWN');
  return page;
}

const restored = (roleCode: string, { path }: Page): Checked => ({
  path,
  rights: shippedRights(roleCode, path) ?? 0,
  elements: elementsOn(path).map((element) => ({ code: element.code, shown: isShownUnsaid(element, roleCode) })),
  restored: true,
});

/** A change that makes sense: nothing without a visit, nothing but visits for a read-only role, no buttons on a page that is only visited. */
function checked(row: RoleRow, { pageId, rights, elements }: Change, i: number): Checked {
  const { path } = pageAt(pageId, `pages.${i}.pageId`);
  if (rights !== 0 && (rights & VISIT) === 0) throw invalid(`pages.${i}.rights`, 'ROLE_PAGE_NEEDS_VISIT');
  if (row.readOnly && (rights & ~VISIT) !== 0) throw refused({ field: `pages.${i}.rights`, code: 'ROLE_READ_ONLY' });
  const known = elements.map(({ code, shown }) => {
    const element = elementsOn(path).find((one) => one.code === code);
    if (!element) throw invalid(`pages.${i}.elements`, 'ROLE_ELEMENT_ELSEWHERE');
    if ((rights & element.need) === 0) throw refused({ field: `pages.${i}.elements`, code: 'ROLE_PAGE_READ_ONLY' });
    return { code: element.code, shown };
  });
  return { path, rights, elements: known, restored: false };
}

/** What somebody gets by these changes who did not have it by the role before. */
const givenBeyond = (roleCode: string, { rights, shown }: Stored, changes: readonly Checked[]) => ({
  pages: changes.map((change) => ({ path: change.path, rights: change.rights & ~(rights.get(change.path) ?? 0) })),
  elements: changes.flatMap(({ path, elements }) =>
    elementsOn(path)
      .filter(({ code }) => elements.some((one) => one.code === code && one.shown))
      .filter((element) => !isShown(shown, element, roleCode))
      .map(({ code }) => code),
  ),
});

async function store(ctx: Ctx, { companyId, roleCode }: RoleRow, { path, rights, elements, restored }: Checked) {
  await ctx.tx
    .insert(rolePage)
    .values({ companyId, roleCode, path, rights, edited: !restored })
    .onConflictDoUpdate({
      target: [rolePage.companyId, rolePage.roleCode, rolePage.path],
      set: { rights, edited: !restored },
    });
  if (elements.length === 0) return;
  const codes = elements.map(({ code }) => code);
  await ctx.tx
    .delete(roleElement)
    .where(
      and(
        eq(roleElement.companyId, companyId),
        eq(roleElement.roleCode, roleCode),
        inArray(roleElement.element, codes),
      ),
    );
  const unsaid = new Map(elementsOn(path).map((element) => [element.code, isShownUnsaid(element, roleCode)]));
  const said = elements.filter(({ code, shown }) => shown !== unsaid.get(code));
  if (said.length > 0)
    await ctx.tx
      .insert(roleElement)
      .values(said.map(({ code, shown }) => ({ companyId, roleCode, element: code, shown })));
}

async function note(ctx: Ctx, row: RoleRow, stored: Stored, changes: readonly Checked[], back: boolean): Promise<void> {
  const rightsBefore = changes.map(({ path }) => ({ path, rights: stored.rights.get(path) ?? 0 }));
  const hiddenBefore = [...stored.shown].flatMap(([code, shown]) => (shown ? [] : [code]));
  await ctx.audit({
    action: back ? 'role.pagesRestored' : 'role.pagesSaved',
    objectType: 'role',
    objectId: row.roleCode,
    params: { name: nameOf(ctx, row), count: changes.length },
    before: { pages: rightsBefore, hidden: hiddenBefore },
    after: { pages: changes.map(({ path, rights, elements }) => ({ path, rights, elements })) },
  });
}
