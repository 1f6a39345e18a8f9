// The pages are registered by the modules.
import '@hengcai/services/src/generated/modules.ts';
import { allPages, type GrantedRole } from '@hengcai/services/src/kit/pages.ts';
import { PageRight } from '@hengcai/shared/enums';

const ROLES: readonly GrantedRole[] = ['CEO', 'hr', 'MANAGER', 'ORDINARY'];

const named = (rights: number) =>
  Object.entries(PageRight)
    .filter(([, bit]) => (rights & bit) !== 0)
    .map(([name]) => name.toLowerCase())
    .join(' ');

/** Who may do what on which page unless the company says otherwise, one line for each page. An administrator may all. */
export function pagesTable(): string {
  const lines = allPages()
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, menu, grants }) =>
      [path, menu?.id ?? '', ...ROLES.map((role) => named(grants[role] ?? 0))].join('\t'),
    );
  return `${[['path', 'menu', ...ROLES].join('\t'), ...lines].join('\n')}\n`;
}

export const PAGE_PATHS: ReadonlySet<string> = new Set(allPages().map(({ path }) => path));
