import { PageRight } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import { ELEMENTS } from '@hengcai/shared/rules/settings/elements';
import type { Handlers, Session } from '../../kit/context.ts';

/** Pages of the account itself, which everybody signed in has, and the page of a person, for the own one: whom it shows is decided by its calls. */
const OWN_PAGES: ReadonlyMap<string, number> = new Map([
  ['/my-account', PageRight.VISIT + PageRight.EDIT],
  ['/employee/details', PageRight.VISIT],
  ['/first-login', PageRight.VISIT + PageRight.EDIT],
]);

/** What the screen asks on every navigation; the calls themselves are checked by their policies. */
export const rolemanageHandlers: Handlers<Contract['rolemanage']> = {
  async getauthoritytype({ pageUrl }, { session }) {
    const path = pageUrl.split(/[?#]/, 1)[0]?.replace(/(.)\/$/, '$1') ?? '';
    const rights = session.pageRights.get(path) ?? OWN_PAGES.get(path) ?? 0;
    return {
      operations: Object.values(PageRight).filter((right) => (rights & right) !== 0),
      elements: hiddenOn(path, session),
    };
  },
};

const hiddenOn = (path: string, { hiddenElements }: Session): string[] =>
  ELEMENTS.filter(({ page, code }) => page === path && hiddenElements.has(code)).map(({ code }) => code);
