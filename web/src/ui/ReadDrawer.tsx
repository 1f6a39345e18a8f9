import { Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Drawer } from '../theme/parts/Drawer';
import { DrawerClose } from './DrawerClose';

/** Something to read beside the page, open as long as it is rendered. */
export function ReadDrawer({
  title,
  size = 'sm',
  onClose,
  children,
}: {
  title: string;
  size?: 'sm' | 'md' | 'xl';
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Drawer.Root open onOpenChange={(event) => !event.open && onClose()} size={size}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title overflowWrap="anywhere">{title}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body>{children}</Drawer.Body>
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
