import { useCallback } from 'react';
import { useT } from '../../../i18n/useT';

/** "2026 third quarter" in the language of the screen. */
export function useCycleText(): (plan: { year: number; cycle: string | null; cycleIndex: number }) => string {
  const t = useT();
  return useCallback(
    ({ year, cycle, cycleIndex }) =>
      t('performance.manage.cycleText', { year: String(year), cycle: cycle ?? 'ANNUAL', index: cycleIndex }),
    [t],
  );
}
