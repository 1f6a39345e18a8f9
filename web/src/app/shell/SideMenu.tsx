import { Flex, IconButton } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { PanelLeftCloseIcon, PanelLeftOpenIcon } from 'lucide-react';
import { useT } from '../../i18n/useT';
import { MenuRail } from './MenuRail';
import { MenuTree } from './MenuTree';
import type { MenuItem } from './menuTree';
import { useMenuWidth } from './useMenuWidth';

/** As wide as specification 9 says, expanded and collapsed. */
export function SideMenu({ items, active }: { items: readonly MenuItem[]; active: readonly string[] }) {
  const t = useT();
  const { expanded, toggle } = useMenuWidth();
  return (
    <Flex
      as="nav"
      aria-label={t('app.menu')}
      direction="column"
      position="sticky"
      top="var(--header-height)"
      h="calc(100dvh - var(--header-height))"
      w={`${expanded ? LIMITS.menuExpandedPx : LIMITS.menuCollapsedPx}px`}
      flexShrink={0}
      bg="shell.menu.bg"
      color="shell.menu.fg"
      borderEndWidth="1px"
      borderColor="shell.menu.line"
      transition="width 150ms"
      data-html2canvas-ignore
    >
      <Flex direction="column" flex="1" minH="0" overflowY="auto">
        {expanded ? <MenuTree items={items} active={active} /> : <MenuRail items={items} active={active} />}
      </Flex>
      <IconButton
        variant="ghost"
        color="inherit"
        alignSelf={expanded ? 'flex-end' : 'center'}
        m="2"
        _hover={{ bg: 'shell.menu.hover', color: 'inherit' }}
        _expanded={{ bg: 'transparent', _hover: { bg: 'shell.menu.hover' } }}
        aria-label={t(expanded ? 'app.menu.collapse' : 'app.menu.expand')}
        aria-expanded={expanded}
        onClick={toggle}
      >
        {expanded ? <PanelLeftCloseIcon /> : <PanelLeftOpenIcon />}
      </IconButton>
    </Flex>
  );
}
