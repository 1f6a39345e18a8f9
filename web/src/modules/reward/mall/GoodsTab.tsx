import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { FilterBar } from '../../../ui/list/FilterBar';
import { Pager } from '../../../ui/list/Pager';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { MallCard } from './MallCard';
import { type MallFilter, useMall } from './useMall';

/** What is on the shelf, as cards. */
export function GoodsTab({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  const mall = useMall();
  return (
    <>
      <PageHeader title={t('reward.title.mall')} purpose={t('reward.mall.purpose')} />
      {tabs}
      <Stack gap="3">
        <Panel>
          <FilterBar<MallFilter>
            list={mall}
            fields={[{ kind: 'text', name: 'keyword', label: t('reward.commodity.name') }]}
          />
        </Panel>
        <Text color="fg.muted">
          {mall.balance === null
            ? t('reward.mall.nobody')
            : mall.balance !== undefined && t('reward.mall.balance', { count: mall.balance })}
        </Text>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3, xl: 4 }} gap="3">
          {mall.rows.map((item) => (
            <MallCard
              key={item.id}
              item={item}
              obstacle={mall.obstacle(item)}
              onRedeem={() => void mall.redeem(item)}
            />
          ))}
        </SimpleGrid>
        {mall.rows.length === 0 && (
          <Panel p="4">
            {mall.loading ? (
              <Skeleton h="40" />
            ) : mall.failed ? (
              <EmptyState kind="failed" onRetry={mall.refetch} />
            ) : mall.filtered ? (
              <EmptyState kind="filtered" onRetry={mall.reset} />
            ) : (
              <EmptyState title={t('reward.mall.empty')} hint={t('reward.mall.empty.hint')} />
            )}
          </Panel>
        )}
        <Pager
          page={mall.page}
          total={mall.total}
          onPage={mall.setPageNo}
          onSize={mall.setPageSize}
          busy={mall.loading}
        />
      </Stack>
    </>
  );
}
