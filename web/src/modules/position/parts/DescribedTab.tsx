import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { jobFamilyImportAdapter, rankImportAdapter } from '../../../shared/import/fileImportAdapter';
import { ImportButton } from '../../../shared/import/ImportButton';
import type { FilterField } from '../../../ui/list/filterFields';
import { ListPage } from '../../../ui/list/ListPage';
import type { Filter } from '../../../ui/list/listParams';
import type { ListRows, ListState } from '../../../ui/list/useListState';
import { usePageAccess } from '../../../ui/PageAccess';
import type { UserError } from '../../../ui/form/userErrors';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { useDeletion } from '../useDeletion';
import { ManagementTabs } from './ManagementTabs';
import { Filled } from './Staffing';

/** What ranks and job families have in common. */
export interface Described {
  id: string;
  code: string;
  name: string;
  nameEn?: string | null;
  filled: number | null;
  coming: number | null;
  closedOn: string | null;
  version: number;
}

type Common = { keyword: string; state: string };

interface Props<R extends Described, F extends Filter> {
  kind: 'rank' | 'family';
  list: ListState<F> & ListRows<R>;
  /** How its name is drawn where that leads somewhere. */
  name?: (row: R) => ReactNode;
  /** The columns between code and people. */
  columns: Column<R>[];
  /** Conditions between keyword and state. */
  filters?: FilterField<F>[];
  /** Where those people are listed who have one; null where no list can. */
  people: (row: R) => string | null;
  remove: (input: { id: string; version: number }) => Promise<{ userErrors: readonly UserError[] } | null | undefined>;
  /** The drawer that sets one up (null) or changes it. */
  drawer: (row: R | null, onClose: () => void) => ReactNode;
}

/** The list of the ranks or the job families of the company, where they are set up, changed and deleted. */
export function DescribedTab<R extends Described, F extends Filter & Common>({
  kind,
  list,
  name,
  columns,
  filters = [],
  people,
  remove,
  drawer,
}: Props<R, F>) {
  const t = useT();
  const { edit } = usePageAccess();
  const deletion = useDeletion(list.refetch);
  const [editing, setEditing] = useState<R | 'new' | null>(null);
  const deleteOne = (r: R) =>
    deletion({ thing: r, people: people(r), run: () => remove({ id: r.id, version: r.version }) });
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t(`position.${kind}.new`)}
      </Button>
    </Can>
  );
  const all: Column<R>[] = [
    {
      id: 'name',
      header: t(`position.${kind}.name`),
      width: 150,
      sortKey: 'NAME',
      cell: name ?? ((r) => r.name),
    },
    { id: 'code', header: t(`position.${kind}.code`), width: 120, sortKey: 'CODE', cell: (r) => r.code },
    ...columns,
    {
      id: 'filled',
      header: t('position.people'),
      numeric: true,
      width: 120,
      sortKey: 'FILLED',
      cell: (r) => <Filled filled={r.filled} coming={r.coming} />,
    },
  ];
  const actions: Column<R> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (r) =>
      r.closedOn ? null : (
        <RowActions
          actions={[
            { id: 'edit', label: t('position.change'), onSelect: () => setEditing(r) },
            { id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => void deleteOne(r) },
          ]}
        />
      ),
  };
  // F has both, which its names do not show to the compiler while it is open.
  const keyword: FilterField<Common> = { kind: 'text', name: 'keyword', label: t(`position.${kind}.keyword`) };
  const state: FilterField<Common> = {
    kind: 'select',
    name: 'state',
    label: t('position.state'),
    options: [{ value: 'closed', label: t('position.state.closed') }],
  };
  return (
    <>
      <ListPage
        title={t('position.title.management')}
        purpose={t(`position.${kind}.purpose`)}
        tableId={kind === 'rank' ? 'position.ranks' : 'position.families'}
        list={list}
        columns={edit ? [...all, actions] : all}
        rowKey={(r) => r.id}
        rowName={(r) => localName(r)}
        filters={[keyword as FilterField<F>, ...filters, state as FilterField<F>]}
        actions={
          <>
            <Can do="edit">
              <ImportButton
                title={t(`position.${kind}.import`)}
                adapter={kind === 'rank' ? rankImportAdapter : jobFamilyImportAdapter}
                onImported={list.refetch}
              />
            </Can>
            {add}
          </>
        }
        empty={{ title: t(`position.${kind}.empty`), hint: t(`position.${kind}.empty.hint`), action: add }}
      >
        <ManagementTabs />
      </ListPage>
      {editing && drawer(editing === 'new' ? null : editing, () => setEditing(null))}
    </>
  );
}
