import { Checkbox } from '../../../theme/parts/Checkbox';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DASH, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { SectionCard } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { type OrgMembersQuery, useOrgMembersQuery } from '../list/departments.gen';

type Member = NonNullable<OrgMembersQuery['departmentMembers']>['items'][number];

/** Who works in a department, with the way to each person. */
export function MembersCard({ departmentId }: { departmentId: string }) {
  const t = useT();
  const [page, setPage] = useState({ pageNo: 1, pageSize: 10 });
  const [includeBelow, setIncludeBelow] = useState(false);
  const { data, previousData, loading } = useOrgMembersQuery({
    variables: { departmentId, includeBelow, page },
    fetchPolicy: 'cache-and-network',
  });
  const members = (data ?? previousData)?.departmentMembers;
  const columns: Column<Member>[] = [
    {
      id: 'name',
      header: t('org.member.name'),
      cell: (one) => <Link to={`/employee/details?id=${one.id}`}>{localName(one)}</Link>,
    },
    { id: 'number', header: t('org.member.number'), cell: (one) => one.number },
    {
      id: 'position',
      header: t('org.member.position'),
      cell: (one) => (one.position ? localName(one.position) : DASH),
    },
  ];
  return (
    <SectionCard
      id="org-members"
      title={t('org.members')}
      actions={
        <Checkbox.Root
          checked={includeBelow}
          onCheckedChange={(event) => {
            setIncludeBelow(event.checked === true);
            setPage({ ...page, pageNo: 1 });
          }}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('org.members.below')}</Checkbox.Label>
        </Checkbox.Root>
      }
    >
      <DataTable
        label={t('org.members')}
        columns={columns}
        rows={members?.items ?? []}
        rowKey={(one) => one.id}
        loading={loading && !members}
        empty={<EmptyState compact title={t('org.members.none')} />}
        density="compact"
      />
      <Pager
        page={page}
        total={members?.total ?? null}
        busy={loading}
        onPage={(pageNo) => setPage({ ...page, pageNo })}
      />
    </SectionCard>
  );
}
