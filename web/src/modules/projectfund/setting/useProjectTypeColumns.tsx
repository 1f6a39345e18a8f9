import { DASH } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useFlowText } from '../../../shared/approval/useFlowText';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { ProjectType } from './useProjectTypes';

interface Acts {
  edit: (one: ProjectType) => void;
  enable: (one: ProjectType, enabled: boolean) => void;
  remove: (one: ProjectType) => void;
}

/** Columns of the types of projects. */
export function useProjectTypeColumns(acts: Acts): Column<ProjectType>[] {
  const t = useT();
  const flowText = useFlowText();
  const { edit } = usePageAccess();
  const columns: Column<ProjectType>[] = [
    { id: 'name', header: t('projectfund.type.name'), width: 180, cell: ({ name }) => name },
    {
      id: 'description',
      header: t('projectfund.type.description'),
      maxWidth: 320,
      cell: ({ description }) => description ?? DASH,
    },
    { id: 'flow', header: t('projectfund.type.flow'), wide: true, cell: ({ flow }) => flowText(flow) },
    {
      id: 'status',
      header: t('projectfund.type.status'),
      cell: ({ enabled }) => (
        <StatusDot
          tone={enabled ? 'approved' : 'neutral'}
          label={t(enabled ? 'projectfund.type.enabled' : 'projectfund.type.disabled')}
        />
      ),
    },
  ];
  if (edit)
    columns.push({
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (one) => (
        <RowActions
          actions={[
            { id: 'edit', label: t('ui.edit'), onSelect: () => acts.edit(one) },
            {
              id: 'status',
              label: t(one.enabled ? 'projectfund.type.disable' : 'projectfund.type.enable'),
              onSelect: () => acts.enable(one, !one.enabled),
            },
            { id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => acts.remove(one) },
          ]}
        />
      ),
    });
  return columns;
}
