import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { positionImportAdapter } from '../../../shared/import/fileImportAdapter';
import { ImportButton } from '../../../shared/import/ImportButton';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import { ListPage } from '../../../ui/list/ListPage';
import type { FilterField } from '../../../ui/list/filterFields';
import { usePageAccess } from '../../../ui/PageAccess';
import type { PositionRowFragment } from '../position.gen';
import { usePositionColumns } from '../usePositionColumns';
import { type PositionFilter, usePositionExport, usePositionList } from '../usePositionList';
import { useReferences } from '../useReferences';
import { AddPositionDrawer } from './AddPositionDrawer';
import { ManagementTabs } from './ManagementTabs';
import { ChangePosition } from './ChangePosition';

function useFilters(): FilterField<PositionFilter>[] {
  const t = useT();
  const { ranks, jobFamilies } = useReferences();
  return [
    { kind: 'text', name: 'keyword', label: t('position.keyword') },
    { kind: 'multi', name: 'family', label: t('position.family'), options: jobFamilies },
    { kind: 'multi', name: 'rank', label: t('position.rank'), options: ranks },
    {
      kind: 'custom',
      label: t('position.department'),
      render: (draft, change) => (
        <DepartmentPicker
          multiple
          label={t('position.department')}
          value={draft.dept}
          onChange={(dept) => change({ dept })}
        />
      ),
    },
    {
      kind: 'select',
      name: 'staffing',
      label: t('position.staffing'),
      options: [{ value: 'vacant', label: t('position.staffing.vacant') }],
    },
    {
      kind: 'select',
      name: 'state',
      label: t('position.state'),
      options: [{ value: 'closed', label: t('position.state.closed') }],
    },
  ];
}

/** The positions of the company. */
export function PositionTab() {
  const t = useT();
  const access = usePageAccess();
  const list = usePositionList();
  const filters = useFilters();
  const onExport = usePositionExport(list.filterInput);
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<PositionRowFragment | null>(null);
  const columns = usePositionColumns(setChanging, list.refetch);
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setAdding(true)}>
        <PlusIcon />
        {t('position.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <ListPage
        title={t('position.title.management')}
        purpose={t('position.purpose')}
        tableId="position.positions"
        list={list}
        columns={columns}
        rowKey={(r) => r.id}
        rowName={(r) => localName(r)}
        filters={filters}
        actions={
          <>
            <Can do="edit">
              <ImportButton title={t('position.import')} adapter={positionImportAdapter} onImported={list.refetch} />
            </Can>
            {add}
          </>
        }
        onExport={access.export ? onExport : undefined}
        empty={{ title: t('position.empty'), hint: t('position.empty.hint'), action: add }}
      >
        <ManagementTabs />
      </ListPage>
      {adding && <AddPositionDrawer onClose={() => setAdding(false)} onAdded={list.refetch} />}
      {changing && <ChangePosition id={changing.id} onClose={() => setChanging(null)} />}
    </>
  );
}
