import { Button } from '@chakra-ui/react';
import { MailPlusIcon, PlusIcon, UploadIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { useCapabilities } from '../../../session/capabilities';
import { useCurrentUser } from '../../../session/currentUser';
import { recordImportAdapter } from '../../../shared/import/fileImportAdapter';
import { HeaderActions } from '../../../ui/HeaderActions';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { employeeImportAdapter } from '../employeeImportAdapter';
import { EmployeeBulk } from '../parts/EmployeeBulk';
import { EmployeeFigures } from '../parts/EmployeeFigures';
import { EmployeeCard } from '../parts/EmployeeCard';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { useEmployeeFilters } from '../useEmployeeFilters';
import { EMPLOYEE_LIST, invites, useEmployeeExport, useEmployeeList } from '../useEmployeeList';

export { ahead } from '../listAhead';

const ImportWizard = lazy(() =>
  import('../../../shared/import/ImportWizard').then((m) => ({ default: m.ImportWizard })),
);

const InviteDialog = lazy(() => import('../invite/InviteDialog').then((m) => ({ default: m.InviteDialog })));

export default function EmployeeListPage() {
  const t = useT();
  const capabilities = useCapabilities();
  const { jobs, accounts, employeeConditions } = capabilities;
  const access = usePageAccess();
  const { mirrored } = useCurrentUser();
  const mayInvite = invites(capabilities, access, mirrored);
  const mayClose = accounts && access.edit && !access.hidden.has('employee.accounts') && !mirrored;
  const list = useEmployeeList(mayInvite);
  const columns = useEmployeeColumns(mayInvite);
  const filters = useEmployeeFilters(mayInvite, list.filterInput);
  const onExport = useEmployeeExport(list.filterInput);
  const [importing, setImporting] = useState<'people' | 'records' | null>(null);
  /** Whom to invite: some, or null for all who have never signed in. */
  const [inviting, setInviting] = useState<readonly string[] | null | false>(false);
  const add = (
    <Button variant="solid" asChild>
      <Link to="/employee/add">
        <PlusIcon />
        {t('employee.add')}
      </Link>
    </Button>
  );
  const more = [
    ...(mayInvite
      ? [
          {
            id: 'invite',
            icon: <MailPlusIcon />,
            label: t('employee.invite.all'),
            onSelect: () => setInviting(null),
          },
        ]
      : []),
    ...(jobs && access.edit && !access.hidden.has('employee.import')
      ? [
          { id: 'import', icon: <UploadIcon />, label: t('ui.import'), onSelect: () => setImporting('people') },
          {
            id: 'importRecords',
            icon: <UploadIcon />,
            label: t('employee.importRecords.button'),
            onSelect: () => setImporting('records'),
          },
        ]
      : []),
  ];
  const imported = (changed: boolean) => {
    setImporting(null);
    if (changed) list.refetch();
  };
  return (
    <>
      <ListPage
        title={t('employee.title.employeeList')}
        purpose={t('employee.list.purpose')}
        tableId={EMPLOYEE_LIST}
        list={list}
        columns={columns}
        rowKey={(e) => e.id}
        rowName={(e) => localName(e)}
        filters={filters}
        card={(e) => <EmployeeCard employee={e} />}
        bulk={
          mayInvite || access.export || mayClose
            ? (ids, clear, nameOf) => (
                <EmployeeBulk
                  ids={ids}
                  clear={clear}
                  nameOf={nameOf}
                  may={{ invite: mayInvite, export: access.export, accounts: mayClose }}
                  onInvite={setInviting}
                  onExport={onExport}
                  onDone={list.refetch}
                />
              )
            : undefined
        }
        onExport={access.export ? () => onExport() : undefined}
        empty={{
          title: t('employee.list.empty'),
          hint: t('employee.list.emptyHint'),
          action: <Can do="edit">{add}</Can>,
        }}
        actions={
          <HeaderActions more={more}>
            <Can do="edit">{add}</Can>
          </HeaderActions>
        }
      >
        {employeeConditions && <EmployeeFigures filter={list.filterInput} />}
      </ListPage>
      <Suspense>
        {importing === 'records' && (
          <ImportWizard title={t('employee.importRecords')} adapter={recordImportAdapter} onClose={imported} />
        )}
        {importing === 'people' && (
          <ImportWizard
            title={t('employee.import')}
            adapter={employeeImportAdapter}
            next={
              mayInvite
                ? {
                    label: t('employee.invite.all'),
                    go: () => {
                      setImporting(null);
                      setInviting(null);
                    },
                  }
                : undefined
            }
            onClose={imported}
          />
        )}
        {inviting !== false && (
          <InviteDialog
            employeeIds={inviting}
            onClose={() => {
              setInviting(false);
              list.refetch();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
