import { Button } from '@chakra-ui/react';
import { BellIcon, PlusIcon } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { PlanCard } from './PlanCard';
import { useManagedActions } from './useManagedActions';
import { usePlanColumns } from './usePlanColumns';
import { useManagedPlans } from './usePlanLists';

const PlanDrawer = lazy(() => import('./PlanDrawer').then((m) => ({ default: m.PlanDrawer })));

/** Probation plans that HR manages: made by rule or here, reminded, exported. */
export default function ManagedTab({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  const options = useEnumOptions();
  const access = usePageAccess();
  const list = useManagedPlans();
  const { remind, onExport } = useManagedActions();
  const [making, setMaking] = useState(false);
  const create = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setMaking(true)}>
        <PlusIcon />
        {t('probation.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        title={t('performance.title.planList')}
        purpose={t('probation.managed.purpose')}
        tableId="probation.managed"
        list={list}
        columns={usePlanColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => row.employeeName}
        filters={[
          { kind: 'text', name: 'keyword', label: t('probation.person') },
          {
            kind: 'custom',
            label: t('probation.department'),
            render: ({ departmentId }, change) => (
              <DepartmentPicker
                label={t('probation.department')}
                value={departmentId ? [departmentId] : []}
                onChange={([id]) => change({ departmentId: id ?? '' })}
              />
            ),
          },
          { kind: 'multi', name: 'status', label: t('probation.status'), options: options('ProbationPlanStatus') },
          {
            kind: 'select',
            name: 'waiting',
            label: t('probation.turn'),
            options: [{ value: 'yes', label: t('probation.turn.mine') }],
          },
          {
            kind: 'select',
            name: 'exitDue',
            label: t('probation.exitDue'),
            options: [{ value: 'yes', label: t('probation.exitDue.yes') }],
          },
        ]}
        bulk={
          access.edit
            ? (ids, clear) => (
                <Button size="sm" onClick={() => void remind(ids).then(clear)}>
                  <BellIcon />
                  {t('probation.remind')}
                </Button>
              )
            : undefined
        }
        onExport={access.export ? () => void onExport(list.filter) : undefined}
        actions={create}
        card={(row) => <PlanCard plan={row} />}
        empty={{ title: t('probation.managed.empty'), hint: t('probation.managed.empty.hint'), action: create }}
      >
        {tabs}
      </ListPage>
      <Suspense>{making && <PlanDrawer detail={null} onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
