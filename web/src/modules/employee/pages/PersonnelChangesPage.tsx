import { Button } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { LuChevronDown } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { DropMenu } from '../../../ui/DropMenu';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { TextDialog } from '../../../ui/TextDialog';
import { ChangeCard } from '../changes/ChangeCard';
import { ChangeDrawer } from '../changes/ChangeDrawer';
import { CHANGE_KINDS, isChangeKind } from '../changes/changeKinds';
import { useChangeActions } from '../changes/useChangeActions';
import { useChangeColumns } from '../changes/useChangeColumns';
import { useChangeFilters } from '../changes/useChangeFilters';
import { useChangeExport, usePersonnelChanges } from '../changes/usePersonnelChanges';

const ChangeLetterDrawer = lazy(() =>
  import('../changes/ChangeLetterDrawer').then((m) => ({ default: m.ChangeLetterDrawer })),
);
const FileChangeDrawer = lazy(() =>
  import('../changes/FileChangeDrawer').then((m) => ({ default: m.FileChangeDrawer })),
);

export default function PersonnelChangesPage() {
  const t = useT();
  const access = usePageAccess();
  const list = usePersonnelChanges();
  const { actionsOf, shown, hide, lettered, closeLetter, question, answered } = useChangeActions(access.edit);
  const columns = useChangeColumns(actionsOf);
  const filters = useChangeFilters();
  const onExport = useChangeExport(list.filterInput);
  // What is filed stands in the address, so that a person's page leads straight to it.
  const [params, setParams] = useSearchParams();
  const file = params.get('file');
  const open = (kind: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('employee');
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
          <LuChevronDown />
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
        actions={<Can do="edit">{menu}</Can>}
      />
      <Suspense>
        {access.edit && isChangeKind(file) && (
          <FileChangeDrawer
            key={`${file} ${params.get('employee') ?? ''}`}
            kind={file}
            employeeId={params.get('employee') ?? ''}
            onClose={() => open(null)}
          />
        )}
      </Suspense>
      <Suspense>{lettered && <ChangeLetterDrawer change={lettered} onClose={closeLetter} />}</Suspense>
      {shown && <ChangeDrawer change={shown} onClose={hide} />}
      {question && <TextDialog question={question} onClose={answered} />}
    </>
  );
}
