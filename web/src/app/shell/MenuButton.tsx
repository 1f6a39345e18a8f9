import { IconButton } from '@chakra-ui/react';
import { MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import type { MenuItem } from './menuTree';

const MenuDrawer = lazy(() => import('./MenuDrawer'));

/** Opens the menu on the phone. The drawer is loaded with the first press: wide screens never need it. */
export function MenuButton(menu: { items: readonly MenuItem[]; active: readonly string[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        hideFrom="md"
        variant="ghost"
        color="inherit"
        _hover={{ bg: 'shell.header.hover' }}
        aria-label={t('app.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        <MenuIcon />
      </IconButton>
      <Suspense>{opened && <MenuDrawer {...menu} open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  );
}
