import { CalibrationTab } from '../examine/CalibrationTab';
import { CoAssessments } from '../examine/CoAssessments';
import { CommunicationTab } from '../examine/CommunicationTab';
import { DepartmentList } from '../department/DepartmentList';
import { EXAMINE, ExamineTabs, useExamineTab } from '../examine/ExamineTabs';
import { ModuleTabs } from '../../../shared/moduleTabs';
import { MyAppraisals } from '../examine/MyAppraisals';
import { TeamAppraisals } from '../examine/TeamAppraisals';

/** Appraisals that concern the caller: the own ones, those of the team, targets of departments, those scored as a co-assessor, calibration, and communication. */
export default function ExaminePage() {
  return (
    <ModuleTabs page={EXAMINE} tabs={<ExamineTabs />}>
      <OwnTab />
    </ModuleTabs>
  );
}

function OwnTab() {
  const tab = useExamineTab();
  if (tab === 'team') return <TeamAppraisals />;
  if (tab === 'departments') return <DepartmentList />;
  if (tab === 'together') return <CoAssessments />;
  if (tab === 'communication') return <CommunicationTab />;
  return tab === 'calibration' ? <CalibrationTab /> : <MyAppraisals />;
}
