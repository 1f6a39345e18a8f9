import type { ModuleName } from '@hengcai/shared/modules';
import type { PageRow } from '../shared/pageRow';
import { type AppRoute, learnPages } from './routes';

const files = import.meta.glob<readonly PageRow[]>('../modules/*/routes.ts', { eager: true, import: 'routes' });

/** Every address of the product (specification 2), module by module, found by folder; not a part of the entry. */
export const routes: readonly AppRoute[] = Object.entries(files).flatMap(([file, rows]) =>
  learnPages(file.split('/')[2] as ModuleName, rows),
);
