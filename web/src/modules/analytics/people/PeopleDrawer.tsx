import { Button, Flex } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import type { ListRows } from '../../../ui/list/useListState';
import { Pager } from '../../../ui/list/Pager';
import { usePageAccess } from '../../../ui/PageAccess';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';

interface Props<R> {
  title: string;
  columns: readonly Column<R>[];
  list: ListRows<R>;
  page: { pageNo: number; pageSize: number };
  onPage: (pageNo: number) => void;
  empty: { title: string; hint: string };
  file: { save: () => Promise<unknown>; busy: boolean };
  onClose: () => void;
}

/** The people behind a number of a report, with their file for whoever may export. */
export function PeopleDrawer<R extends { id: string }>({
  title,
  columns,
  list: { rows, total, loading, failed, refetch },
  page,
  onPage,
  empty,
  file: { save, busy },
  onClose,
}: Props<R>) {
  const t = useT();
  const access = usePageAccess();
  return (
    <ReadDrawer title={title} size="xl" onClose={onClose}>
      {access.export && (
        <Flex justify="flex-end" mb="3">
          <Button onClick={() => void save()} loading={busy}>
            <DownloadIcon />
            {t('analytics.leavers.export')}
          </Button>
        </Flex>
      )}
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading}
        cards
        empty={failed ? <EmptyState kind="failed" onRetry={refetch} /> : <EmptyState {...empty} />}
      />
      <Pager page={page} total={total} onPage={onPage} busy={loading} />
    </ReadDrawer>
  );
}
