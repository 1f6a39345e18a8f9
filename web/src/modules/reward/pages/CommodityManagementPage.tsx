import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { ListPage } from '../../../ui/list/ListPage';
import { CommodityDrawer } from '../commodities/CommodityDrawer';
import { type CommodityFilter, type CommodityItem, SHELF, useCommodities } from '../commodities/useCommodities';
import { useCommodityColumns } from '../commodities/useCommodityColumns';

/** What points buy: added, priced, put on the shelf and taken off. */
export default function CommodityManagementPage() {
  const t = useT();
  const [editing, setEditing] = useState<CommodityItem | 'new' | null>(null);
  const list = useCommodities();
  const columns = useCommodityColumns({
    edit: setEditing,
    shelve: (one, onShelf) => void list.shelve(one, onShelf),
    remove: (one) => void list.remove(one),
  });
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('reward.commodity.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<CommodityItem, CommodityFilter>
        title={t('reward.title.commodities')}
        purpose={t('reward.commodities.purpose')}
        actions={add}
        tableId="reward.commodities"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        cards
        filters={[
          { kind: 'text', name: 'keyword', label: t('reward.commodity.name') },
          {
            kind: 'select',
            name: 'shelf',
            label: t('reward.commodity.shelf'),
            options: [
              { value: SHELF.on, label: t('reward.commodity.onShelf') },
              { value: SHELF.off, label: t('reward.commodity.offShelf') },
            ],
          },
        ]}
        empty={{ title: t('reward.commodities.empty'), hint: t('reward.commodities.empty.hint'), action: add }}
      />
      {editing && (
        <CommodityDrawer
          commodity={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onAdded={list.refetch}
        />
      )}
    </>
  );
}
