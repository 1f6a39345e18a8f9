import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { ListPage } from '../../../ui/list/ListPage';
import { PointRuleDrawer } from '../rules/PointRuleDrawer';
import { useOccasion } from '../rules/useOccasion';
import { usePointRuleColumns } from '../rules/usePointRuleColumns';
import { NO_FILTER, type PointRule, usePointRules } from '../rules/usePointRules';

/** What points are given for by themselves: added, changed, enabled and disabled. */
export default function PointRulesPage() {
  const t = useT();
  const occasion = useOccasion();
  const [editing, setEditing] = useState<PointRule | 'new' | null>(null);
  const list = usePointRules();
  const columns = usePointRuleColumns({
    edit: setEditing,
    enable: (one, enabled) => void list.enable(one, enabled),
    remove: (one) => void list.remove(one),
  });
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('reward.rule.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage<PointRule, typeof NO_FILTER>
        title={t('reward.title.pointRules')}
        purpose={t('reward.rules.purpose')}
        actions={add}
        tableId="reward.pointRules"
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={occasion}
        cards
        empty={{ title: t('reward.rules.empty'), hint: t('reward.rules.empty.hint'), action: add }}
      />
      {editing && (
        <PointRuleDrawer
          rule={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onAdded={list.refetch}
        />
      )}
    </>
  );
}
