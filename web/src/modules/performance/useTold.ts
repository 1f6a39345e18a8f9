import { type Act, tellingsOf } from '@hengcai/shared/rules/performance/handovers';
import { useCallback } from 'react';
import { sentences } from '../../i18n/sentences';
import { useT } from '../../i18n/useT';

/** What an act tells whom, as the end of a dialog's sentence: the same table by which the services tell it. */
export function useTold(): (act: Act | null) => string {
  const t = useT();
  return useCallback(
    (act) => (act === null ? '' : sentences(...tellingsOf(act).map(({ name }) => t(`performance.told.${name}`)))),
    [t],
  );
}
