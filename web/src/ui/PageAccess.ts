import { createContext, use } from 'react';

/** What the caller may do on the page that is open; the server enforces, the screen mirrors. */
export interface PageAccess {
  visit: boolean;
  edit: boolean;
  export: boolean;
  /** Keys of page elements that are hidden from the caller. */
  hidden: ReadonlySet<string>;
}

/** Specification 7: where the rights could not be found out, navigation proceeds; the server still refuses. */
export const openAccess: PageAccess = { visit: true, edit: true, export: true, hidden: new Set() };

const Context = createContext<PageAccess>(openAccess);
export const PageAccessProvider = Context.Provider;
export const usePageAccess = (): PageAccess => use(Context);
