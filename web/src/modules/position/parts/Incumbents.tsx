import { Link as TextLink, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { SectionCard } from '../../../ui/Panel';
import { Person } from '../../../ui/Person';
import { DataTable } from '../../../ui/table/DataTable';
import { type PositionRowFragment, usePositionIncumbentsQuery } from '../position.gen';
import { employeesPath } from '../usePositionColumns';

const SIZE = 10;

/** The people in a position, as far as the reader may see them. */
export function Incumbents({ position }: { position: PositionRowFragment }) {
  const t = useT();
  const [pageNo, setPageNo] = useState(1);
  const { data, previousData, loading, error, refetch } = usePositionIncumbentsQuery({
    variables: { id: position.id, page: { pageNo, pageSize: SIZE } },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const page = (data ?? previousData)?.employees;
  return (
    <SectionCard
      id="incumbents"
      title={t('position.incumbents')}
      hint={t('position.incumbents.hint', { filled: position.filled ?? 0, coming: position.coming ?? 0 })}
      actions={
        <TextLink asChild color="brand.fg">
          <Link to={employeesPath(position.id)}>{t('position.incumbents.all')}</Link>
        </TextLink>
      }
    >
      {error && !page ? (
        <EmptyState compact kind="failed" onRetry={() => void refetch()} />
      ) : (
        <Stack gap="2">
          <DataTable
            label={t('position.incumbents')}
            rows={page?.items ?? []}
            rowKey={(e) => e.id}
            loading={loading && !page}
            empty={<EmptyState compact title={t('position.incumbents.none')} />}
            columns={[
              {
                id: 'name',
                header: t('position.incumbents.name'),
                width: 150,
                cell: (e) => (
                  <Link to={`/employee/details?id=${e.id}`}>
                    <Person person={{ name: localName(e), number: e.number }} />
                  </Link>
                ),
              },
              { id: 'department', header: t('position.department'), cell: (e) => localName(e.department) },
              { id: 'rank', header: t('position.rank'), cell: (e) => orDash(e.rank?.name) },
              { id: 'entryDate', header: t('position.incumbents.entry'), cell: (e) => formatDate(e.entryDate) },
            ]}
          />
          {page && page.total > SIZE && (
            <Pager page={{ pageNo, pageSize: SIZE }} total={page.total} onPage={setPageNo} busy={loading} />
          )}
        </Stack>
      )}
    </SectionCard>
  );
}
