import { Box } from '@chakra-ui/react';
import { SearchIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useT } from '../../i18n/useT';
import { HeaderButton } from './HeaderButton';
import type { MenuItem } from './menuTree';

const SearchDialog = lazy(() => import('../search/SearchDialog'));

/** Opens the search from anywhere, also by Ctrl+K or Cmd+K. */
export function SearchButton({ menu }: { menu: readonly MenuItem[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      // Over a dialog that asks something, or a form in a drawer, it would take one away from there.
      if (!document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')) setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <HeaderButton
        // What is seen of a name has to be in it.
        aria-label={t('app.search.button')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
        <Box as="span" aria-hidden hideBelow="lg" textStyle="xs">
          Ctrl K
        </Box>
      </HeaderButton>
      <Suspense>{open && <SearchDialog menu={menu} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
