import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { useFlowText } from '../../../shared/approval/useFlowText';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import { RowActions } from '../../../ui/table/RowActions';
import { SettingTabs } from '../dictionary/SettingTabs';
import { ApprovalFlowDrawer } from './ApprovalFlowDrawer';
import { useFlowKind } from './useFlowKind';
import { type PersonnelChangeFlowPartsFragment, usePersonnelChangeFlowsQuery } from './approvalFlows.gen';

export type ChangeFlow = PersonnelChangeFlowPartsFragment;

/** Who approves personnel changes, for each kind: nobody, or some people one after the other. */
export function ApprovalFlowTab() {
  const t = useT();
  const flowText = useFlowText();
  const { edit } = usePageAccess();
  const { data, loading, refetch } = usePersonnelChangeFlowsQuery({ fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<ChangeFlow | null>(null);
  const flows = data?.personnelChangeFlows;
  const kind = useFlowKind();
  return (
    <>
      <PageHeader title={t('employee.title.customSetting')} purpose={t('employee.approval.purpose')} />
      <SettingTabs current="approval" />
      <Panel p="4">
        {!flows && loading && <Skeleton h="40" />}
        {!flows && !loading && <EmptyState kind="failed" onRetry={() => void refetch()} />}
        {flows && (
          <DataTable
            label={t('employee.approval.all')}
            rows={flows}
            rowKey={({ id }) => id}
            rowName={kind}
            columns={[
              { id: 'type', header: t('employee.change.type'), cell: kind },
              {
                id: 'flow',
                header: t('employee.approval.flow'),
                wide: true,
                cell: ({ nodes }) => flowText(nodes) || t('employee.approval.none'),
              },
              ...(edit
                ? [
                    {
                      id: 'actions',
                      header: '',
                      pin: 'end' as const,
                      cell: (flow: ChangeFlow) => (
                        <RowActions actions={[{ id: 'edit', label: t('ui.edit'), onSelect: () => setEditing(flow) }]} />
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </Panel>
      {editing && <ApprovalFlowDrawer flow={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
