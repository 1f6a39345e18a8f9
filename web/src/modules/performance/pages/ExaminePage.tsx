import { lazy, Suspense } from 'react';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { loadWithRetry } from '../../../ui/loadWithRetry';
import { PageHeader } from '../../../ui/PageHeader';
import { CalibrationTab } from '../examine/CalibrationTab';
import { CoAssessments } from '../examine/CoAssessments';
import { CommunicationTab } from '../examine/CommunicationTab';
import { DepartmentList } from '../department/DepartmentList';
import { EXAMINE, ExamineTabs, useExamineTab } from '../examine/ExamineTabs';
import { ModuleTabs } from '../../../shared/moduleTabs';
import { MyAppraisals } from '../examine/MyAppraisals';
import { TeamAppraisals } from '../examine/TeamAppraisals';

const TeamBoard = lazy(() => loadWithRetry(() => import('../board/TeamBoard')));

/** Appraisals that concern the caller: the own ones, those of the team and their board, targets of departments, those scored as a co-assessor, calibration, and communication. */
export default function ExaminePage() {
  return (
    <ModuleTabs page={EXAMINE} tabs={<ExamineTabs />}>
      <OwnTab />
    </ModuleTabs>
  );
}

function OwnTab() {
  const t = useT();
  const tab = useExamineTab();
  if (tab === 'team') return <TeamAppraisals />;
  if (tab === 'kanban')
    return (
      <>
        <PageHeader title={t('performance.title.examine')} purpose={t('performance.examine.purpose')} />
        <ExamineTabs />
        <Suspense fallback={<Skeleton h="60" />}>
          <TeamBoard />
        </Suspense>
      </>
    );
  if (tab === 'departments') return <DepartmentList />;
  if (tab === 'together') return <CoAssessments />;
  if (tab === 'communication') return <CommunicationTab />;
  return tab === 'calibration' ? <CalibrationTab /> : <MyAppraisals />;
}
