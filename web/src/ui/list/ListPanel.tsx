import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../EmptyState';
import { Panel } from '../Panel';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { useTablePrefs } from '../table/useTablePrefs';
import { useIsPhone } from '../useMedia';
import { RowCheckbox } from '../table/RowCheckbox';
import { chosenWith } from '../table/selection';
import { FilterBar } from './FilterBar';
import type { FilterField } from './filterFields';
import { useListMemory } from './listMemory';
import { useSeen } from './useSeen';
import type { Filter } from './listParams';
import { ListToolbar } from './ListToolbar';
import { Pager } from './Pager';
import { PhoneFilters } from './PhoneFilters';
import { PhoneSort } from './PhoneSort';
import { SavedFilters } from './SavedFilters';
import { useListKeys } from './useListKeys';
import type { ListRows, ListState } from './useListState';

const ListHelp = lazy(() => import('./ListHelp'));

export interface ListPanelProps<R, F extends Filter> {
  /** What the list is called. */
  title: string;
  /** Under which name columns, density and saved filters are remembered, e.g. `employee.list`. */
  tableId: string;
  list: ListState<F> & ListRows<R>;
  columns: readonly Column<R>[];
  rowKey: (row: R) => string;
  rowName?: (row: R) => string;
  filters?: readonly FilterField<F>[];
  /** Makes rows selectable; what can be done with the selected ones. */
  bulk?: ((ids: readonly string[], clear: () => void, nameOf: (id: string) => string) => ReactNode) | undefined;
  onExport?: (() => void) | undefined;
  /** A work list shows cards instead of rows on the phone. */
  card?: (row: R) => ReactNode;
  /** Rows are cards of all their columns on the phone, though there is nothing to do with them. */
  cards?: boolean;
  empty?: { title: string; hint?: string; action?: ReactNode };
}

/** A list within a page: filter bar, toolbar, table, footer, and what is remembered of it under its key. */
export function ListPanel<R, F extends Filter>(props: ListPanelProps<R, F>) {
  const { list, columns, rowKey, rowName, filters = [], bulk, card, cards = card !== undefined } = props;
  const t = useT();
  const phone = useIsPhone();
  const memory = useListMemory(props.tableId);
  const prefs = useTablePrefs(props.tableId, columns, memory);
  const page = useRef<HTMLDivElement>(null);
  const [helping, setHelping] = useState(false);
  const [filtering, setFiltering] = useState(false);
  const toFilter = useCallback(() => {
    const field = page.current?.querySelector<HTMLElement>('[role=search] :is(input, button)');
    if (field) field.focus();
    else setFiltering(true);
  }, []);
  const help = useCallback(() => setHelping(true), []);
  const keys = useListKeys(page, toFilter, help);
  const seen = useSeen(list.rows, rowKey);
  const nameOf = (id: string) =>
    seen([id])
      .map((row) => rowName?.(row) ?? '')
      .join('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const clear = () => setSelected(new Set());
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
    <div ref={page}>
      {filters.length > 0 && !phone && (
        <Panel mb="3">
          <FilterBar fields={filters} list={list} />
        </Panel>
      )}
      <Panel overflow="hidden">
        <ListToolbar
          prefs={prefs}
          selected={selected.size}
          bulk={bulk?.([...selected], clear, nameOf)}
          onClear={clear}
          onRefresh={list.refetch}
          onExport={props.onExport}
          onHelp={help}
          phone={phone}
        >
          {phone && filters.length > 0 && (
            <PhoneFilters fields={filters} list={list} open={filtering} onOpen={setFiltering} />
          )}
          {phone && cards && <PhoneSort columns={prefs.visible} list={list} />}
          <SavedFilters list={list} memory={memory} />
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
                <Flex key={rowKey(row)} p="4" gap="3">
                  {bulk && (
                    <RowCheckbox
                      label={t('ui.table.select', { name: rowName?.(row) ?? rowKey(row) })}
                      checked={selected.has(rowKey(row))}
                      onChange={() => setSelected(chosenWith(selected, rowKey(row)))}
                    />
                  )}
                  <Box flex="1" minW="0">
                    {card(row)}
                  </Box>
                </Flex>
              ))}
            </Stack>
          ) : (
            <DataTable
              label={t('ui.table.label', { title: props.title })}
              columns={prefs.visible}
              rows={memory.known ? list.rows : []}
              rowKey={rowKey}
              {...(rowName && { rowName })}
              loading={list.loading || !memory.known}
              empty={empty}
              density={prefs.density}
              sort={list.sort}
              onSort={list.sortBy}
              onWidth={prefs.setWidth}
              keys
              {...(cards && { cards })}
              selection={bulk ? { ids: selected, onChange: setSelected } : undefined}
              maxHeight="max(360px, calc(100dvh - 320px))"
            />
          )}
        </Box>
        <Pager
          page={list.page}
          total={list.total}
          onPage={list.setPageNo}
          onSize={list.setPageSize}
          busy={list.loading}
          order={order}
        />
      </Panel>
      <Suspense>
        {helping && (
          <ListHelp
            selects={Boolean(bulk)}
            filters={filters.length > 0}
            on={keys.on}
            onSwitch={keys.setOn}
            onClose={() => setHelping(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
