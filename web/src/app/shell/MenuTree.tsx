import { Box, chakra, Icon } from '@chakra-ui/react';
import { ChevronDownIcon } from 'lucide-react';
import { useState } from 'react';
import { menuIcon } from '../../shared/menu/menuIcons';
import { MenuLink } from './MenuLink';
import type { MenuItem } from './menuTree';

interface Props {
  items: readonly MenuItem[];
  /** Ids from the top entry to the page that is open. */
  active: readonly string[];
  onGo?: (() => void) | undefined;
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  w: 'full',
  minH: '10',
  pe: '3',
  textAlign: 'start',
  rounded: 'sm',
  outlineOffset: '-2px',
  _hover: { bg: 'shell.menu.hover' },
} as const;

/** The menu at full width: up to three levels, groups open and close. */
export function MenuTree({ items, active, onGo }: Props) {
  return (
    <Box as="ul" listStyleType="none" px="2" py="2">
      {items.map((item) => (
        <Branch key={item.id} item={item} level={0} active={active} onGo={onGo} />
      ))}
    </Box>
  );
}

function Branch({
  item,
  level,
  active,
  onGo,
}: {
  item: MenuItem;
  level: number;
  active: readonly string[];
  onGo: Props['onGo'];
}) {
  const within = active.includes(item.id);
  const [open, setOpen] = useState(within);
  const [wasWithin, setWasWithin] = useState(within);
  if (within !== wasWithin) {
    setWasWithin(within);
    if (within) setOpen(true);
  }
  const indent = { paddingInlineStart: `${12 + level * 26}px` };
  const content = (
    <>
      {level === 0 && <Icon as={menuIcon(item.icon)} boxSize="4" flexShrink={0} />}
      <Box as="span" flex="1" minW="0" lineHeight="1.3" py="1.5">
        {item.name}
      </Box>
    </>
  );
  if (item.children.length === 0) {
    const here = active.at(-1) === item.id;
    return (
      <li>
        {item.path && (
          <MenuLink
            {...row}
            to={item.path}
            aria-current={here ? 'page' : undefined}
            onClick={onGo}
            style={indent}
            color={here ? 'shell.menu.activeFg' : 'inherit'}
            bg={here ? 'shell.menu.activeBg' : undefined}
            _hover={here ? {} : { bg: 'shell.menu.hover' }}
          >
            {content}
          </MenuLink>
        )}
      </li>
    );
  }
  return (
    <li>
      <chakra.button {...row} type="button" aria-expanded={open} onClick={() => setOpen(!open)} style={indent}>
        {content}
        <Icon
          as={ChevronDownIcon}
          boxSize="3.5"
          transform={open ? 'rotate(180deg)' : undefined}
          transition="transform 150ms"
        />
      </chakra.button>
      {open && (
        <Box as="ul" listStyleType="none">
          {item.children.map((child) => (
            <Branch key={child.id} item={child} level={level + 1} active={active} onGo={onGo} />
          ))}
        </Box>
      )}
    </li>
  );
}
