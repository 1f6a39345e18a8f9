import { Button, chakra, Icon, SimpleGrid } from '@chakra-ui/react';
import { Settings2Icon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import { menuIcon } from '../../../shared/menu/menuIcons';
import { useShortcuts } from '../useShortcuts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'));

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    borderWidth: '1px',
    rounded: 'md',
    px: '3',
    py: '1.5',
    minH: '12',
    lineHeight: '1.3',
    _hover: { borderColor: 'brand.solid', color: 'brand.fg' },
  },
});

/** The pages the reader goes to most; without a choice, the first ones of each group of the menu. */
export function Shortcuts() {
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const { shown, pages, chosen } = useShortcuts();
  return (
    <SectionCard
      id="shortcuts"
      title={t('home.shortcuts')}
      actions={
        <Button variant="plain" onClick={() => setChoosing(true)}>
          <Settings2Icon />
          {t('home.shortcuts.choose')}
        </Button>
      }
    >
      {shown.length === 0 && <EmptyState compact title={t('home.shortcuts.empty')} />}
      <SimpleGrid minChildWidth="150px" gap="3">
        {shown.map(({ path, name, icon }) => (
          <Tile key={path} to={path}>
            <chakra.span
              aria-hidden
              display="grid"
              placeItems="center"
              boxSize="8"
              rounded="md"
              bg="brand.subtle"
              color="brand.fg"
              flexShrink={0}
            >
              <Icon as={menuIcon(icon)} boxSize="4" />
            </chakra.span>
            {name}
          </Tile>
        ))}
      </SimpleGrid>
      <Suspense>
        {choosing && <ShortcutsDialog pages={pages} chosen={chosen} onClose={() => setChoosing(false)} />}
      </Suspense>
    </SectionCard>
  );
}
