import { Button, Portal } from '@chakra-ui/react';
import { FilterIcon } from 'lucide-react';
import { useT } from '../../i18n/useT';
import { Drawer } from '../../theme/parts/Drawer';
import { DrawerClose } from '../DrawerClose';
import { FilterBar } from './FilterBar';
import type { FilterField } from './filterFields';
import type { Filter } from './listParams';
import type { ListState } from './useListState';

/** Conditions of a list on the phone: behind a button, in a drawer. */
export function PhoneFilters<F extends Filter>({
  fields,
  list,
  open,
  onOpen: setOpen,
}: {
  fields: readonly FilterField<F>[];
  list: ListState<F>;
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const t = useT();
  return (
    <Drawer.Root open={open} onOpenChange={(e) => setOpen(e.open)} placement="bottom" lazyMount unmountOnExit>
      <Drawer.Trigger asChild>
        <Button {...(list.filtered && { borderColor: 'brand.solid', color: 'brand.fg' })}>
          <FilterIcon />
          {t('ui.filter.label')}
        </Button>
      </Drawer.Trigger>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content roundedTop="lg">
            <Drawer.Header>
              <Drawer.Title>{t('ui.filter.label')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.Body pb="0" scrollPaddingBottom="16">
              <FilterBar fields={fields} list={list} stacked onDone={() => setOpen(false)} />
            </Drawer.Body>
            <DrawerClose />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
