import { LIMITS } from '@hengcai/shared/rules/limits';
import { useState } from 'react';
import { formatDate, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useFileExport } from '../../../shared/save/useFileExport';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { Person } from '../../../ui/Person';
import type { Column } from '../../../ui/table/columns';
import { PeopleDrawer } from '../people/PeopleDrawer';
import {
  type PromotedPeopleQueryVariables,
  type PromotedPersonRowFragment,
  useExportPromotedPeopleMutation,
  usePromotedPeopleQuery,
} from './promotion.gen';
import type { PromotionRow } from './usePromotions';

interface Props {
  filter: PromotedPeopleQueryVariables['filter'];
  /** Whose row; null: of the whole report. */
  row: PromotionRow | null;
  onClose: () => void;
}

/** Who rose, from which rank to which: of one row of the report, or of all. */
export function PromotedDrawer({ filter, row, onClose }: Props) {
  const t = useT();
  const [page, setPage] = useState({ pageNo: 1, pageSize: LIMITS.pageSizeDefault });
  const ofRow = { filter, ...(row && { key: row.key }) };
  const query = usePromotedPeopleQuery({ variables: { ...ofRow, page }, ...LIST_QUERY });
  const [exported] = useExportPromotedPeopleMutation();
  const file = useFileExport(async () => (await exported({ variables: { input: ofRow } })).data?.exportPromotedPeople);
  const columns: Column<PromotedPersonRowFragment>[] = [
    {
      id: 'name',
      header: t('analytics.leavers.name'),
      maxWidth: 240,
      cell: ({ employee }) =>
        employee ? <Person person={{ name: localName(employee), number: employee.number }} /> : orDash(null),
    },
    { id: 'day', header: t('analytics.promotion.day'), cell: ({ day }) => formatDate(day) },
    { id: 'rankBefore', header: t('analytics.promotion.rankBefore'), cell: ({ rankBefore }) => orDash(rankBefore) },
    { id: 'rankName', header: t('analytics.promotion.rankAfter'), cell: ({ rankName }) => orDash(rankName) },
    {
      id: 'department',
      header: t('analytics.people.department'),
      maxWidth: 240,
      cell: ({ departmentName }) => orDash(departmentName),
    },
  ];
  return (
    <PeopleDrawer
      title={row ? t('analytics.promotion.of', { name: row.label }) : t('analytics.promotion.all')}
      columns={columns}
      list={listRows(query, (data) => data.promotedPeople)}
      page={page}
      onPage={(pageNo) => setPage({ ...page, pageNo })}
      empty={{ title: t('analytics.promotion.empty'), hint: t('analytics.empty.hint') }}
      file={file}
      onClose={onClose}
    />
  );
}
