import { useCallback } from 'react';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';

/** Roles that can approve: those every company has, and the one already chosen. */
export function useRoleOptions(): (chosen: string) => { value: string; label: string }[] {
  const t = useT();
  const label = useEnumLabel();
  return useCallback(
    (chosen) => {
      const shipped = [
        { value: 'hr', label: t('performance.plan.role.hr') },
        { value: 'CEO', label: label('RoleType', 'CEO') },
        { value: 'ADMIN', label: label('RoleType', 'ADMIN') },
      ];
      return chosen && !shipped.some((one) => one.value === chosen)
        ? [...shipped, { value: chosen, label: chosen }]
        : shipped;
    },
    [t, label],
  );
}
