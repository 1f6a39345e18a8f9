import { useCallback } from 'react';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useT } from '../../../../i18n/useT';
import type { Plan } from '../planModel';
import { useRoleOptions } from '../../../../shared/approval/useRoleOptions';

/** An approval flow in one line: "Department: Line manager (1) → HR: Role HR". */
export function useFlowText(): (flow: Plan['flow']) => string {
  const t = useT();
  const label = useEnumLabel();
  const roles = useRoleOptions();
  return useCallback(
    (flow) => {
      if (flow.length === 0) return t('performance.plan.flow.default');
      return flow
        .map((node) => {
          const whom =
            node.kind === 'LINE_MANAGER'
              ? t('performance.manage.flow.level', { level: node.level ?? 1 })
              : node.kind === 'ROLE'
                ? (roles(node.roleCode ?? '').find((one) => one.value === node.roleCode)?.label ?? '')
                : node.kind === 'NAMED'
                  ? (node.employees ?? []).flatMap((one) => one?.name ?? []).join(', ')
                  : label('ApproverKind', node.kind);
          return t('performance.manage.flow.node', { name: node.name, whom });
        })
        .join(' → ');
    },
    [t, label, roles],
  );
}
