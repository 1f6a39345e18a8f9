import { useCallback } from 'react';
import { localName } from '../../i18n/format';
import { useEnumLabel } from '../../i18n/useEnumLabel';
import { useT } from '../../i18n/useT';
import type { Flow } from './flowValues';
import { useRoleOptions } from './useRoleOptions';

/** An approval flow in one line: "Department (Line manager, level 1) → HR (HR)"; empty without a node. */
export function useFlowText(): (flow: Flow) => string {
  const t = useT();
  const label = useEnumLabel();
  const roles = useRoleOptions();
  return useCallback(
    (flow) =>
      flow
        .map((node) => {
          const whom =
            node.kind === 'LINE_MANAGER'
              ? t('ui.approval.level', { level: node.level ?? 1 })
              : node.kind === 'ROLE'
                ? (roles(node.roleCode ?? '').find((one) => one.value === node.roleCode)?.label ?? '')
                : node.kind === 'NAMED'
                  ? (node.employees ?? []).flatMap((one) => (one ? [localName(one)] : [])).join(', ')
                  : label('ApproverKind', node.kind);
          return t('ui.approval.node.said', { name: node.name, whom });
        })
        .join(' → '),
    [t, label, roles],
  );
}
