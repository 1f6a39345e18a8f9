import { Link } from 'react-router-dom';
import { formatCount, formatDateTime, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { useCurrentUser } from '../../../session/currentUser';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { detailPath } from '../parts/useTemplateColumns';
import type { BaseTemplateSummaryFragment } from './base.gen';
import { useBaseTemplateActions } from './useBaseTemplateActions';

type Base = BaseTemplateSummaryFragment;

export const BASE_PATH = '/enterprise_management/performance_template/management';
export const basePath = (id: string) => `${BASE_PATH}?${new URLSearchParams({ id }).toString()}`;

/** For the platform whether it is offered, for a company whether it has the newest version. */
export function BaseState({ base }: { base: Base }) {
  const t = useT();
  const { platformAdmin } = useCurrentUser();
  if (platformAdmin || !base.enabled)
    return base.enabled ? (
      <StatusDot tone="approved" label={t('enterprise.base.offered')} />
    ) : (
      <StatusDot tone="neutral" label={t('enterprise.base.withdrawn')} />
    );
  if (!base.takenOver) return <StatusDot tone="neutral" label={t('enterprise.base.notTaken')} />;
  const { versionName: name, outdated } = base.takenOver;
  return outdated ? (
    <StatusDot tone="approving" label={t('enterprise.base.newer', { name })} />
  ) : (
    <StatusDot tone="approved" label={t('enterprise.base.taken', { name })} />
  );
}

export function useBaseTemplateColumns(onPublish: (base: Base) => void): Column<Base>[] {
  const t = useT();
  const { platformAdmin } = useCurrentUser();
  const { edit } = usePageAccess();
  const { offer } = useBaseTemplateActions();
  const actions: Column<Base> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (r) => (
      <RowActions
        actions={[
          { id: 'publish', label: t('enterprise.base.change'), onSelect: () => onPublish(r) },
          r.enabled
            ? { id: 'stop', label: t('enterprise.base.withdraw'), danger: true, onSelect: () => void offer(r, false) }
            : { id: 'start', label: t('enterprise.base.offer'), onSelect: () => void offer(r, true) },
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
      cell: (r) => <Link to={basePath(r.id)}>{r.name}</Link>,
    },
    { id: 'state', header: t('enterprise.template.state'), width: 180, cell: (r) => <BaseState base={r} /> },
    { id: 'newest', header: t('enterprise.base.newest'), width: 120, cell: (r) => r.newestVersionName },
    {
      id: 'versions',
      header: t('enterprise.template.contentCount'),
      numeric: true,
      width: 90,
      cell: (r) => formatCount(r.versionCount),
    },
    {
      id: 'own',
      header: t('enterprise.base.own'),
      width: 180,
      maxWidth: 280,
      cell: (r) =>
        r.takenOver ? <Link to={detailPath(r.takenOver.templateId)}>{r.takenOver.templateName}</Link> : orDash(null),
    },
    {
      id: 'description',
      header: t('enterprise.template.description'),
      width: 220,
      maxWidth: 360,
      cell: (r) => orDash(r.description),
    },
    {
      id: 'updatedAt',
      header: t('enterprise.template.updatedAt'),
      width: 140,
      cell: (r) => formatDateTime(r.updatedAt),
    },
    ...(platformAdmin && edit ? [actions] : []),
  ];
}
