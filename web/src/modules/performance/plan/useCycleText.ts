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

/** The ways in which names of plans write it, spaces or none, figures or numerals. */
export function useCycleSpellings(): (plan: { year: number; cycle: string; cycleIndex: number }) => readonly string[] {
  const t = useT();
  const text = useCycleText();
  return useCallback(
    (plan) => {
      const { year, cycle, cycleIndex: index } = plan;
      const said = text(plan);
      return [
        said,
        said.replaceAll(' ', ''),
        t('performance.manage.cycleText.inNumerals', { year: String(year), cycle, index }),
      ];
    },
    [t, text],
  );
}
