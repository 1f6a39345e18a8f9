import { Button } from '@chakra-ui/react';
import { EllipsisIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { DropMenu, type MenuEntry } from '../DropMenu';
import { IconAction } from '../IconAction';

export interface RowAction extends Omit<MenuEntry, 'onSelect'> {
  onSelect?: () => void;
}

/** Actions of a row: one stands in the open, more are a menu, so that the pinned column hides nothing of the rest. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const t = useT();
  const [only, ...more] = actions;
  if (!only) return null;
  if (more.length > 0 || only.disabled)
    return (
      <DropMenu
        trigger={<IconAction label={t('ui.table.actions')} icon={<EllipsisIcon />} size="sm" />}
        entries={actions.map((action) => ({ onSelect: () => undefined, ...action }))}
      />
    );
  return (
    <Button
      variant="plain"
      size="sm"
      px="0"
      colorPalette={only.danger ? 'red' : 'brand'}
      asChild={Boolean(only.to)}
      onClick={only.onSelect}
    >
      {only.to ? <Link to={only.to}>{only.label}</Link> : only.label}
    </Button>
  );
}
