import { useT } from '../../../i18n/useT';
import type { FilterField } from '../../../ui/list/filterFields';
import { BELOW } from './useMyTeam';

/** The condition on whose superiors lead to the reader how. */
export function useReachField<F extends { reach: string }>(): Extract<FilterField<F>, { kind: 'select' }> {
  const t = useT();
  return {
    kind: 'select',
    name: 'reach' as Extract<FilterField<F>, { kind: 'select' }>['name'],
    label: t('team.reach'),
    options: [{ value: BELOW, label: t('team.reach.below') }],
  };
}
