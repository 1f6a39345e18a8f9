import { Box, Button, Text } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { EmptyState } from '../../../ui/EmptyState';
import { Select } from '../../../ui/input/Select';
import { MissingRecord } from '../../../ui/MissingRecord';
import { usePageAccess } from '../../../ui/PageAccess';
import { PageHeader } from '../../../ui/PageHeader';
import { MapForm } from './MapForm';
import { OneMap } from './OneMap';
import { useStrategyMaps } from './useStrategyMaps';

/** The strategy maps of the company, one at a time; the address says which. */
export function StrategyMaps() {
  const t = useT();
  const { edit } = usePageAccess();
  const [isAdding, setAdding] = useState(false);
  const { maps, map, isEmpty, loading, failed, retry, show } = useStrategyMaps();
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setAdding(true)}>
        <PlusIcon />
        {t('strategy.map.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <PageHeader title={t('strategy.title.map')} purpose={t('strategy.map.purpose')} actions={add} />
      {map ? (
        <OneMap key={map.id} map={map} onGone={() => show(null)}>
          <Box w={{ base: 'full', md: '320px' }}>
            <Select
              label={t('strategy.map.which')}
              value={map.id}
              clearable={false}
              options={maps.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={show}
            />
          </Box>
          <Text color="fg.muted">
            {t('strategy.map.updated', { year: String(map.year), time: formatDateTime(map.updatedAt) })}
          </Text>
        </OneMap>
      ) : isEmpty ? (
        <EmptyState
          title={t('strategy.map.empty')}
          hint={t(edit ? 'strategy.map.empty.edit' : 'strategy.map.empty.read')}
          action={add}
        />
      ) : (
        <MissingRecord loading={loading} failed={failed} onRetry={retry} title={t('strategy.map.missing')} />
      )}
      {isAdding && <MapForm map={null} maps={maps} onClose={() => setAdding(false)} onSaved={show} />}
    </>
  );
}
