import { Box, Flex, Icon, Input, Portal, Text, VisuallyHidden } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { ClipboardCheckIcon, ClipboardListIcon, FileTextIcon, SearchIcon, UserIcon } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../theme/parts/Dialog';
import type { MenuItem } from '../shell/menuTree';
import { useRememberOpenedMutation } from './search.gen';
import { type Found, type Kind, useSearch } from './useSearch';

const SIGNS = {
  PAGE: FileTextIcon,
  EMPLOYEE: UserIcon,
  PLAN: ClipboardListIcon,
  APPRAISAL: ClipboardCheckIcon,
} as const;
const KINDS = Object.keys(SIGNS) as Kind[];

/** Finds and opens pages, people and plans by the keyboard or a press; the focus stays where one types. */
export default function SearchDialog({ menu, onClose }: { menu: readonly MenuItem[]; onClose: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState(0);
  const [entered, setEntered] = useState(false);
  const [remember] = useRememberOpenedMutation({
    context: { quiet: true },
    // What was opened last is another list from then on, also where it is looked at already.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'search', args: { keyword: '' } }),
    // Also where the answer from before is still on its way, which would come last.
    onQueryUpdated: (query) => query.refetch(),
  });
  const { found, settled, failed } = useSearch(keyword, menu);
  const recent = keyword.trim() === '';
  const groups = recent
    ? [{ title: t('app.search.recent'), items: found }]
    : KINDS.map((kind) => ({ title: label('SearchKind', kind), items: found.filter((one) => one.kind === kind) }));
  const items = groups.flatMap((group) => group.items);
  const at = Math.min(chosen, items.length - 1);
  const optionId = (one: Found) => `${id}-${one.key}`;
  const current = items[at];
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);
  const open = useCallback(
    (one: Found) => {
      // Nothing waits for it, and nobody misses it where it fails.
      void remember({ variables: { input: { kind: one.kind, subject: one.subject } } }).catch(() => undefined);
      onClose();
      void navigate(one.path);
    },
    [remember, onClose, navigate],
  );
  // Enter opens what was asked for: pressed before the answer is there, it waits for it.
  useEffect(() => {
    if (!entered || !settled) return;
    setEntered(false);
    if (current) open(current);
  }, [entered, settled, current, open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((at + step + items.length) % items.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      setEntered(true);
    }
  };
  return (
    <Dialog.Root open onOpenChange={(e) => !e.open && onClose()} placement="top" initialFocusEl={() => input.current}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="3">
          <Dialog.Content
            aria-label={t('app.search.label')}
            maxW="600px"
            mt={{ base: '3', md: '16' }}
            overflow="hidden"
          >
            <Flex align="center" gap="2" px="4" borderBottomWidth="1px">
              <SearchIcon aria-hidden />
              <Input
                ref={input}
                role="combobox"
                aria-label={t('app.search.label')}
                aria-expanded={items.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={current && optionId(current)}
                aria-autocomplete="list"
                placeholder={t('app.search.placeholder')}
                value={keyword}
                maxLength={LIMITS.keyword}
                onChange={(e) => {
                  setKeyword(e.target.value);
                  setChosen(0);
                  setEntered(false);
                }}
                onKeyDown={onKeyDown}
                border="none"
                outline="none"
                h="12"
                px="0"
                fontSize="md"
              />
            </Flex>
            <Box
              id={`${id}-list`}
              role="listbox"
              aria-label={t('app.search.label')}
              maxH="min(60dvh, 480px)"
              overflow="auto"
              p="2"
            >
              {groups.map(
                ({ title, items: rows }) =>
                  rows.length > 0 && (
                    <Box key={title} role="group" aria-label={title}>
                      <Text aria-hidden textStyle="xs" color="fg.subtle" px="2" pt="2" pb="1">
                        {title}
                      </Text>
                      {rows.map((one) => (
                        <Option
                          key={one.key}
                          id={optionId(one)}
                          one={one}
                          chosen={one === current}
                          onPoint={() => setChosen(items.indexOf(one))}
                          onOpen={() => open(one)}
                        />
                      ))}
                    </Box>
                  ),
              )}
              {items.length === 0 && settled && (
                <Text color="fg.muted" px="2" py="6" textAlign="center" overflowWrap="anywhere">
                  {recent ? t('app.search.nothingRecent') : t('app.search.nothing', { keyword: keyword.trim() })}
                </Text>
              )}
              {failed && (
                <Text role="alert" color="fg.warning" px="2" py="2">
                  {t('app.search.failed')}
                </Text>
              )}
            </Box>
            <Flex justify="space-between" gap="3" px="4" py="2" borderTopWidth="1px" textStyle="xs" color="fg.subtle">
              <span>{t('app.search.hint')}</span>
              <Box as="span" hideBelow="md">
                {t('app.search.keys')}
              </Box>
            </Flex>
            <VisuallyHidden aria-live="polite">
              {settled && !recent ? t('app.search.results', { count: items.length }) : ''}
            </VisuallyHidden>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface OptionProps {
  id: string;
  one: Found;
  chosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Option({ id, one, chosen, onPoint, onOpen }: OptionProps) {
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={chosen}
      align="center"
      gap="3"
      px="2"
      minH="10"
      rounded="sm"
      cursor="pointer"
      bg={chosen ? 'brand.subtle' : undefined}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <Icon as={SIGNS[one.kind]} color="fg.muted" flexShrink={0} />
      <Text truncate flexShrink={0} maxW="70%">
        {one.name}
      </Text>
      <Text truncate color="fg.subtle" minW="0">
        {one.note}
      </Text>
    </Flex>
  );
}
