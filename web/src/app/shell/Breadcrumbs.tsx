import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { listUrl } from '../../ui/list/listUrl';
import { type AppRoute, routeOf } from '../routes';
import type { MenuItem } from './menuTree';

interface Crumb {
  key: string;
  label: string;
  to: string | null;
}

/** Where the page is: its groups in the menu, the list it belongs to, the page itself. */
export function Breadcrumbs({ row, chain }: { row: AppRoute; chain: readonly MenuItem[] }) {
  const t = useT();
  const above = row.parent ? routeOf(row.parent) : undefined;
  // Whose menu does not lead there may not open it either: people see their own record without the list of everybody.
  const parent = above && (above.menuId === undefined || chain.length > 0) ? above : undefined;
  const groups = chain.filter((item) => item.path !== row.path && item.path !== parent?.path);
  const crumbs: Crumb[] = [
    ...groups.map((item) => ({ key: item.id, label: item.name, to: item.path })),
    ...(parent ? [{ key: parent.path, label: t(parent.title), to: listUrl(parent.path) }] : []),
    { key: row.path, label: t(row.title), to: null },
  ];
  return (
    <chakra.nav aria-label={t('app.breadcrumbs')} minW="0" hideBelow="md">
      <chakra.ol display="flex" listStyleType="none" whiteSpace="nowrap" overflow="hidden">
        {crumbs.map(({ key, label, to }, i) => (
          <chakra.li key={key} display="flex" truncate>
            {i > 0 && (
              <chakra.span aria-hidden px="2" opacity={0.7}>
                /
              </chakra.span>
            )}
            {to ? (
              <chakra.span asChild _hover={{ textDecoration: 'underline' }}>
                <Link to={to}>{label}</Link>
              </chakra.span>
            ) : (
              <span aria-current={i === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
