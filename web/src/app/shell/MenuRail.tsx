import { Box, chakra, Icon, Portal } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { menuIcon } from '../../shared/menu/menuIcons';
import { Menu } from '../../theme/parts/Menu';
import { MenuLink } from './MenuLink';
import type { MenuItem } from './menuTree';

interface Props {
  items: readonly MenuItem[];
  active: readonly string[];
}

const face = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1',
  w: 'full',
  py: '2',
  // A long word fits as it is, or breaks: it must not widen the rail.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  rounded: 'sm',
  textStyle: 'xs',
  outlineOffset: '-2px',
  lineHeight: '1.2',
  textAlign: 'center',
} as const;
/** Long enough to cross the gap between the rail and its flyout. */
const LEAVE_MS = 150;

/** The collapsed menu: 80px of signs, the levels below in flyouts. */
export function MenuRail({ items, active }: Props) {
  return (
    <Box as="ul" listStyleType="none" px="0.5" py="2" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <Flyout item={item} active={active} />
          ) : (
            item.path && (
              <MenuLink
                {...face}
                {...look(active[0] === item.id)}
                to={item.path}
                aria-current={active.at(-1) === item.id ? 'page' : undefined}
              >
                <Face item={item} />
              </MenuLink>
            )
          )}
        </li>
      ))}
    </Box>
  );
}

const look = (here: boolean) => ({
  color: here ? 'shell.menu.activeFg' : 'inherit',
  bg: here ? 'shell.menu.activeBg' : undefined,
  _hover: here ? {} : { bg: 'shell.menu.hover' },
});

const Face = ({ item }: { item: MenuItem }) => (
  <>
    <Icon as={menuIcon(item.icon)} boxSize="5" />
    <span>{item.name}</span>
  </>
);

function Flyout({ item, active }: { item: MenuItem; active: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const enter = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const leave = () => {
    leaving.current = setTimeout(() => setOpen(false), LEAVE_MS);
  };
  return (
    <Menu.Root
      open={open}
      onOpenChange={(e) => setOpen(e.open)}
      positioning={{ placement: 'right-start', strategy: 'fixed', gutter: 4 }}
    >
      <Box onMouseEnter={enter} onMouseLeave={leave}>
        <Menu.Trigger asChild>
          <chakra.button type="button" {...face} {...look(active[0] === item.id)}>
            <Face item={item} />
          </chakra.button>
        </Menu.Trigger>
        {/* Beside the page, not in the menu: what is positioned in the page would lie over it. */}
        <Portal>
          <Menu.Positioner>
            <Menu.Content minW="168px" color="fg">
              {item.children.map((child) =>
                child.children.length > 0 ? (
                  <Menu.ItemGroup key={child.id}>
                    <Menu.ItemGroupLabel color="fg.subtle" fontWeight="normal" textStyle="xs">
                      {child.name}
                    </Menu.ItemGroupLabel>
                    {child.children.map((leaf) => (
                      <Entry key={leaf.id} item={leaf} />
                    ))}
                  </Menu.ItemGroup>
                ) : (
                  <Entry key={child.id} item={child} />
                ),
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Box>
    </Menu.Root>
  );
}

const Entry = ({ item }: { item: MenuItem }) =>
  item.path ? (
    <Menu.Item value={item.id} asChild>
      <MenuLink to={item.path}>{item.name}</MenuLink>
    </Menu.Item>
  ) : null;
