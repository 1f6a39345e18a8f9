import { Button, Grid, Text } from '@chakra-ui/react';
import { ArrowLeftIcon, DownloadIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { departmentImportAdapter } from '../../../shared/import/fileImportAdapter';
import { ImportButton } from '../../../shared/import/ImportButton';
import { Notice } from '../../../shared/Notice';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { useIsPhone } from '../../../ui/useMedia';
import { useDepartmentActions } from '../list/useDepartmentActions';
import { useDepartments } from '../list/useDepartments';
import { CloseDrawer } from '../parts/CloseDrawer';
import { ComingChanges } from '../parts/ComingChanges';
import { DepartmentDetail, type Doing } from '../parts/DepartmentDetail';
import { DepartmentDrawer } from '../parts/DepartmentDrawer';
import { DepartmentTree } from '../parts/DepartmentTree';
import { MergeDrawer } from '../parts/MergeDrawer';

/** The tree of departments beside the chosen one. On the phone one of the two is seen at a time. */
export default function DepartmentListPage() {
  const t = useT();
  const phone = useIsPhone();
  const departments = useDepartments();
  const actions = useDepartmentActions();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [showsComing, setShowsComing] = useState(departments.showsComing);
  const { picked, root, changes } = departments;
  const shown = picked ?? (phone ? null : root);
  const stop = () => setDoing(null);
  const done = (id: string | null) => id !== null && departments.choose(id);
  const failed = changes.filter(({ problems }) => problems.length > 0).length;
  return (
    <>
      <PageHeader
        title={t('org.title.departmentList')}
        purpose={t('org.purpose')}
        actions={
          <>
            <Can do="export">
              <Button onClick={() => void actions.saveFile()}>
                <DownloadIcon />
                {t('ui.export')}
              </Button>
            </Can>
            <Can do="edit">
              <ImportButton
                title={t('org.import')}
                adapter={departmentImportAdapter}
                onImported={departments.refetch}
              />
            </Can>
            <Can do="edit">
              <Button variant="solid" onClick={() => setDoing('add')} disabled={!root}>
                <PlusIcon />
                {t('org.new')}
              </Button>
            </Can>
          </>
        }
      />
      {changes.length > 0 && (
        <Notice
          tone={failed > 0 ? 'error' : 'warning'}
          action={<Button onClick={() => setShowsComing(true)}>{t('org.coming.show')}</Button>}
        >
          <Text>
            {failed > 0 ? t('org.coming.failed', { count: failed }) : t('org.coming.count', { count: changes.length })}
          </Text>
        </Notice>
      )}
      {departments.failed && <EmptyState kind="failed" onRetry={departments.refetch} />}
      {departments.loading && <Skeleton h="420px" mt="4" />}
      {root && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' }}
          gap="4"
          mt="4"
          alignItems="start"
        >
          {!(phone && shown) && <DepartmentTree departments={departments} />}
          {shown && (
            <div>
              {phone && (
                <Button mb="3" onClick={() => departments.choose(null)}>
                  <ArrowLeftIcon />
                  {t('org.tree.back')}
                </Button>
              )}
              <DepartmentDetail department={shown} departments={departments} actions={actions} onDo={setDoing} />
            </div>
          )}
        </Grid>
      )}
      {root && doing === 'add' && (
        <DepartmentDrawer drawn={{ below: shown ?? root }} actions={actions} onClose={stop} onMade={done} />
      )}
      {shown && doing === 'change' && (
        <DepartmentDrawer drawn={{ change: shown }} actions={actions} onClose={stop} onMade={done} />
      )}
      {shown && doing === 'merge' && (
        <MergeDrawer
          department={shown}
          below={departments.childrenOf(shown.id).length}
          actions={actions}
          onClose={stop}
          onMerged={done}
        />
      )}
      {shown && doing === 'close' && <CloseDrawer department={shown} actions={actions} onClose={stop} />}
      {showsComing && (
        <ReadDrawer title={t('org.coming')} size="md" onClose={() => setShowsComing(false)}>
          {changes.length > 0 ? (
            <ComingChanges changes={changes} actions={actions} />
          ) : (
            <EmptyState compact title={t('org.coming.none')} />
          )}
        </ReadDrawer>
      )}
    </>
  );
}
