import type { RoleMenusFragment } from './roles.gen';

export type MatrixMenu = NonNullable<RoleMenusFragment['menus']>[number];
export type MatrixPage = MatrixMenu['pages'][number];
export type MatrixElement = MatrixPage['elements'][number];

export const RIGHTS = ['allowVisit', 'allowEdit', 'allowExport'] as const;
export type Right = (typeof RIGHTS)[number];

/** What was decided about a page and is not saved yet. */
export interface Draft {
  allowVisit: boolean;
  allowEdit: boolean;
  allowExport: boolean;
  /** Elements by code: shown or not. */
  elements: Readonly<Record<string, boolean>>;
}
export type Drafts = Readonly<Record<string, Draft>>;

export const storedDraft = ({ allowVisit, allowEdit, allowExport, elements }: MatrixPage): Draft => ({
  allowVisit,
  allowEdit,
  allowExport,
  elements: Object.fromEntries(elements.map(({ code, shown }) => [code, shown])),
});

export const draftOf = (page: MatrixPage, drafts: Drafts): Draft => drafts[page.pageId] ?? storedDraft(page);

/** Gives or takes a right: the other two need to see the page, and nothing is left of a page that is not seen. */
export function withRight(draft: Draft, right: Right, on: boolean): Draft {
  if (right === 'allowVisit') return on ? { ...draft, allowVisit: true } : { ...draft, ...NOTHING };
  return { ...draft, [right]: on, allowVisit: draft.allowVisit || on };
}
const NOTHING = { allowVisit: false, allowEdit: false, allowExport: false };

/** Whether a role can decide about an element: it is there at all with the rights that it needs. */
export const canDecide = (draft: Draft, { needsEdit, needsExport }: MatrixElement): boolean =>
  draft.allowVisit && (!needsEdit || draft.allowEdit) && (!needsExport || draft.allowExport);

const sameRights = (a: Omit<Draft, 'elements'>, b: Omit<Draft, 'elements'>) =>
  RIGHTS.every((right) => a[right] === b[right]);

/** Whether something was decided about a page that is not stored. */
export function isChanged(page: MatrixPage, drafts: Drafts): boolean {
  const [now, stored] = [draftOf(page, drafts), storedDraft(page)];
  return !sameRights(now, stored) || page.elements.some(({ code }) => now.elements[code] !== stored.elements[code]);
}

/** Whether a page is otherwise than the role was shipped; of the company's own roles, whether it has anything there. */
export function differs(page: MatrixPage, drafts: Drafts): boolean {
  const now = draftOf(page, drafts);
  const shipped = page.shipped ?? NOTHING;
  return (
    !sameRights(now, shipped) || page.elements.some(({ code, shownByDefault }) => now.elements[code] !== shownByDefault)
  );
}

/** The pages whose name or path contains a text, and those that differ where only these are asked for. */
export function pagesShown(menus: readonly MatrixMenu[], drafts: Drafts, keyword: string, onlyDiffering: boolean) {
  const word = keyword.trim().toLowerCase();
  const fits = (page: MatrixPage) =>
    (word === '' || `${page.name} ${page.path}`.toLowerCase().includes(word)) &&
    (!onlyDiffering || differs(page, drafts));
  return menus.flatMap((menu) => {
    const whole = word !== '' && menu.name.toLowerCase().includes(word);
    const pages = menu.pages.filter((page) => fits(page) || (whole && (!onlyDiffering || differs(page, drafts))));
    return pages.length === 0 ? [] : [{ ...menu, pages }];
  });
}

/** What a save sends: the changed pages, with the elements that the role can decide about there. */
export function changesOf(menus: readonly MatrixMenu[], drafts: Drafts) {
  return menus
    .flatMap(({ pages }) => pages)
    .filter((page) => isChanged(page, drafts))
    .map((page) => {
      const { elements, ...rights } = draftOf(page, drafts);
      return {
        pageId: page.pageId,
        ...rights,
        elements: page.elements
          .filter((element) => canDecide(rights as Draft, element) && elements[element.code] !== element.shown)
          .map(({ code }) => ({ code, shown: elements[code] ?? true })),
      };
    });
}
