import { PageRight } from '../../enums.ts';

/**
 * The closed registry of page elements (specification 6: "page and element visibility", "button permissions per page").
 * A role shows an element and allows what it does, or takes both away. What the services refuse without it are the calls
 * whose policy names it (`element`). Who has the page has its elements, unless the role says otherwise; of one that is not
 * for every role (`only`) the role has to say so.
 */
const REGISTRY = [
  { code: 'employee.rank', page: '/employee/list', kind: 'element', need: PageRight.VISIT, only: ['CEO', 'hr'] },
  { code: 'employee.leavers', page: '/employee/list', kind: 'element', need: PageRight.VISIT, only: ['hr'] },
  { code: 'employee.import', page: '/employee/list', kind: 'button', need: PageRight.EDIT },
  { code: 'employee.invite', page: '/employee/list', kind: 'button', need: PageRight.EDIT },
  { code: 'employee.accounts', page: '/employee/list', kind: 'button', need: PageRight.EDIT },
  { code: 'employee.resetPassword', page: '/employee/details', kind: 'button', need: PageRight.EDIT },
  { code: 'review360.forms', page: '/performance/assess/record_view', kind: 'element', need: PageRight.EDIT },
  { code: 'performance.importScope', page: '/performance/management', kind: 'button', need: PageRight.EDIT },
] as const;

export type ElementCode = (typeof REGISTRY)[number]['code'];

export interface PageElement {
  code: ElementCode;
  /** The page under which a role shows or hides it. */
  page: string;
  /** A button does something and needs more than to visit the page; an element only shows. */
  kind: 'element' | 'button';
  /** The right on the page without which it is not there anyway (`PageRight`). */
  need: number;
  /** The roles that have it where nothing is said; absent: every role. */
  only?: readonly string[];
}

/** Whoever is not given it sees nobody's rank in a company that hides ranks (S6.042). */
export const RANKS: ElementCode = 'employee.rank';

/** Whoever is not given it sees no sensitive fields of people who have left (decisions, "Leavers' data"). */
export const LEAVERS: ElementCode = 'employee.leavers';

export const ELEMENTS: readonly PageElement[] = REGISTRY;
export const ELEMENT_CODES = REGISTRY.map(({ code }) => code);

/** What a role gives, as far as elements depend on it: rights by page, and the elements it shows or hides. */
interface RoleElements {
  roleCode: string;
  pages: ReadonlyMap<string, number>;
  elements: Readonly<Record<string, boolean>>;
}

/** Whether a role that says nothing of an element shows it. */
export const isShownUnsaid = ({ only }: PageElement, roleCode: string): boolean =>
  only === undefined || only.includes(roleCode);

/** Whether one role alone gives an element: the page, and the element on it. */
export const givesElement = ({ roleCode, pages, elements }: RoleElements, element: PageElement): boolean =>
  ((pages.get(element.page) ?? 0) & element.need) !== 0 && (elements[element.code] ?? isShownUnsaid(element, roleCode));

/**
 * The elements that none of somebody's roles gives: page and element have to come from the same one. Ranks are among them
 * only where the company hides them.
 */
export const hiddenElementsOf = (roles: readonly RoleElements[], ranksHidden: boolean): Set<string> =>
  new Set(
    ELEMENTS.filter(({ code }) => code !== RANKS || ranksHidden)
      .filter((element) => !roles.some((role) => givesElement(role, element)))
      .map(({ code }) => code),
  );
