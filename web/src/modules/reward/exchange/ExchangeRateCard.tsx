import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { EmptyState } from '../../../ui/EmptyState';
import { Facts } from '../../../ui/Facts';
import { SectionCard } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { useExchangeRateQuery } from './exchange.gen';
import { ExchangeRateDrawer } from './ExchangeRateDrawer';

/** What one yuan is worth in points. */
export function ExchangeRateCard({ onSaved }: { onSaved: () => void }) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const { data, loading, refetch } = useExchangeRateQuery({ fetchPolicy: 'cache-and-network' });
  const rate = data?.exchangeRate;
  return (
    <SectionCard
      id="rate"
      title={t('reward.exchange.now')}
      hint={t('reward.exchange.now.hint')}
      actions={
        rate && (
          <Can do="edit">
            <Button onClick={() => setEditing(true)}>{t('reward.exchange.change')}</Button>
          </Can>
        )
      }
    >
      {!rate && loading && <Resting h="40px" />}
      {!rate && !loading && <EmptyState compact kind="failed" onRetry={() => void refetch()} />}
      {rate && (
        <Facts
          columns={2}
          items={[
            {
              label: t('reward.exchange.pointsPerYuan'),
              value: t('reward.points', { count: rate.pointsPerYuan }),
            },
          ]}
        />
      )}
      {editing && rate && <ExchangeRateDrawer rate={rate} onClose={() => setEditing(false)} onSaved={onSaved} />}
    </SectionCard>
  );
}
