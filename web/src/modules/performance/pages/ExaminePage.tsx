import { CalibrationTab } from '../examine/CalibrationTab';
import { ModuleTabs } from '../../../shared/moduleTabs';
import { EXAMINE, ExamineTabs, useExamineTab } from '../examine/ExamineTabs';
import { MyAppraisals } from '../examine/MyAppraisals';
import { TeamAppraisals } from '../examine/TeamAppraisals';

/** Appraisals that concern the caller: the own ones, those of the team, and calibration. */
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
  return tab === 'calibration' ? <CalibrationTab /> : <MyAppraisals />;
}
