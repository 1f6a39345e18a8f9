import { Button, Grid, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { compare } from '@hengcai/shared/numbers';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { useListMemory } from '../../../ui/list/listMemory';
import { TableTools } from '../../../ui/list/ListToolbar';
import { Pager } from '../../../ui/list/Pager';
import { Panel } from '../../../ui/Panel';
import { DataTable } from '../../../ui/table/DataTable';
import { useTablePrefs } from '../../../ui/table/useTablePrefs';
import { useIsPhone } from '../../../ui/useMedia';
import { byLevel } from '../rule/byLevel';
import { CalibrationBoard } from './CalibrationBoard';
import { CalibrationFilters } from './CalibrationFilters';
import { CalibrationTools, ViewChoice, type CalibrationView } from './CalibrationTools';
import { CalibrationDrawers, type OpenDrawer } from './CalibrationDrawers';
import { DistributionChart, Quotas } from './DistributionCard';
import { GroupsPanel } from './GroupsPanel';
import { LatestChange } from './LatestChange';
import { MatrixPanel } from './MatrixPanel';
import { useCalibration } from './useCalibration';
import { useCalibrationColumns } from './useCalibrationColumns';

interface Props {
  planId: string;
  canEdit: boolean;
  canExport: boolean;
}

/**
 * The results of a plan against its quotas, as a list, as a board of levels, as a matrix or group beside group: who stands where, how
 * many heads are to move, and the drawer to move them.
 */
export function CalibrationPanel({ planId, canEdit, canExport }: Props) {
  const t = useT();
  const [view, setView] = useState<CalibrationView>('list');
  const list = useCalibration(planId, view === 'list');
  const [open, setOpen] = useState<OpenDrawer | null>(null);
  const scoredByLevel = list.rule !== null && byLevel(list.rule);
  const columns = useCalibrationColumns({
    planId,
    combined: list.rows.some((one) => one.plan !== null && one.plan.id !== planId),
    byLevel: scoredByLevel,
    canEdit,
    onAdjust: (person) => setOpen({ at: 'adjust', person }),
    onScores: (person) => setOpen({ at: 'scores', person }),
    onDecide: (at, person) => setOpen({ at, person }),
  });
  const phone = useIsPhone();
  const memory = useListMemory('performance.calibration');
  const prefs = useTablePrefs('performance.calibration', columns, memory);
  const distribution = list.distribution;
  const ungraded = distribution?.ungraded ?? 0;
  const departments = distribution?.ungradedDepartments ?? 0;
  const levels = [...(list.rule?.levels ?? [])].sort((a, b) => compare(b.low, a.low)).map(({ name }) => name);
  return (
    <Grid
      // The board wants the whole width.
      templateColumns={{
        base: 'minmax(0, 1fr)',
        ...(view === 'list' && { xl: 'minmax(0, 1fr) 400px' }),
      }}
      gap="4"
      alignItems="start"
    >
      {/* How many are to move is what the list is gone through for: on the phone it cannot stand beside it. */}
      {phone && distribution && view === 'list' && <Quotas distribution={distribution} />}
      <Panel overflow="hidden">
        <HStack justify="space-between" p="3" gap="3" wrap="wrap">
          {levels.length > 0 && <ViewChoice view={view} onChange={setView} />}
          {(view === 'list' || view === 'board') && (
            <CalibrationFilters
              conditions={list.conditions}
              levels={view === 'list' ? levels : []}
              onChange={list.search}
            />
          )}
          <HStack gap="2" wrap="wrap" ms="auto">
            <CalibrationTools
              canEdit={canEdit}
              canPropose={levels.length > 0}
              onExport={canExport ? () => void list.exportFile() : undefined}
              onOpen={(at) => setOpen({ at })}
            />
            {!phone && view === 'list' && <TableTools prefs={prefs} />}
          </HStack>
        </HStack>
        {(ungraded > 0 || departments > 0) && (
          <HStack px="3" pb="3" gap="2" wrap="wrap">
            {ungraded > 0 && <Text>{t('performance.calib.ungraded', { people: ungraded })}</Text>}
            {departments > 0 && <Text>{t('performance.calib.ungraded.departments', { count: departments })}</Text>}
            <Button size="sm" onClick={() => setOpen({ at: 'ungraded' })}>
              {t('performance.calib.ungraded.show')}
            </Button>
          </HStack>
        )}
        <LatestChange planId={planId} watched={canEdit} onNews={list.refresh} />
        {view === 'board' && (
          <CalibrationBoard
            planId={planId}
            keyword={list.conditions.keyword}
            levels={levels}
            distribution={distribution}
            canEdit={canEdit}
            onOpen={(person) => setOpen({ at: 'adjust', person })}
            onMove={(person, to) => setOpen({ at: 'adjust', person, to })}
          />
        )}
        {view === 'matrix' && (
          <MatrixPanel planId={planId} onOpen={(person) => setOpen({ at: canEdit ? 'adjust' : 'scores', person })} />
        )}
        {view === 'groups' && <GroupsPanel planId={planId} levels={levels} byLevel={scoredByLevel} />}
        {view === 'list' && (
          <>
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
          </>
        )}
      </Panel>
      {distribution && view === 'list' && (
        <Stack gap="4">
          <DistributionChart distribution={distribution} />
          {!phone && <Quotas distribution={distribution} />}
        </Stack>
      )}
      {open && (
        <CalibrationDrawers
          planId={planId}
          open={open}
          // A row that is told stands where it stood; a card goes to another level, and a mean changes.
          list={view === 'list' ? list : { ...list, refresh: () => list.refresh() }}
          onOpen={setOpen}
        />
      )}
    </Grid>
  );
}
