import type { ReactNode } from 'react';
import { orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { ListPage } from '../../../ui/list/ListPage';
import type { ListRows, ListState } from '../../../ui/list/useListState';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { ExamineTabs } from './ExamineTabs';
import { planTone } from './stages';

/** What such a list is filtered by; `yes`: only what waits for the reader. */
export const WAITING = { waiting: '' };

interface OfPlan {
  id: string;
  plan: { name: string; status: string | null } | null;
}

/** The plan of a row and where that stands. */
export function usePlanColumns<R extends OfPlan>(width: number): Column<R>[] {
  const t = useT();
  const label = useEnumLabel();
  return [
    { id: 'plan', header: t('performance.examine.plan'), width, cell: ({ plan }) => orDash(plan?.name) },
    {
      id: 'planStatus',
      header: t('performance.examine.planStatus'),
      width: 100,
      cell: ({ plan }) => (
        <StatusDot
          tone={planTone[plan?.status ?? ''] ?? 'neutral'}
          label={label('AssessmentPlanStatus', plan?.status)}
        />
      ),
    },
  ];
}

/** A tab of the appraisals that lists, over all plans, what may wait for the reader. */
export function WaitingList<R extends OfPlan>({
  tableId,
  list,
  columns,
  card,
  empty,
}: {
  tableId: string;
  list: ListState<typeof WAITING> & ListRows<R>;
  columns: readonly Column<R>[];
  card: (row: R) => ReactNode;
  empty: { title: string; hint: string };
}) {
  const t = useT();
  return (
    <ListPage
      title={t('performance.title.examine')}
      purpose={t('performance.examine.purpose')}
      tableId={tableId}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      filters={[
        {
          kind: 'select',
          name: 'waiting',
          label: t('performance.examine.waiting'),
          options: [{ value: 'yes', label: t('performance.examine.waiting.yes') }],
        },
      ]}
      card={card}
      empty={empty}
    >
      <ExamineTabs />
    </ListPage>
  );
}
