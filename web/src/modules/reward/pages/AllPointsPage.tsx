import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { AdjustDrawer } from '../points/AdjustDrawer';
import { EntriesDrawer } from '../points/EntriesDrawer';
import { useAccountColumns } from '../points/useAccountColumns';
import { type Account, type AccountFilter, useAccounts } from '../points/useAccounts';

/** Everybody's points: looked up, taken out as a file, adjusted. */
export default function AllPointsPage() {
  const t = useT();
  const access = usePageAccess();
  const [opened, setOpened] = useState<Account | null>(null);
  const [adjusting, setAdjusting] = useState<Account | null>(null);
  const list = useAccounts();
  const columns = useAccountColumns(setOpened, setAdjusting);
  return (
    <>
      <ListPage<Account, AccountFilter>
        title={t('reward.title.all')}
        purpose={t('reward.all.purpose')}
        tableId="reward.accounts"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ employee }) => localName(employee)}
        onExport={access.export ? () => void list.save() : undefined}
        cards
        filters={[
          {
            kind: 'text',
            name: 'keyword',
            label: t('reward.account.keyword'),
            placeholder: t('reward.account.keyword.hint'),
          },
          {
            kind: 'custom',
            label: t('reward.account.department'),
            render: ({ departmentId }, change) => (
              <DepartmentPicker
                label={t('reward.account.department')}
                value={departmentId ? [departmentId] : []}
                onChange={(ids) => change({ departmentId: ids[0] ?? '' })}
              />
            ),
          },
        ]}
        empty={{ title: t('reward.all.empty'), hint: t('reward.all.empty.hint') }}
      />
      {opened && <EntriesDrawer account={opened} onClose={() => setOpened(null)} />}
      {adjusting && <AdjustDrawer account={adjusting} onClose={() => setAdjusting(null)} />}
    </>
  );
}
