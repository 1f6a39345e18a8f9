import { Box, Button, Icon, Input } from '@chakra-ui/react';
import { ChevronDownIcon, XIcon } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import { Popover } from '../../theme/parts/Popover';
import { IconAction } from '../../ui/IconAction';
import { DepartmentTreeView } from './DepartmentTreeView';
import { departmentTree, filterTree, foundIn, pathOf } from './departmentTree';
import { useDepartmentTreeQuery } from './pickers.gen';

interface Props {
  /** Ids of the chosen departments; at most one unless `multiple`. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  multiple?: boolean;
  label: string;
  placeholder?: string;
  invalid?: boolean;
  disabled?: boolean;
}

/** Departments from the tree, with a search above it. */
export function DepartmentPicker({ value, onChange, multiple = false, label, placeholder, invalid, disabled }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { data } = useDepartmentTreeQuery();
  const tree = useMemo(() => departmentTree(data?.departments ?? []), [data]);
  const shown = useMemo(() => filterTree(tree, search), [tree, search]);
  const names = value.map((id) => pathOf(tree, id).at(-1) ?? t('ui.picker.unknown'));
  const pick = (ids: string[]) => {
    onChange(ids);
    if (!multiple) setOpen(false);
  };
  const treeRef = useRef<HTMLDivElement>(null);
  const onSearchKey = (event: KeyboardEvent) => {
    if ((event.key !== 'Enter' && event.key !== 'ArrowDown') || event.nativeEvent.isComposing) return;
    // A search does not send the form it stands in.
    event.preventDefault();
    const [first, ...others] = foundIn(tree, search);
    if (!first) return;
    if (event.key === 'Enter' && others.length === 0) pick(multiple ? [...new Set([...value, first.id])] : [first.id]);
    else treeRef.current?.querySelector<HTMLElement>(`[tabindex][data-value="${first.id}"]`)?.focus();
  };
  const text = names.join(', ') || placeholder || t('ui.select.placeholder');
  return (
    <Popover.Root
      open={open}
      onOpenChange={(e) => setOpen(e.open)}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Box position="relative" w="full">
        <Popover.Trigger asChild>
          <Button
            w="full"
            justifyContent="space-between"
            fontWeight="normal"
            px="2.5"
            disabled={disabled ?? false}
            aria-label={`${label}: ${text}`}
            {...(invalid && { borderColor: 'border.error' })}
          >
            <Box as="span" truncate color={names.length ? 'fg' : 'fg.subtle'}>
              {text}
            </Box>
            {value.length === 0 && <Icon as={ChevronDownIcon} color="fg.subtle" />}
          </Button>
        </Popover.Trigger>
        {value.length > 0 && !disabled && (
          <IconAction
            position="absolute"
            top="1"
            insetEnd="1"
            size="xs"
            label={t('ui.clear')}
            icon={<XIcon />}
            onClick={() => onChange([])}
          />
        )}
      </Box>
      <Popover.Positioner>
        <Popover.Content minW="260px" w="auto" aria-label={label}>
          <Box p="2" borderBottomWidth="1px">
            <Input
              aria-label={t('ui.picker.searchDepartment')}
              placeholder={t('ui.picker.searchDepartment')}
              value={search}
              onChange={(e) => setSearch(e.target.value)}
              onKeyDown={onSearchKey}
            />
          </Box>
          <Box ref={treeRef}>
            <DepartmentTreeView
              nodes={shown}
              value={value}
              onPick={pick}
              multiple={multiple}
              label={label}
              expandAll={search.trim() !== ''}
            />
          </Box>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
