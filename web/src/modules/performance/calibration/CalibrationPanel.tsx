import { Button, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload, LuHistory, LuUpload } from 'react-icons/lu';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { useListMemory } from '../../../ui/list/listMemory';
import { TableTools } from '../../../ui/list/ListToolbar';
import { Pager } from '../../../ui/list/Pager';
import { Panel } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import { useTablePrefs } from '../../../ui/table/useTablePrefs';
import { useIsPhone } from '../../../ui/useMedia';
import { TableImportDialog } from '../../../shared/tableImport/TableImportDialog';
import { byLevel } from '../rule/byLevel';
import { AdjustDrawer } from './AdjustDrawer';
import { CalibrationFilters } from './CalibrationFilters';
import { DecisionDialog } from './DecisionDialog';
import { DistributionChart, Quotas } from './DistributionCard';
import { HistoryDrawer } from './HistoryDrawer';
import { ScoresDrawer } from './ScoresDrawer';
import { UngradedDrawer } from './UngradedDrawer';
import { useCalibration, type CalibrationPerson } from './useCalibration';
import { useCalibrationColumns } from './useCalibrationColumns';

interface Props {
  planId: string;
  canEdit: boolean;
  canExport: boolean;
}

type Open =
  | { at: 'adjust' | 'scores' | 'reject' | 'verify'; person: CalibrationPerson }
  | { at: 'history' | 'ungraded' | 'import' };

/** The results of a plan against its quotas: who stands where, how many heads are to move, and the drawer to move them. */
export function CalibrationPanel({ planId, canEdit, canExport }: Props) {
  const t = useT();
  const list = useCalibration(planId);
  const [open, setOpen] = useState<Open | null>(null);
  const ungraded = list.distribution?.ungraded ?? 0;
  const close = () => setOpen(null);
  /** Results of combined plans are one list; what another of them is told of, this one has to ask anew. */
  const planOf = (person: CalibrationPerson) => person.plan?.id ?? planId;
  const done = (person: CalibrationPerson) => (told: unknown) =>
    list.refresh(planOf(person) === planId ? told : undefined);
  const columns = useCalibrationColumns({
    planId,
    combined: list.rows.some((one) => one.plan !== null && one.plan.id !== planId),
    byLevel: list.rule != null && byLevel(list.rule),
    canEdit,
    onAdjust: (person) => setOpen({ at: 'adjust', person }),
    onScores: (person) => setOpen({ at: 'scores', person }),
    onDecide: (at, person) => setOpen({ at, person }),
  });
  const phone = useIsPhone();
  const memory = useListMemory('performance.calibration');
  const prefs = useTablePrefs('performance.calibration', columns, memory);
  const distribution = list.distribution;
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 400px' }} gap="4" alignItems="start">
      {/* How many are to move is what the list is gone through for: on the phone it cannot stand beside it. */}
      {phone && distribution && <Quotas distribution={distribution} />}
      <Panel overflow="hidden">
        <HStack justify="space-between" p="3" gap="3" wrap="wrap">
          <CalibrationFilters
            conditions={list.conditions}
            levels={list.rule?.levels.map((level) => level.name) ?? []}
            onChange={list.search}
          />
          <HStack gap="2" wrap="wrap">
            {canExport && (
              <Button onClick={() => void list.exportFile()}>
                <LuDownload />
                {t('performance.calib.export')}
              </Button>
            )}
            {canEdit && (
              <Button onClick={() => setOpen({ at: 'import' })}>
                <LuUpload />
                {t('performance.calib.import')}
              </Button>
            )}
            <Button onClick={() => setOpen({ at: 'history' })}>
              <LuHistory />
              {t('performance.calib.history')}
            </Button>
            {!phone && <TableTools prefs={prefs} />}
          </HStack>
        </HStack>
        {ungraded > 0 && (
          <HStack px="3" pb="3" gap="2" wrap="wrap">
            <Text>{t('performance.calib.ungraded', { people: ungraded })}</Text>
            <Button size="sm" onClick={() => setOpen({ at: 'ungraded' })}>
              {t('performance.calib.ungraded.show')}
            </Button>
          </HStack>
        )}
        <DataTable
          label={t('performance.calib.table')}
          columns={prefs.visible}
          rows={memory.known ? list.rows : []}
          rowKey={(row) => row.id}
          loading={list.loading || !memory.known}
          density={prefs.density}
          onWidth={prefs.setWidth}
          keys
          maxHeight="60dvh"
          empty={
            list.failed ? (
              <EmptyState kind="failed" onRetry={list.refetch} />
            ) : (
              <EmptyState title={t('performance.calib.empty')} hint={t('performance.calib.empty.hint')} />
            )
          }
        />
        <Pager
          page={list.page}
          busy={list.loading}
          total={list.total}
          onPage={(pageNo) => list.setPage({ ...list.page, pageNo })}
          onSize={(pageSize) => list.setPage({ pageNo: 1, pageSize })}
        />
      </Panel>
      {distribution && (
        <Stack gap="4">
          <DistributionChart distribution={distribution} />
          {!phone && <Quotas distribution={distribution} />}
        </Stack>
      )}
      {open?.at === 'adjust' && list.rule && (
        <AdjustDrawer
          planId={planOf(open.person)}
          person={open.person}
          rule={list.rule}
          onClose={close}
          onDone={done(open.person)}
        />
      )}
      {open?.at === 'scores' && <ScoresDrawer planId={planOf(open.person)} person={open.person} onClose={close} />}
      {(open?.at === 'reject' || open?.at === 'verify') && (
        <DecisionDialog
          planId={planOf(open.person)}
          person={open.person}
          decision={open.at}
          onClose={close}
          onDone={done(open.person)}
        />
      )}
      {open?.at === 'history' && <HistoryDrawer planId={planId} onClose={close} />}
      {open?.at === 'ungraded' && <UngradedDrawer planId={planId} onClose={close} />}
      {open?.at === 'import' && (
        <TableImportDialog
          title={t('performance.calib.import')}
          intro={<Text>{t('performance.calib.import.intro')}</Text>}
          operation="importAdjustingAssessed"
          planId={planId}
          onTaken={() => list.refresh()}
          onClose={close}
        />
      )}
    </Grid>
  );
}
