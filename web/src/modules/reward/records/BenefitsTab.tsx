import type { ReactNode } from 'react';
import { formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useFileExport } from '../../../shared/save/useFileExport';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { usePageAccess } from '../../../ui/PageAccess';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import {
  type CommodityBenefitRowFragment,
  useCommodityBenefitListQuery,
  useExportCommodityBenefitsMutation,
} from './records.gen';

const defaults = { keyword: '', from: '', to: '' };

/** What people received by person and month of delivery, in yuan: pay in kind, which payroll taxes. */
export function BenefitsTab({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  const access = usePageAccess();
  const list = useListState(defaults);
  const { keyword, from, to } = list.filter;
  const filter = { ...(keyword.trim() && { keyword: keyword.trim() }), ...(from && { from }), ...(to && { to }) };
  const query = useCommodityBenefitListQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  const [mutate] = useExportCommodityBenefitsMutation();
  const { save } = useFileExport(
    async () => (await mutate({ variables: { input: { filter, format: 'XLSX' } } })).data?.exportCommodityBenefits,
  );
  const columns: Column<CommodityBenefitRowFragment>[] = [
    {
      id: 'name',
      header: t('reward.account.name'),
      width: 180,
      maxWidth: 260,
      cell: ({ person }) => <Person person={{ name: localName(person), number: person.number }} />,
    },
    { id: 'month', header: t('reward.benefit.month'), cell: ({ month }) => month.slice(0, 7) },
    {
      id: 'orders',
      header: t('reward.benefit.orders'),
      numeric: true,
      cell: ({ orders }) => formatNumber(String(orders)),
    },
    {
      id: 'price',
      header: t('reward.benefit.price'),
      numeric: true,
      cell: ({ price }) => formatNumber(String(price)),
    },
  ];
  return (
    <ListPage<CommodityBenefitRowFragment, typeof defaults>
      title={t('reward.title.records')}
      purpose={t('reward.benefits.purpose')}
      tableId="reward.benefits"
      list={{ ...list, ...listRows(query, (data) => data.commodityBenefits) }}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ person }) => localName(person)}
      onExport={access.export ? () => void save() : undefined}
      cards
      filters={[
        {
          kind: 'text',
          name: 'keyword',
          label: t('reward.account.keyword'),
          placeholder: t('reward.account.keyword.hint'),
        },
        { kind: 'dates', from: 'from', to: 'to', label: t('reward.order.deliveredAt') },
      ]}
      empty={{ title: t('reward.benefits.empty'), hint: t('reward.benefits.empty.hint') }}
    >
      {tabs}
    </ListPage>
  );
}
