import { HStack, Text } from '@chakra-ui/react';
import { formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { CommodityPicture } from './CommodityPicture';
import type { CommodityItem } from './useCommodities';

interface Acts {
  edit: (one: CommodityItem) => void;
  shelve: (one: CommodityItem, onShelf: boolean) => void;
  remove: (one: CommodityItem) => void;
}

/** Columns of what points buy. */
export function useCommodityColumns(acts: Acts): Column<CommodityItem>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const columns: Column<CommodityItem>[] = [
    {
      id: 'name',
      header: t('reward.commodity.name'),
      width: 220,
      maxWidth: 320,
      cell: ({ name, pictureUrl }) => (
        <HStack gap="3">
          <CommodityPicture url={pictureUrl} w="40px" />
          <Text truncate>{name}</Text>
        </HStack>
      ),
    },
    {
      id: 'price',
      header: t('reward.commodity.price'),
      numeric: true,
      cell: ({ price }) => formatNumber(String(price)),
    },
    {
      id: 'points',
      header: t('reward.commodity.points'),
      numeric: true,
      cell: ({ pointsNeeded }) => formatNumber(String(pointsNeeded)),
    },
    {
      id: 'stock',
      header: t('reward.commodity.stock'),
      numeric: true,
      cell: ({ stock }) => (stock == null ? t('reward.commodity.unlimited') : formatNumber(String(stock))),
    },
    {
      id: 'orders',
      header: t('reward.commodity.orders'),
      numeric: true,
      cell: ({ orderCount }) => formatNumber(String(orderCount)),
    },
    {
      id: 'shelf',
      header: t('reward.commodity.shelf'),
      cell: ({ onShelf }) => (
        <StatusDot
          tone={onShelf ? 'approved' : 'neutral'}
          label={t(onShelf ? 'reward.commodity.onShelf' : 'reward.commodity.offShelf')}
        />
      ),
    },
  ];
  if (edit)
    columns.push({
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (one) => (
        <RowActions
          actions={[
            { id: 'edit', label: t('reward.commodity.edit'), onSelect: () => acts.edit(one) },
            {
              id: 'shelf',
              label: t(one.onShelf ? 'reward.commodity.unshelve' : 'reward.commodity.shelve'),
              onSelect: () => acts.shelve(one, !one.onShelf),
            },
            {
              id: 'delete',
              label: t('ui.delete'),
              danger: true,
              onSelect: () => acts.remove(one),
              ...(one.orderCount > 0 && { disabled: t('reward.commodity.ordered') }),
            },
          ]}
        />
      ),
    });
  return columns;
}
