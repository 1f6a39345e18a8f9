import { existsSync, readdirSync } from 'node:fs';

interface Row {
  path: string;
  title: string;
  public?: boolean;
  load: object | null;
}

const MODULES = new URL('../../../web/src/modules/', import.meta.url);
// By address: the browser room leaves extensions out, which the type-check of this room does not follow.
const tables = await Promise.all(
  readdirSync(MODULES)
    .sort()
    .map((module) => new URL(`${module}/routes.ts`, MODULES))
    .filter((table) => existsSync(table))
    .map((table) => import(table.href) as Promise<{ routes: readonly Row[] }>),
);

/** The addresses of the product, module by module; `load` is null where there is no page of the client. */
export const routes = tables.flatMap((table) => table.routes);
