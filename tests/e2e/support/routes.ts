import { existsSync, readdirSync } from 'node:fs';

export interface Route {
  path: string;
  title: string;
  public?: boolean;
  module: string;
}

const MODULES = new URL('../../../web/src/modules/', import.meta.url);
// By address: the browser room leaves extensions out, which the type-check of this room does not follow.
const tables = await Promise.all(
  readdirSync(MODULES)
    .sort()
    .map((module) => ({ module, table: new URL(`${module}/routes.ts`, MODULES) }))
    .filter(({ table }) => existsSync(table))
    .map(async ({ module, table }) => {
      const { routes: rows } = (await import(table.href)) as { routes: readonly Omit<Route, 'module'>[] };
      return rows.map((row): Route => ({ ...row, module }));
    }),
);

/** The addresses of the product, module by module. */
export const routes: readonly Route[] = tables.flat();
