import { Flex, Link } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Badge } from '../theme/parts/Badge';

interface Props<N extends string> {
  /** Accessible name of the row. */
  label: string;
  tabs: readonly { name: N; label: string; waiting?: number }[];
  current: N;
  /** What else of the address stays when another tab is chosen. */
  keeps?: Readonly<Record<string, string>>;
  /** Where a tab leads that is a page of its own, with the whole `search` of the address. */
  pathOf?: (name: N) => string;
  search?: string;
}

/** Tabs of a page that stand in its address as `tabName` (specification 2), or pages of one kind; each may say what waits in it. */
export function LinkTabs<N extends string>({ label, tabs, current, keeps = {}, pathOf, search = '' }: Props<N>) {
  const row = useRef<HTMLDivElement>(null);
  const standing = tabs.map(({ name, waiting }) => `${name} ${waiting}`).join();
  // On a phone the row is longer than the screen: the tab one is on stands in sight, also once others came before it.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, standing]);
  return (
    <Flex ref={row} as="nav" aria-label={label} borderBottomWidth="1px" mb="3" overflowX="auto">
      {tabs.map((tab) => (
        <Link
          key={tab.name}
          asChild
          px="4"
          py="2"
          mb="-1px"
          whiteSpace="nowrap"
          color="fg"
          borderBottomWidth="2px"
          rounded="0"
          _hover={{ color: 'brand.fg', textDecoration: 'none' }}
          borderColor={tab.name === current ? 'brand.solid' : 'transparent'}
          {...(tab.name === current && { color: 'brand.fg', 'aria-current': 'page' as const })}
        >
          <RouterLink
            to={
              pathOf
                ? { pathname: pathOf(tab.name), search }
                : { search: `?${new URLSearchParams({ ...keeps, tabName: tab.name })}` }
            }
            replace
          >
            {tab.label}
            {tab.waiting !== undefined && tab.waiting > 0 && (
              <Badge bg="brand.subtle" color="brand.fg" rounded="full" px="2">
                {tab.waiting}
              </Badge>
            )}
          </RouterLink>
        </Link>
      ))}
    </Flex>
  );
}
