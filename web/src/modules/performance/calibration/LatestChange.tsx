import { Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useCalibrationNewsQuery } from './calibration.gen';
import { useNameOf } from './useNameOf';

/**
 * The last adjustment of the plan. While it is `watched`, it is asked for every ten seconds in a tab somebody looks at: others
 * calibrate at the same time, and `onNews` fetches what they did.
 */
export function LatestChange({ planId, watched, onNews }: { planId: string; watched: boolean; onNews: () => void }) {
  const t = useT();
  const nameOf = useNameOf();
  const { data } = useCalibrationNewsQuery({
    variables: { planId },
    pollInterval: watched ? LIMITS.calibrationPollMs : 0,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  const latest = data?.assessmentPlan?.calibrationHistory?.items[0];
  const known = useRef<string | null>(null);
  const id = data ? (latest?.id ?? '') : null;
  useEffect(() => {
    if (id === null) return;
    if (known.current !== null && known.current !== id) onNews();
    known.current = id;
  }, [id, onNews]);
  if (!latest) return null;
  const words = {
    name: nameOf(latest.employee),
    levelBefore: orDash(latest.levelBefore),
    levelAfter: orDash(latest.levelAfter),
  };
  return (
    <Text px="3" pb="3" color="fg.muted" textStyle="sm" role="status">
      {latest.by
        ? t('performance.calib.latest.by', { ...words, by: localName(latest.by) })
        : t('performance.calib.latest', words)}
    </Text>
  );
}
