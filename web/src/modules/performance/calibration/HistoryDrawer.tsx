import { useT } from '../../../i18n/useT';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import { useCalibrationHistoryQuery } from './calibration.gen';
import { ChangeTimeline } from './ChangeTimeline';
import { Replay } from './Replay';
import type { CalibrationDistribution } from './useCalibration';

interface Props {
  planId: string;
  distribution: CalibrationDistribution | null;
  onClose: () => void;
}

/** Every adjustment of a plan, newest first, and the meeting again step by step; entries are only ever added. */
export function HistoryDrawer({ planId, distribution, onClose }: Props) {
  const t = useT();
  const { data } = useCalibrationHistoryQuery({
    variables: { planId, page: { pageNo: 1, pageSize: 100 } },
    fetchPolicy: 'network-only',
  });
  const { items: entries = [], total = 0 } = data?.assessmentPlan?.calibrationHistory ?? {};
  return (
    <ReadDrawer title={t('performance.calib.history')} onClose={onClose}>
      {distribution && entries.length > 0 && <Replay entries={entries} total={total} distribution={distribution} />}
      {data && <ChangeTimeline entries={entries} />}
    </ReadDrawer>
  );
}
