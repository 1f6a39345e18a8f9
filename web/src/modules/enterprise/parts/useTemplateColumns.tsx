import { Link } from 'react-router-dom';
import { formatCount, formatDateTime, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import type { TemplateSummaryFragment } from '../template.gen';

type Template = TemplateSummaryFragment;
interface Actions {
  onEdit: (template: Template) => void;
  onDelete: (template: Template) => void;
}

export const LIST_PATH = '/enterprise_management/performance_template';
export const detailPath = (id: string) => `${LIST_PATH}/detail?id=${id}`;

/** Whether new plans can take the template, and in which version. */
export function TemplateState({ template }: { template: Pick<Template, 'enabledVersionName'> }) {
  const t = useT();
  return template.enabledVersionName ? (
    <StatusDot tone="approved" label={t('enterprise.template.enabledAs', { name: template.enabledVersionName })} />
  ) : (
    <StatusDot tone="neutral" label={t('enterprise.template.notEnabled')} />
  );
}

export function useTemplateColumns({ onEdit, onDelete }: Actions): Column<Template>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const actions: Column<Template> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (r) => (
      <RowActions
        actions={[
          { id: 'open', label: t('enterprise.template.versions'), to: detailPath(r.id) },
          { id: 'edit', label: t('ui.edit'), onSelect: () => onEdit(r) },
          {
            id: 'delete',
            label: t('ui.delete'),
            danger: true,
            disabled: r.planCount > 0 && t('ui.usedByPlans', { count: r.planCount }),
            onSelect: () => onDelete(r),
          },
        ]}
      />
    ),
  };
  return [
    {
      id: 'name',
      header: t('enterprise.template.name'),
      width: 200,
      maxWidth: 320,
      cell: (r) => <Link to={detailPath(r.id)}>{r.name}</Link>,
    },
    { id: 'state', header: t('enterprise.template.state'), width: 160, cell: (r) => <TemplateState template={r} /> },
    {
      id: 'description',
      header: t('enterprise.template.description'),
      width: 220,
      maxWidth: 360,
      cell: (r) => orDash(r.description),
    },
    {
      id: 'contents',
      header: t('enterprise.template.contentCount'),
      numeric: true,
      width: 90,
      cell: (r) => formatCount(r.contentCount),
    },
    {
      id: 'plans',
      header: t('enterprise.template.plans'),
      numeric: true,
      width: 90,
      cell: (r) => formatCount(r.planCount),
    },
    {
      id: 'updatedAt',
      header: t('enterprise.template.updatedAt'),
      width: 140,
      cell: (r) => formatDateTime(r.updatedAt),
    },
    ...(edit ? [actions] : []),
  ];
}
