import { Button, Stack, Text } from '@chakra-ui/react';
import { DASH, formatDateTime } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { usePageAccess } from '../../../ui/PageAccess';
import { type StatusTone, StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import type { Run } from './useSyncRuns';

const TONES: Record<NonNullable<Run['status']>, StatusTone> = {
  RUNNING: 'approving',
  DONE: 'approved',
  FAILED: 'danger',
  '%future added value': 'neutral',
};
const STATUS_TEXTS = {
  RUNNING: 'settings.sync.status.RUNNING',
  DONE: 'settings.sync.status.DONE',
  FAILED: 'settings.sync.status.FAILED',
  '%future added value': 'settings.sync.unknown',
} as const;
const KIND_TEXTS = {
  DRY_RUN: 'settings.sync.kind.DRY_RUN',
  RUN: 'settings.sync.kind.RUN',
  NIGHTLY: 'settings.sync.kind.NIGHTLY',
  '%future added value': 'settings.sync.unknown',
} as const;

/** When a run was, what it was for, and what came of it. */
export function useRunColumns(show: (run: Run) => void): Column<Run>[] {
  const t = useT();
  const { edit } = usePageAccess();
  const counted = ({ add, change, same, left, gone }: Run): string =>
    add === null
      ? DASH
      : t('settings.sync.counts', { add, change: change ?? 0, same: same ?? 0, left: left ?? 0, gone: gone ?? 0 });
  return [
    { id: 'startedAt', header: t('settings.sync.startedAt'), width: 150, cell: (run) => formatDateTime(run.startedAt) },
    {
      id: 'kind',
      header: t('settings.sync.kind'),
      width: 100,
      cell: ({ kind }) => (kind ? t(KIND_TEXTS[kind]) : DASH),
    },
    {
      id: 'status',
      header: t('settings.sync.status'),
      width: 110,
      cell: ({ status }) => status && <StatusDot tone={TONES[status]} label={t(STATUS_TEXTS[status])} />,
    },
    {
      id: 'result',
      header: t('settings.sync.result'),
      wide: true,
      cell: (run) => (
        <Stack gap="0.5" whiteSpace="normal">
          <Text>{run.problem ?? counted(run)}</Text>
          {run.createdDepartments.length > 0 && (
            <Text color="fg.subtle" textStyle="xs">
              {t(run.kind === 'DRY_RUN' ? 'settings.sync.wouldCreate' : 'settings.sync.created', {
                departments: run.createdDepartments.join(t('import.listSeparator')),
              })}
            </Text>
          )}
          {run.notes.map((note) => (
            <Text key={note} color="fg.subtle" textStyle="xs">
              {note}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      id: 'actions',
      header: t('ui.table.actions'),
      pin: 'end',
      width: 100,
      cell: (run) =>
        edit && run.hasLines ? (
          <Button variant="plain" size="sm" px="0" colorPalette="brand" onClick={() => show(run)}>
            {t('settings.sync.lines')}
          </Button>
        ) : null,
    },
  ];
}
