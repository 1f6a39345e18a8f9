import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { ListPage } from '../../../ui/list/ListPage';
import { BonusBaseDrawer } from '../bonus/BonusBaseDrawer';
import { type BonusBase, type BonusFilter, nameOf, useBonusBases } from '../bonus/useBonusBases';
import { useBonusColumns } from '../bonus/useBonusColumns';

/** How many months' base salary are the base of a bonus. */
export default function BonusBasePage() {
  const t = useT();
  const list = useBonusBases();
  const [editing, setEditing] = useState<BonusBase | 'new' | null>(null);
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('compensation.bonus.add')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<BonusBase, BonusFilter>
        title={t('compensation.title.bonusBases')}
        purpose={t('compensation.bonus.purpose')}
        tableId="compensation.bonusBases"
        list={list}
        columns={useBonusColumns({ edit: setEditing, remove: (base) => void list.remove(base) })}
        rowKey={({ id }) => id}
        rowName={nameOf}
        cards
        filters={[{ kind: 'text', name: 'keyword', label: t('compensation.bonus.keyword') }]}
        actions={add}
        empty={{ title: t('compensation.bonus.empty'), hint: t('compensation.bonus.empty.hint'), action: add }}
      />
      {editing && <BonusBaseDrawer one={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}
