import type { ModuleName } from '@hengcai/shared/modules';
import { routes as sessionRows } from '../modules/session/routes';
import type { PageRow } from '../shared/pageRow';

/** A page of the product and the module it belongs to. */
export interface AppRoute extends PageRow {
  module: ModuleName;
}

const known = new Map<string, AppRoute>();

/** Notes the pages of a module; answers them. */
export function learnPages(module: ModuleName, rows: readonly PageRow[]): AppRoute[] {
  const pages = rows.map((row) => ({ ...row, module }));
  for (const page of pages) known.set(page.path, page);
  return pages;
}

/** What the entry knows: the pages of signing in. All others come with the path table (`pathTable.ts`). */
export const publicRoutes: readonly AppRoute[] = learnPages('session', sessionRows).filter((row) => row.public);

export const routeOf = (path: string): AppRoute | undefined => known.get(path);
