import type { ReactNode } from 'react';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { ListPage } from '../../../ui/list/ListPage';
import { PlanCard } from './PlanCard';
import { usePlanColumns } from './usePlanColumns';
import { useArchivedPlans } from './usePlanLists';

/** Probation plans that are over. */
export default function ArchiveTab({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  const options = useEnumOptions();
  return (
    <ListPage
      title={t('performance.title.planList')}
      purpose={t('probation.archive.purpose')}
      tableId="probation.archive"
      list={useArchivedPlans()}
      columns={usePlanColumns()}
      rowKey={(row) => row.id}
      filters={[
        { kind: 'text', name: 'keyword', label: t('probation.person') },
        { kind: 'select', name: 'outcome', label: t('probation.outcome'), options: options('ProbationOutcome') },
      ]}
      card={(row) => <PlanCard plan={row} />}
      empty={{ title: t('probation.archive.empty') }}
    >
      {tabs}
    </ListPage>
  );
}
