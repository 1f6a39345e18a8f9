import { IconButton } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import { useT } from '../i18n/useT';
import { Drawer } from '../theme/parts/Drawer';

/** The cross in the corner of a drawer. */
export function DrawerClose() {
  const t = useT();
  return (
    <Drawer.CloseTrigger asChild>
      <IconButton variant="ghost" aria-label={t('ui.close')}>
        <XIcon />
      </IconButton>
    </Drawer.CloseTrigger>
  );
}
