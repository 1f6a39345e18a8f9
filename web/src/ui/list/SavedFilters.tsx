import { Button, Flex, Portal, Stack, Text } from '@chakra-ui/react';
import { BookmarkIcon, BookmarkPlusIcon, Trash2Icon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { Popover } from '../../theme/parts/Popover';
import { IconAction } from '../IconAction';
import { toast } from '../toast';
import type { ListMemory, SavedFilter } from './listMemory';
import type { Filter } from './listParams';
import type { ListState } from './useListState';

const SaveFilterDialog = lazy(() => import('./SaveFilterDialog'));

interface Props<F extends Filter> {
  list: ListState<F>;
  memory: ListMemory;
}

/** Conditions under names: taken with a press, saved and deleted. */
export function SavedFilters<F extends Filter>({ list, memory: { filters, roles, keep } }: Props<F>) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  const current = list.saved === '' ? undefined : filters.find(({ query }) => query === list.saved);
  if (!keep) return null;
  const take = (filter: SavedFilter) => {
    list.apply(filter.query);
    setOpen(false);
  };
  const remove = async (filter: SavedFilter) => {
    if (!(await keep.remove(filter))) return;
    const { name, query, role } = filter;
    const undo = async () => {
      const errors = await keep.filter({ name, query, roleCode: role?.code ?? null });
      if (errors.length === 0) toast.success(t('ui.saved.restored', { name }));
    };
    toast.success(
      t('ui.saved.deleted', { name }),
      filter.mine ? { action: { label: t('ui.undo'), onPress: () => void undo() } } : {},
    );
  };
  return (
    <>
      <Popover.Root
        open={open}
        onOpenChange={(e) => setOpen(e.open)}
        lazyMount
        unmountOnExit
        positioning={{ placement: 'bottom-start' }}
      >
        <Popover.Trigger asChild>
          <Button
            size="sm"
            variant="plain"
            px="1"
            maxW={{ base: '28', md: '220px' }}
            color={current ? 'brand.fg' : 'fg.muted'}
            aria-label={current?.name ?? t('ui.saved')}
          >
            <BookmarkIcon />
            {/* On the phone the sign alone: what stands beside it would need a second line. */}
            <Text as="span" truncate {...(!current && { hideBelow: 'md' })}>
              {current?.name ?? t('ui.saved')}
            </Text>
          </Button>
        </Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content w="min(320px, calc(100vw - 32px))" aria-label={t('ui.saved')}>
              <Stack p="2" gap="1" maxH="min(420px, 70dvh)" overflow="auto">
                {filters.length === 0 && (
                  <Text color="fg.muted" px="2" py="1">
                    {t('ui.saved.none')}
                  </Text>
                )}
                {filters.map((filter) => (
                  <Flex key={filter.id} align="center" gap="1">
                    <Button
                      variant="ghost"
                      flex="1"
                      minW="0"
                      h="auto"
                      minH="9"
                      py="1"
                      justifyContent="flex-start"
                      textAlign="start"
                      aria-pressed={filter === current}
                      onClick={() => take(filter)}
                    >
                      <Stack gap="0" minW="0">
                        <Text truncate>{filter.name}</Text>
                        {filter.role && (
                          <Text textStyle="xs" color="fg.muted" truncate>
                            {filter.mine
                              ? t('ui.saved.sharedWith', { role: filter.role.name })
                              : t('ui.saved.sharedBy', { name: filter.ownerName, role: filter.role.name })}
                          </Text>
                        )}
                      </Stack>
                    </Button>
                    {filter.removable && (
                      <IconAction
                        size="sm"
                        label={t('ui.saved.delete', { name: filter.name })}
                        icon={<Trash2Icon />}
                        onClick={() => void remove(filter)}
                      />
                    )}
                  </Flex>
                ))}
                <Button
                  variant="plain"
                  justifyContent="flex-start"
                  disabled={list.saved === ''}
                  onClick={() => {
                    setOpen(false);
                    setSaving(true);
                  }}
                >
                  <BookmarkPlusIcon />
                  {t('ui.saved.save')}
                </Button>
                {list.saved === '' && (
                  <Text textStyle="xs" color="fg.muted" px="2">
                    {t('ui.saved.nothingSet')}
                  </Text>
                )}
              </Stack>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
      <Suspense>
        {saving && (
          <SaveFilterDialog
            query={list.saved}
            name={current?.mine ? current.name : ''}
            filters={filters}
            roles={roles}
            onSave={keep.filter}
            onClose={() => setSaving(false)}
          />
        )}
      </Suspense>
    </>
  );
}
