import { Portal } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import { Drawer } from '../../theme/parts/Drawer';
import { DrawerClose } from '../../ui/DrawerClose';
import { MenuTree } from './MenuTree';
import type { MenuItem } from './menuTree';

interface Props {
  items: readonly MenuItem[];
  active: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu on the phone. */
export default function MenuDrawer({ items, active, open, onOpenChange }: Props) {
  const t = useT();
  return (
    <Drawer.Root open={open} onOpenChange={(e) => onOpenChange(e.open)} placement="start" lazyMount unmountOnExit>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="260px" bg="shell.menu.bg" color="shell.menu.fg">
            <Drawer.Header borderColor="shell.menu.line">
              <Drawer.Title>{t('app.product')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body p="0">
              <nav aria-label={t('app.menu')}>
                <MenuTree items={items} active={active} onGo={() => onOpenChange(false)} />
              </nav>
            </Drawer.Body>
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
