import { Button, Flex, HStack, Portal, Text } from '@chakra-ui/react';
import { Columns3Icon, DownloadIcon, KeyboardIcon, RefreshCwIcon, Rows3Icon } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useT } from '../../i18n/useT';
import { Popover } from '../../theme/parts/Popover';
import { DropMenu } from '../DropMenu';
import { IconAction } from '../IconAction';
import type { Density } from '../table/columns';
import type { TablePrefs } from '../table/useTablePrefs';

const ColumnSettings = lazy(() => import('./ColumnSettings'));

interface Props {
  prefs: TablePrefs;
  selected: number;
  /** Shown while rows are selected. */
  bulk?: ReactNode;
  onClear: () => void;
  onRefresh: () => void;
  onExport?: (() => void) | undefined;
  /** Says what the keyboard does. */
  onHelp: () => void;
  /** The phone has no columns and no density. */
  phone: boolean;
  children?: ReactNode;
}

const densities: readonly Density[] = ['compact', 'normal', 'roomy'];
const densityLabels = {
  compact: 'ui.density.compact',
  normal: 'ui.density.normal',
  roomy: 'ui.density.roomy',
} as const;

/** Selected count and bulk actions left; refresh, density, columns and export right. */
export function ListToolbar({ prefs, selected, bulk, onClear, onRefresh, onExport, onHelp, phone, children }: Props) {
  const t = useT();
  const clear = (
    <Button variant="plain" onClick={onClear}>
      {t('ui.table.clear')}
    </Button>
  );
  return (
    <Flex align="center" justify="space-between" gap="3" px="4" py="2" minH="12" wrap="wrap">
      <HStack gap="3" wrap="wrap">
        {selected > 0 && (
          <>
            <Text aria-live="polite">{t('ui.table.selected', { count: selected })}</Text>
            {bulk}
            {!phone && clear}
          </>
        )}
        {selected === 0 && children}
      </HStack>
      <HStack gap="0.5" ms="auto">
        {phone && selected > 0 && clear}
        <IconAction label={t('ui.refresh')} icon={<RefreshCwIcon />} onClick={onRefresh} />
        {!phone && (
          <>
            <TableTools prefs={prefs} />
            <IconAction label={t('ui.keys')} icon={<KeyboardIcon />} onClick={onHelp} />
          </>
        )}
        {onExport && <IconAction label={t('ui.export')} icon={<DownloadIcon />} onClick={onExport} />}
      </HStack>
    </Flex>
  );
}

/** Height of the rows, and which columns there are. */
export function TableTools({ prefs }: { prefs: TablePrefs }) {
  const t = useT();
  return (
    <>
      <DropMenu
        trigger={<IconAction label={t('ui.density')} icon={<Rows3Icon />} />}
        entries={densities.map((d) => ({
          id: d,
          label: `${t(densityLabels[d])}${d === prefs.density ? ' ✓' : ''}`,
          onSelect: () => prefs.setDensity(d),
        }))}
      />
      <Columns prefs={prefs} />
    </>
  );
}

function Columns({ prefs }: { prefs: TablePrefs }) {
  const t = useT();
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <IconAction label={t('ui.columns')} icon={<Columns3Icon />} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="360px" aria-label={t('ui.columns')}>
            <Suspense>
              <ColumnSettings prefs={prefs} />
            </Suspense>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
