import { Box, Button, SimpleGrid, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { Checkbox } from '../../../theme/parts/Checkbox';
import { DialogFrame } from '../../../ui/DialogFrame';
import { SortableList } from '../../../ui/SortableList';
import { ShortcutsDocument, useSaveShortcutsMutation } from '../home.gen';
import type { PageEntry } from '../useShortcuts';

interface Props {
  pages: readonly PageEntry[];
  chosen: readonly PageEntry[];
  onClose: () => void;
}

/** Which pages stand on the home page, and in which order: by drag, by keyboard or by the buttons of a row. */
export default function ShortcutsDialog({ pages, chosen, onClose }: Props) {
  const t = useT();
  const [picked, setPicked] = useState<readonly PageEntry[]>(chosen);
  const [busy, setBusy] = useState(false);
  const [save] = useSaveShortcutsMutation({
    update: (cache, { data }) => {
      const shortcuts = data?.saveShortcuts?.shortcuts;
      if (shortcuts) cache.writeQuery({ query: ShortcutsDocument, data: { shortcuts } });
    },
  });
  const has = (path: string) => picked.some((one) => one.path === path);
  const full = picked.length >= LIMITS.shortcuts;
  const submit = async () => {
    setBusy(true);
    const paths = picked.map((one) => one.path);
    const saved = await act(
      async () => (await save({ variables: { input: { paths } } })).data?.saveShortcuts,
      t('home.shortcuts.saved'),
    ).finally(() => setBusy(false));
    if (saved) onClose();
  };
  return (
    <DialogFrame
      title={t('home.shortcuts.choose')}
      size="md"
      long
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button variant="solid" loading={busy} onClick={() => void submit()}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      <Box>
        <Text color="fg.muted" mb="2">
          {t('home.shortcuts.pages', { most: LIMITS.shortcuts })}
        </Text>
        <SimpleGrid minChildWidth="150px" gap="2">
          {pages.map((page) => (
            <Checkbox.Root
              key={page.path}
              size="sm"
              checked={has(page.path)}
              disabled={full && !has(page.path)}
              onCheckedChange={({ checked }) =>
                setPicked(checked === true ? [...picked, page] : picked.filter((one) => one.path !== page.path))
              }
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label fontWeight="normal">{page.name}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </SimpleGrid>
      </Box>
      <Box>
        <Text color="fg.muted" mb="2">
          {t('home.shortcuts.order')}
        </Text>
        {picked.length === 0 && <Text color="fg.subtle">{t('home.shortcuts.default')}</Text>}
        <SortableList items={picked} idOf={(page) => page.path} nameOf={(page) => page.name} onChange={setPicked} />
      </Box>
    </DialogFrame>
  );
}
