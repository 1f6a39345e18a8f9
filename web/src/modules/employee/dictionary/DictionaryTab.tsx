import { Button, Grid, Stack } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { DictionaryEntries } from './DictionaryEntries';
import { NamesDrawer } from './NamesDrawer';
import { SettingTabs } from './SettingTabs';
import { useDictionaryActions, useDictionaryPage } from './useDictionaryPage';

/** The dictionaries of the company beside the entries of the chosen one. */
export function DictionaryTab() {
  const t = useT();
  const page = useDictionaryPage();
  const { chosen } = page;
  const actions = useDictionaryActions(chosen);
  const [making, setMaking] = useState(false);
  return (
    <>
      <PageHeader
        title={t('employee.title.customSetting')}
        purpose={t('employee.dictionary.purpose')}
        actions={
          <Can do="edit">
            <Button variant="solid" onClick={() => setMaking(true)}>
              <PlusIcon />
              {t('employee.dictionary.new')}
            </Button>
          </Can>
        }
      />
      <SettingTabs current="dictionaries" />
      {page.failed && <EmptyState kind="failed" onRetry={page.retry} />}
      {page.loading && <Skeleton h="420px" mt="4" />}
      {chosen && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' }}
          gap="4"
          mt="4"
          alignItems="start"
        >
          <Panel as="nav" aria-label={t('employee.dictionary.all')} p="2">
            <Stack gap="1" direction={{ base: 'row', md: 'column' }} wrap="wrap">
              {page.all.map((one) => (
                <Button
                  key={one.id}
                  variant="ghost"
                  justifyContent="flex-start"
                  {...(one.id === chosen.id && { bg: 'brand.subtle', color: 'brand.fg', 'aria-current': 'true' })}
                  onClick={() => page.choose(one.id)}
                >
                  {localName(one)}
                </Button>
              ))}
            </Stack>
          </Panel>
          <DictionaryEntries key={chosen.id} dictionary={chosen} actions={actions} />
        </Grid>
      )}
      {making && (
        <NamesDrawer title={t('employee.dictionary.new')} onSave={page.make} onClose={() => setMaking(false)} />
      )}
    </>
  );
}
