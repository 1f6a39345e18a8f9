import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import { useOrdering } from '../../../shared/save/useOrdering';
import { EmptyState } from '../../../ui/EmptyState';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { SortableList } from '../../../ui/SortableList';
import { RowActions } from '../../../ui/table/RowActions';
import { NamesDrawer } from './NamesDrawer';
import type { Dictionary, DictionaryActions, Entry } from './useDictionaryPage';

type Doing = { what: 'add' } | { what: 'name' } | { what: 'rename'; entry: Entry };

/** The entries of one dictionary in their order; what may be done with them follows from where it comes from. */
export function DictionaryEntries({ dictionary, actions }: { dictionary: Dictionary; actions: DictionaryActions }) {
  const t = useT();
  const { edit } = usePageAccess();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { entries, kind } = dictionary;
  // The order stands at once; what the services say replaces it.
  const { moved, move } = useOrdering<Entry>(actions.order, dictionary.version);
  const stop = () => setDoing(null);
  const line = (entry: Entry) => (
    <EntryLine entry={entry} actions={actions} onRename={() => setDoing({ what: 'rename', entry })} />
  );
  return (
    <SectionCard
      id="entries"
      title={localName(dictionary)}
      hint={kind === 'FIXED' ? t('employee.dictionary.fixed') : t('employee.dictionary.stays')}
      actions={
        edit && (
          <>
            {kind === 'OWN' && (
              <Button onClick={() => setDoing({ what: 'name' })}>{t('employee.dictionary.rename')}</Button>
            )}
            {kind !== 'FIXED' && (
              <Button variant="solid" onClick={() => setDoing({ what: 'add' })}>
                <PlusIcon />
                {t('employee.dictionary.addEntry')}
              </Button>
            )}
          </>
        )
      }
    >
      {entries.length === 0 && (
        <EmptyState compact title={t('employee.dictionary.empty')} hint={t('employee.dictionary.empty.hint')} />
      )}
      {edit && (
        <SortableList
          items={moved ?? entries}
          idOf={({ code }) => code}
          nameOf={localName}
          onChange={(next) => void move(next)}
          draw={line}
        />
      )}
      {!edit && (
        <Stack as="ul" listStyleType="none" gap="2">
          {entries.map((entry) => (
            <li key={entry.code}>{line(entry)}</li>
          ))}
        </Stack>
      )}
      {doing?.what === 'add' && (
        <NamesDrawer title={t('employee.dictionary.addEntry')} onSave={actions.add} onClose={stop} />
      )}
      {doing?.what === 'name' && (
        <NamesDrawer
          title={t('employee.dictionary.rename')}
          names={{ name: dictionary.name, nameEn: dictionary.nameEn ?? '' }}
          onSave={(names) => actions.rename(null, names)}
          onClose={stop}
        />
      )}
      {doing?.what === 'rename' && (
        <NamesDrawer
          title={t('employee.dictionary.renameEntry', { name: localName(doing.entry) })}
          names={{ name: doing.entry.name, nameEn: doing.entry.nameEn ?? '' }}
          onSave={(names) => actions.rename(doing.entry, names)}
          onClose={stop}
        />
      )}
    </SectionCard>
  );
}

function EntryLine({ entry, actions, onRename }: { entry: Entry; actions: DictionaryActions; onRename: () => void }) {
  const t = useT();
  const { edit } = usePageAccess();
  const { enabled, shipped } = entry;
  const shown = localName(entry);
  const other = shown === entry.name ? entry.nameEn : entry.name;
  return (
    <Flex align="center" gap="3" whiteSpace="normal">
      <Flex flex="1" minW="0" columnGap="3" wrap="wrap" align="center">
        <Text overflowWrap="anywhere" color={enabled ? 'fg' : 'fg.muted'}>
          {shown}
        </Text>
        {other !== shown && other && <Text color="fg.muted">{other}</Text>}
        {!enabled && <Badge>{t('employee.dictionary.disabled')}</Badge>}
        {!shipped && <Badge>{t('employee.dictionary.own')}</Badge>}
      </Flex>
      {edit && (
        <RowActions
          actions={[
            { id: 'rename', label: t('employee.dictionary.rename'), onSelect: onRename },
            {
              id: 'switch',
              label: t(enabled ? 'employee.dictionary.disable' : 'employee.dictionary.enable'),
              onSelect: () => void actions.enable(entry, !enabled),
            },
          ]}
        />
      )}
    </Flex>
  );
}
