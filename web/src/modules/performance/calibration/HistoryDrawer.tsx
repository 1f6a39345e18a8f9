import { useT } from '../../../i18n/useT';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { useCalibrationHistoryQuery } from './calibration.gen';
import { ChangeTimeline } from './ChangeTimeline';

/** Every adjustment of a plan, newest first; entries are only ever added. */
export function HistoryDrawer({ planId, onClose }: { planId: string; onClose: () => void }) {
  const t = useT();
  const { data } = useCalibrationHistoryQuery({
    variables: { planId, page: { pageNo: 1, pageSize: 100 } },
    fetchPolicy: 'network-only',
  });
  return (
    <ReadDrawer title={t('performance.calib.history')} onClose={onClose}>
      {data && <ChangeTimeline entries={data.assessmentPlan?.calibrationHistory?.items ?? []} />}
    </ReadDrawer>
  );
}
