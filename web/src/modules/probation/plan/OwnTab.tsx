import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { ListPage } from '../../../ui/list/ListPage';
import { PlanCard } from './PlanCard';
import { usePlanColumns } from './usePlanColumns';
import { useOwnPlans } from './usePlanLists';

/** Probations the reader takes part in: as the person, the superior or an approver. */
export default function OwnTab({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  return (
    <ListPage
      title={t('performance.title.examine')}
      purpose={t('probation.own.purpose')}
      tableId="probation.own"
      list={useOwnPlans()}
      columns={usePlanColumns()}
      rowKey={(row) => row.id}
      filters={[
        {
          kind: 'select',
          name: 'waiting',
          label: t('probation.turn'),
          options: [{ value: 'yes', label: t('probation.turn.mine') }],
        },
      ]}
      card={(row) => <PlanCard plan={row} />}
      empty={{ title: t('probation.own.empty'), hint: t('probation.own.empty.hint') }}
    >
      {tabs}
    </ListPage>
  );
}
