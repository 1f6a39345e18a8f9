import { isDate } from '@hengcai/shared/rules/dates';
import { ExitReason } from '@hengcai/shared/rules/employee/change-exit';
import { Button } from '@chakra-ui/react';
import { ChevronDownIcon, UploadIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { useCapabilities } from '../../../session/capabilities';
import { DropMenu } from '../../../ui/DropMenu';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { TextDialog } from '../../../ui/TextDialog';
import { ChangeCard } from './ChangeCard';
import { changeImportAdapter } from './changeImportAdapter';
import { ChangeDrawer } from './ChangeDrawer';
import { ChangeTabs } from './ChangeTabs';
import { CHANGE_KINDS, type ChangeValues, isChangeKind } from './changeKinds';
import { useChangeActions } from './useChangeActions';
import { useChangeColumns } from './useChangeColumns';
import { useChangeFilters } from './useChangeFilters';
import { useChangeExport, usePersonnelChanges } from './usePersonnelChanges';

const ImportWizard = lazy(() =>
  import('../../../shared/import/ImportWizard').then((m) => ({ default: m.ImportWizard })),
);
const ChangeLetterDrawer = lazy(() => import('./ChangeLetterDrawer').then((m) => ({ default: m.ChangeLetterDrawer })));
const FileChangeDrawer = lazy(() => import('./FileChangeDrawer').then((m) => ({ default: m.FileChangeDrawer })));

/**
 * Who has not passed the probation leaves by its last day at the latest, on the ground the law has for it: the condition
 * that was not met, which comes with the way here and stands in no address.
 */
const afterProbation = (until: string | null, state: unknown): Partial<ChangeValues> => {
  if (!isDate(until)) return {};
  const reason = (state as { conditionNotMet?: unknown } | null)?.conditionNotMet;
  return {
    lastDay: until,
    exitKind: 'INVOLUNTARY',
    ground: 'FAULT',
    exitReason: ExitReason.PROBATION_FAILED,
    ...(typeof reason === 'string' && { reason }),
  };
};

/** The personnel changes one by one: filed, by form or by file, and what can be done with each. */
export function ChangeListTab() {
  const t = useT();
  const access = usePageAccess();
  const { jobs } = useCapabilities();
  const [importing, setImporting] = useState(false);
  const list = usePersonnelChanges();
  const { actionsOf, shown, hide, lettered, closeLetter, question, answered } = useChangeActions(access.edit);
  const columns = useChangeColumns(actionsOf);
  const filters = useChangeFilters();
  const onExport = useChangeExport(list.filterInput);
  // What is filed stands in the address, so that a person's page leads straight to it.
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  // The address changes under an open form, and takes it along no further.
  const [cameWith, setCameWith] = useState(state);
  if (state !== null && state !== cameWith) setCameWith(state);
  const file = params.get('file');
  const open = (kind: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('employee');
        next.delete('probationUntil');
        if (kind === null) next.delete('file');
        else next.set('file', kind);
        return next;
      },
      { replace: true },
    );
  const menu = (
    <DropMenu
      trigger={
        <Button variant="solid">
          {t('employee.change.file')}
          <ChevronDownIcon />
        </Button>
      }
      entries={CHANGE_KINDS.map((kind) => ({
        id: kind,
        label: t(`employee.change.file.${kind}`),
        onSelect: () => open(kind),
      }))}
    />
  );
  return (
    <>
      <ListPage
        title={t('employee.title.personnelChanges')}
        purpose={t('employee.change.purpose')}
        tableId="employee.personnelChanges"
        list={list}
        columns={columns}
        rowKey={(c) => c.id}
        rowName={(c) => localName(c.employee)}
        filters={filters}
        card={(c) => <ChangeCard change={c} actions={actionsOf(c)} />}
        onExport={access.export ? onExport : undefined}
        empty={{
          title: t('employee.change.empty'),
          hint: t('employee.change.emptyHint'),
          action: <Can do="edit">{menu}</Can>,
        }}
        actions={
          <>
            {jobs && (
              <Can do="edit">
                <Button onClick={() => setImporting(true)}>
                  <UploadIcon />
                  {t('ui.import')}
                </Button>
              </Can>
            )}
            <Can do="edit">{menu}</Can>
          </>
        }
      >
        <ChangeTabs current="list" />
      </ListPage>
      <Suspense>
        {access.edit && isChangeKind(file) && (
          <FileChangeDrawer
            key={`${file} ${params.get('employee') ?? ''}`}
            kind={file}
            employeeId={params.get('employee') ?? ''}
            start={afterProbation(params.get('probationUntil'), cameWith)}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
      <Suspense>{lettered && <ChangeLetterDrawer change={lettered} onClose={closeLetter} />}</Suspense>
      <Suspense>
        {importing && (
          <ImportWizard
            title={t('employee.change.import')}
            adapter={changeImportAdapter}
            onClose={(changed) => {
              setImporting(false);
              if (changed) list.refetch();
            }}
          />
        )}
      </Suspense>
      {shown && <ChangeDrawer change={shown} onClose={hide} />}
      {question && <TextDialog question={question} onClose={answered} />}
    </>
  );
}
