import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../EmptyState';
import { PageHeader } from '../PageHeader';
import { Panel } from '../Panel';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { useTablePrefs } from '../table/useTablePrefs';
import { useIsPhone } from '../useMedia';
import { FilterBar } from './FilterBar';
import type { FilterField } from './filterFields';
import type { Filter } from './listParams';
import { ListToolbar } from './ListToolbar';
import { Pager } from './Pager';
import { PhoneFilters } from './PhoneFilters';
import type { ListRows, ListState } from './useListState';

interface Props<R, F extends Filter> {
  title: string;
  /** One line: what this page is for. */
  purpose?: string;
  /** Under which name density and columns are remembered, e.g. `employee.list`. */
  tableId: string;
  list: ListState<F> & ListRows<R>;
  columns: readonly Column<R>[];
  rowKey: (row: R) => string;
  rowName?: (row: R) => string;
  filters?: readonly FilterField<F>[];
  /** Primary action and its neighbours, far right of the header. */
  actions?: ReactNode;
  /** Makes rows selectable; what can be done with the selected ones. */
  bulk?: ((ids: readonly string[], clear: () => void) => ReactNode) | undefined;
  onExport?: (() => void) | undefined;
  /** A work list shows cards instead of rows on the phone. */
  card?: (row: R) => ReactNode;
  empty?: { title: string; hint?: string; action?: ReactNode };
  /** Between header and filter bar, e.g. tabs. */
  children?: ReactNode;
}

/** The list page: header, filter bar, toolbar, table, footer. State lives in the address (`useListState`). */
export function ListPage<R, F extends Filter>(props: Props<R, F>) {
  const { list, columns, rowKey, rowName, filters = [], bulk, card } = props;
  const t = useT();
  const phone = useIsPhone();
  const prefs = useTablePrefs(props.tableId, columns);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const clear = () => setSelected(new Set());
  const known = list.rows.length > 0 || !(list.loading || list.failed);
  const sorted = list.sort && columns.find((column) => column.sortKey === list.sort?.by);
  const order = sorted
    ? t(list.sort?.descending ? 'ui.pager.descending' : 'ui.pager.ascending', { column: sorted.header })
    : '';
  const empty = list.failed ? (
    <EmptyState kind="failed" onRetry={list.refetch} />
  ) : list.filtered ? (
    <EmptyState kind="filtered" onRetry={list.reset} />
  ) : (
    <EmptyState {...props.empty} />
  );
  return (
    <>
      <PageHeader title={props.title} purpose={props.purpose} actions={props.actions} />
      {props.children}
      {filters.length > 0 && !phone && (
        <Panel mb="3">
          <FilterBar fields={filters} list={list} />
        </Panel>
      )}
      <Panel overflow="hidden">
        <ListToolbar
          prefs={prefs}
          selected={selected.size}
          bulk={bulk?.([...selected], clear)}
          onClear={clear}
          onRefresh={list.refetch}
          onExport={props.onExport}
          phone={phone}
        >
          {phone && filters.length > 0 && <PhoneFilters fields={filters} list={list} />}
        </ListToolbar>
        {list.failed && list.rows.length > 0 && (
          <Flex role="alert" align="center" gap="3" px="4" py="1.5" bg="bg.warning" color="fg.warning">
            {t('ui.stale')}
            <Button variant="plain" onClick={list.refetch}>
              {t('ui.retry')}
            </Button>
          </Flex>
        )}
        <Box borderTopWidth="1px">
          {phone && card && list.rows.length > 0 ? (
            <Stack gap="0" divideY="1px">
              {list.rows.map((row) => (
                <Box key={rowKey(row)} p="4">
                  {card(row)}
                </Box>
              ))}
            </Stack>
          ) : (
            <DataTable
              label={t('ui.table.label', { title: props.title })}
              columns={prefs.visible}
              rows={list.rows}
              rowKey={rowKey}
              {...(rowName && { rowName })}
              loading={list.loading}
              empty={empty}
              density={prefs.density}
              sort={list.sort}
              onSort={list.sortBy}
              selection={bulk ? { ids: selected, onChange: setSelected } : undefined}
              maxHeight="max(360px, calc(100dvh - 320px))"
            />
          )}
        </Box>
        <Pager
          page={list.page}
          total={known ? list.total : null}
          onPage={list.setPageNo}
          onSize={list.setPageSize}
          busy={list.loading}
          order={order}
        />
      </Panel>
    </>
  );
}
