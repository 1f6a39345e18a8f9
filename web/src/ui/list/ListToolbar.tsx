import { Button, Flex, HStack, Portal, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuColumns3, LuDownload, LuRefreshCw, LuRows3 } from 'react-icons/lu';
import { useT } from '../../i18n/useT';
import { Checkbox } from '../../theme/parts/Checkbox';
import { Popover } from '../../theme/parts/Popover';
import { DropMenu } from '../DropMenu';
import { IconAction } from '../IconAction';
import type { Density } from '../table/columns';
import type { TablePrefs } from '../table/useTablePrefs';

interface Props {
  prefs: TablePrefs;
  selected: number;
  /** Shown while rows are selected. */
  bulk?: ReactNode;
  onClear: () => void;
  onRefresh: () => void;
  onExport?: (() => void) | undefined;
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
export function ListToolbar({ prefs, selected, bulk, onClear, onRefresh, onExport, phone, children }: Props) {
  const t = useT();
  return (
    <Flex align="center" justify="space-between" gap="3" px="4" py="2" minH="12" wrap="wrap">
      <HStack gap="3" wrap="wrap">
        {selected > 0 && (
          <>
            <Text aria-live="polite">{t('ui.table.selected', { count: selected })}</Text>
            {bulk}
            <Button variant="plain" onClick={onClear}>
              {t('ui.table.clear')}
            </Button>
          </>
        )}
        {selected === 0 && children}
      </HStack>
      <HStack gap="0.5" ms="auto">
        <IconAction label={t('ui.refresh')} icon={<LuRefreshCw />} onClick={onRefresh} />
        {!phone && (
          <>
            <DropMenu
              trigger={<IconAction label={t('ui.density')} icon={<LuRows3 />} />}
              entries={densities.map((d) => ({
                id: d,
                label: `${t(densityLabels[d])}${d === prefs.density ? ' ✓' : ''}`,
                onSelect: () => prefs.setDensity(d),
              }))}
            />
            <ColumnSettings prefs={prefs} />
          </>
        )}
        {onExport && <IconAction label={t('ui.export')} icon={<LuDownload />} onClick={onExport} />}
      </HStack>
    </Flex>
  );
}

function ColumnSettings({ prefs }: { prefs: TablePrefs }) {
  const t = useT();
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <IconAction label={t('ui.columns')} icon={<LuColumns3 />} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content w="220px" aria-label={t('ui.columns')}>
            <Stack p="3" gap="2" maxH="360px" overflow="auto">
              {prefs.choices.map((c) => (
                <Checkbox.Root
                  key={c.id}
                  size="sm"
                  checked={c.shown}
                  onCheckedChange={(e) => prefs.setShown(c.id, e.checked === true)}
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control />
                  <Checkbox.Label fontWeight="normal">{c.label}</Checkbox.Label>
                </Checkbox.Root>
              ))}
              <Button variant="plain" size="sm" alignSelf="flex-start" onClick={prefs.resetShown}>
                {t('ui.columns.reset')}
              </Button>
            </Stack>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
