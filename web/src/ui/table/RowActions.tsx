import { Button, HStack } from '@chakra-ui/react';
import { LuEllipsis } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useT } from '../../i18n/useT';
import { DropMenu, type MenuEntry } from '../DropMenu';
import { IconAction } from '../IconAction';

export interface RowAction extends Omit<MenuEntry, 'onSelect'> {
  /** Where it leads, or what it does. */
  to?: string;
  onSelect?: () => void;
}

/** Actions of a row: at most two in the open, the rest in a menu. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const t = useT();
  const [first, second, ...rest] = actions;
  return (
    <HStack gap="3">
      {[first, second].map(
        (action) =>
          action && (
            <Button
              key={action.id}
              variant="plain"
              size="sm"
              px="0"
              colorPalette={action.danger ? 'red' : 'brand'}
              disabled={action.disabled ?? false}
              asChild={Boolean(action.to)}
              onClick={action.onSelect}
            >
              {action.to ? <Link to={action.to}>{action.label}</Link> : action.label}
            </Button>
          ),
      )}
      {rest.length > 0 && (
        <DropMenu
          trigger={<IconAction label={t('ui.more')} icon={<LuEllipsis />} size="xs" />}
          entries={rest.map(({ to: _to, onSelect, ...entry }) => ({
            ...entry,
            onSelect: onSelect ?? (() => undefined),
          }))}
        />
      )}
    </HStack>
  );
}
