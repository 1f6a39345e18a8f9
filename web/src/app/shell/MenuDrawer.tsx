import { Drawer, IconButton, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { LuMenu } from 'react-icons/lu';
import { useT } from '../../i18n/useT';
import { DrawerClose } from '../../ui/DrawerClose';
import { MenuTree } from './MenuTree';
import type { MenuItem } from './menuTree';

/** The menu on the phone. */
export function MenuDrawer({ items, active }: { items: readonly MenuItem[]; active: readonly string[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Drawer.Root open={open} onOpenChange={(e) => setOpen(e.open)} placement="start" lazyMount unmountOnExit>
      <Drawer.Trigger asChild>
        <IconButton
          hideFrom="md"
          variant="ghost"
          color="inherit"
          _hover={{ bg: 'shell.header.hover' }}
          aria-label={t('app.menu')}
        >
          <LuMenu />
        </IconButton>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="260px" bg="shell.menu.bg" color="shell.menu.fg">
            <Drawer.Header borderColor="shell.menu.line">
              <Drawer.Title>{t('app.product')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body p="0">
              <nav aria-label={t('app.menu')}>
                <MenuTree items={items} active={active} onGo={() => setOpen(false)} />
              </nav>
            </Drawer.Body>
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
