import { Button } from '@chakra-ui/react';
import { EllipsisIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { DropMenu, type MenuEntry } from './DropMenu';
import { IconAction } from './IconAction';
import { useIsPhone } from './useMedia';

/** What a page offers besides its primary action, which is given as `children`: buttons at a desk, one menu on the phone. */
export function HeaderActions({
  more,
  children,
}: {
  more: readonly Omit<MenuEntry, 'disabled'>[];
  children?: ReactNode;
}) {
  const t = useT();
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone && more.length > 1 ? (
        <DropMenu
          trigger={<IconAction label={t('ui.more')} icon={<EllipsisIcon />} variant="outline" />}
          entries={more}
        />
      ) : (
        more.map(({ id, icon, label, onSelect }) => (
          <Button key={id} onClick={onSelect}>
            {icon}
            {label}
          </Button>
        ))
      )}
      {children}
    </>
  );
}
