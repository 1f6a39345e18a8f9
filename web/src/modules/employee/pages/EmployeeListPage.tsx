import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { LuPlus, LuUpload } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { useCapabilities } from '../../../session/capabilities';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { employeeImportAdapter } from '../employeeImportAdapter';
import { EmployeeCard } from '../parts/EmployeeCard';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { useEmployeeFilters } from '../useEmployeeFilters';
import { useEmployeeExport, useEmployeeList } from '../useEmployeeList';

const ImportWizard = lazy(() =>
  import('../../../shared/import/ImportWizard').then((m) => ({ default: m.ImportWizard })),
);

export default function EmployeeListPage() {
  const t = useT();
  const { jobs } = useCapabilities();
  const access = usePageAccess();
  const list = useEmployeeList();
  const columns = useEmployeeColumns();
  const filters = useEmployeeFilters();
  const onExport = useEmployeeExport(list.filterInput);
  const [importing, setImporting] = useState(false);
  const add = (
    <Button variant="solid" asChild>
      <Link to="/employee/add">
        <LuPlus />
        {t('employee.add')}
      </Link>
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('app.title.employeeList')}
        purpose={t('employee.list.purpose')}
        tableId="employee.list"
        list={list}
        columns={columns}
        rowKey={(e) => e.id}
        rowName={(e) => e.name}
        filters={filters}
        card={(e) => <EmployeeCard employee={e} />}
        onExport={access.export ? onExport : undefined}
        empty={{
          title: t('employee.list.empty'),
          hint: t('employee.list.emptyHint'),
          action: <Can do="edit">{add}</Can>,
        }}
        actions={
          <>
            {jobs && (
              <Can do="edit">
                <Button onClick={() => setImporting(true)}>
                  <LuUpload />
                  {t('ui.import')}
                </Button>
              </Can>
            )}
            <Can do="edit">{add}</Can>
          </>
        }
      />
      <Suspense>
        {importing && (
          <ImportWizard
            title={t('employee.import')}
            adapter={employeeImportAdapter}
            onClose={(changed) => {
              setImporting(false);
              if (changed) list.refetch();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
