import { Box, Button, Grid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { Select } from '../../../ui/input/Select';
import { LIST_QUERY } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { useAppraisalPlansQuery, useAppraisalTabsQuery } from '../examine/examine.gen';
import { EXAMINE } from '../examine/ExamineTabs';
import { useTeamBoardQuery } from './board.gen';
import { BoardColumn } from './BoardColumn';

const DEFAULTS = { planId: '' };
const RUNNING: readonly (string | null)[] = ['FILLING', 'SCORING', 'CALIBRATING', 'COMMUNICATING'];

/** How far the people are whom the reader scores or approves: a column for each stage, sections one below the other on a phone. */
export default function TeamBoard() {
  const t = useT();
  const tabs = useAppraisalTabsQuery({ fetchPolicy: 'cache-and-network' });
  const known = tabs.data?.appraisalTabs;
  if (!known)
    return tabs.error ? <EmptyState kind="failed" onRetry={() => void tabs.refetch()} /> : <Skeleton h="60" />;
  if (known.board) return <Board />;
  return (
    <EmptyState
      title={t(known.team > 0 ? 'performance.board.off' : 'performance.examine.team.empty')}
      hint={t(known.team > 0 ? 'performance.board.off.hint' : 'performance.examine.team.hint')}
      action={
        <Button asChild>
          <Link to={EXAMINE}>{t('performance.board.mine')}</Link>
        </Button>
      }
    />
  );
}

function Board() {
  const t = useT();
  const list = useListState(DEFAULTS);
  const { planId } = list.filter;
  const plans = (useAppraisalPlansQuery().data?.appraisalPlans ?? []).filter(({ status }) => RUNNING.includes(status));
  const { data, previousData, error, refetch } = useTeamBoardQuery({
    variables: { filter: { planId: planId || null, stage: null }, page: null },
    ...LIST_QUERY,
  });
  const columns = (data ?? previousData)?.teamBoard?.columns;
  return (
    <>
      <Box mb="3" maxW="320px">
        <Select
          label={t('performance.examine.plan')}
          placeholder={t('performance.board.allPlans')}
          value={planId}
          onChange={(id) => list.query({ planId: id })}
          options={plans.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Box>
      {!columns && (error ? <EmptyState kind="failed" onRetry={() => void refetch()} /> : <Skeleton h="60" />)}
      {columns?.every(({ total }) => total === 0) && (
        <EmptyState
          kind={planId ? 'filtered' : 'empty'}
          title={t('performance.board.empty')}
          hint={t(planId ? 'performance.board.filtered.hint' : 'performance.board.empty.hint')}
          {...(planId && { onRetry: list.reset })}
        />
      )}
      {columns?.some(({ total }) => total > 0) && (
        <Box role="region" aria-label={t('performance.examine.tab.kanban')} overflowX="auto" pb="2">
          <Grid
            gap="2"
            alignItems="start"
            templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns.length}, minmax(148px, 1fr))` }}
          >
            {columns.map((column) => (
              <BoardColumn key={`${column.stage} ${planId}`} column={column} planId={planId} />
            ))}
          </Grid>
        </Box>
      )}
    </>
  );
}
