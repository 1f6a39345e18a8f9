import { existsSync, readdirSync } from 'node:fs';

export interface Route {
  path: string;
  title: string;
  public?: boolean;
}

const MODULES = new URL('../../../web/src/modules/', import.meta.url);
// By address: the browser room leaves extensions out, which the type-check of this room does not follow.
const tables = await Promise.all(
  readdirSync(MODULES)
    .sort()
    .map((module) => new URL(`${module}/routes.ts`, MODULES))
    .filter((table) => existsSync(table))
    .map((table) => import(table.href) as Promise<{ routes: readonly Route[] }>),
);

/** The addresses of the product, module by module. */
export const routes = tables.flatMap((table) => table.routes);
