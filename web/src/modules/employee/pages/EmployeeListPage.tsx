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
import { ImportButton } from '../../../shared/import/ImportButton';
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
  const [importing, setImporting] = useState(false);
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
          <>
            {mayInvite && (
              <Button onClick={() => setInviting(null)}>
                <MailPlusIcon />
                {t('employee.invite.all')}
              </Button>
            )}
            {jobs && (
              <Can do="edit" element="employee.import">
                <Button onClick={() => setImporting(true)}>
                  <UploadIcon />
                  {t('ui.import')}
                </Button>
              </Can>
            )}
            {jobs && (
              <Can do="edit" element="employee.import">
                <ImportButton
                  label={t('employee.importRecords.button')}
                  title={t('employee.importRecords')}
                  adapter={recordImportAdapter}
                  onImported={list.refetch}
                />
              </Can>
            )}
            <Can do="edit">{add}</Can>
          </>
        }
      >
        {employeeConditions && <EmployeeFigures filter={list.filterInput} />}
      </ListPage>
      <Suspense>
        {importing && (
          <ImportWizard
            title={t('employee.import')}
            adapter={employeeImportAdapter}
            next={
              mayInvite
                ? {
                    label: t('employee.invite.all'),
                    go: () => {
                      setImporting(false);
                      setInviting(null);
                    },
                  }
                : undefined
            }
            onClose={(changed) => {
              setImporting(false);
              if (changed) list.refetch();
            }}
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
