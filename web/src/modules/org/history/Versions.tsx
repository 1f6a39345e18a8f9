import { Button } from '@chakra-ui/react';
import { formatDate, formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { RowActions } from '../../../ui/table/RowActions';
import type { Version } from './useHistory';

/** The named days, the latest first. */
export function Versions({
  versions,
  onDay,
  onRename,
  onRemove,
}: {
  versions: readonly Version[];
  onDay: (day: string) => void;
  onRename: (version: Version) => void;
  onRemove: (version: Version) => void;
}) {
  const t = useT();
  const { edit: edits } = usePageAccess();
  const columns: Column<Version>[] = [
    {
      id: 'name',
      header: t('org.version.name'),
      cell: (one) => (
        <Button variant="plain" px="0" h="auto" color="brand.fg" onClick={() => onDay(one.day)}>
          {one.name}
        </Button>
      ),
    },
    { id: 'day', header: t('org.history.day'), cell: (one) => formatDate(one.day) },
    {
      id: 'made',
      header: t('org.version.made'),
      cell: (one) => (one.isAutomatic ? t('platform.namedDay.automatic') : formatDateTime(one.createdAt)),
    },
  ];
  if (edits)
    columns.push({
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      cell: (one) => (
        <RowActions
          actions={[
            { id: 'rename', label: t('org.version.rename'), onSelect: () => onRename(one) },
            ...(one.isAutomatic
              ? []
              : [{ id: 'delete', label: t('ui.delete'), danger: true, onSelect: () => onRemove(one) }]),
          ]}
        />
      ),
    });
  return (
    <Panel p="3">
      <DataTable
        label={t('org.versions')}
        columns={columns}
        rows={versions}
        rowKey={(one) => one.id}
        empty={<EmptyState compact title={t('org.version.none')} hint={t('org.version.none.hint')} />}
      />
    </Panel>
  );
}
