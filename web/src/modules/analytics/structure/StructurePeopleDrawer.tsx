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
  type StructurePersonRowFragment,
  useExportStructurePeopleMutation,
  useStructurePeopleQuery,
} from './structure.gen';
import type { Dimension, Side } from './structureModel';
import type { Looked } from './StructureTable';

interface Props {
  dimension: Dimension;
  side: Side;
  looked: Looked;
  onClose: () => void;
}

/** Who is behind a cell of the structure. */
export function StructurePeopleDrawer({ dimension, side, looked: { row, value }, onClose }: Props) {
  const t = useT();
  const [page, setPage] = useState({ pageNo: 1, pageSize: LIMITS.pageSizeDefault });
  const cell = { dimension, side, value: value.key, ...(row && { key: row.key }) };
  const query = useStructurePeopleQuery({ variables: { cell, page }, ...LIST_QUERY });
  const [exported] = useExportStructurePeopleMutation();
  const file = useFileExport(
    async () => (await exported({ variables: { input: { cell } } })).data?.exportStructurePeople,
  );
  const columns: Column<StructurePersonRowFragment>[] = [
    {
      id: 'name',
      header: t('analytics.leavers.name'),
      maxWidth: 240,
      cell: ({ employee }) =>
        employee ? <Person person={{ name: localName(employee), number: employee.number }} /> : orDash(null),
    },
    {
      id: 'department',
      header: t('analytics.people.department'),
      maxWidth: 240,
      cell: ({ departmentName }) => orDash(departmentName),
    },
    { id: 'entryDate', header: t('analytics.leavers.entryDate'), cell: ({ entryDate }) => formatDate(entryDate) },
  ];
  return (
    <PeopleDrawer
      title={row ? t('analytics.structure.of', { name: row.label, value: value.label }) : value.label}
      columns={columns}
      list={listRows(query, (data) => data.structurePeople)}
      page={page}
      onPage={(pageNo) => setPage({ ...page, pageNo })}
      empty={{ title: t('analytics.empty'), hint: t('analytics.structure.empty.hint') }}
      file={file}
      onClose={onClose}
    />
  );
}
