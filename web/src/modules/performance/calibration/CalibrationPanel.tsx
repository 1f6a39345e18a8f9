import { Button, Grid, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LuHistory } from 'react-icons/lu';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { Pager } from '../../../ui/list/Pager';
import { Panel } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import { AdjustDrawer } from './AdjustDrawer';
import { CalibrationFilters } from './CalibrationFilters';
import { DistributionCard } from './DistributionCard';
import { HistoryDrawer } from './HistoryDrawer';
import { useCalibration, type CalibrationPerson } from './useCalibration';
import { useCalibrationColumns } from './useCalibrationColumns';

/** The results of a plan against its quotas: who stands where, how many heads are to move, and the drawer to move them. */
export function CalibrationPanel({ planId, canEdit }: { planId: string; canEdit: boolean }) {
  const t = useT();
  const list = useCalibration(planId);
  const [adjusting, setAdjusting] = useState<CalibrationPerson | null>(null);
  const [history, setHistory] = useState<{ employeeId: string | null } | null>(null);
  const columns = useCalibrationColumns({
    planId,
    canEdit,
    onAdjust: setAdjusting,
    onHistory: (employeeId) => setHistory({ employeeId }),
  });
  return (
    <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) 400px' }} gap="4" alignItems="start">
      <Panel overflow="hidden">
        <HStack justify="space-between" p="3" gap="3" wrap="wrap">
          <CalibrationFilters
            conditions={list.conditions}
            levels={list.rule?.levels.map((level) => level.name) ?? []}
            onChange={list.search}
          />
          <Button onClick={() => setHistory({ employeeId: null })}>
            <LuHistory />
            {t('performance.calib.history')}
          </Button>
        </HStack>
        <DataTable
          label={t('performance.calib.table')}
          columns={columns}
          rows={list.rows}
          rowKey={(row) => row.id}
          loading={list.loading}
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
          total={list.total}
          onPage={(pageNo) => list.setPage({ ...list.page, pageNo })}
          onSize={(pageSize) => list.setPage({ pageNo: 1, pageSize })}
        />
      </Panel>
      <Stack gap="4">{list.distribution && <DistributionCard distribution={list.distribution} />}</Stack>
      {adjusting && list.rule && (
        <AdjustDrawer
          planId={planId}
          person={adjusting}
          rule={list.rule}
          onClose={() => setAdjusting(null)}
          onDone={list.refresh}
        />
      )}
      {history && <HistoryDrawer planId={planId} employeeId={history.employeeId} onClose={() => setHistory(null)} />}
    </Grid>
  );
}
