import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { EmptyState } from '../../../ui/EmptyState';
import { LIST_QUERY } from '../../../ui/list/listRows';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { useIsPhone } from '../../../ui/useMedia';
import { POTENTIALS } from '../assessment/scores/scoreRows';
import { BoardCard } from './BoardCard';
import { usePerformanceMatrixQuery, type PerformanceMatrixQuery } from './calibration.gen';
import type { CalibrationPerson } from './useCalibration';

type Matrix = NonNullable<NonNullable<PerformanceMatrixQuery['assessmentPlan']>['performanceMatrix']>;
type Row = Matrix['rows'][number];
type Cell = Row['cells'][number];

/** So many people of a cell stand on a phone at first. */
const FEW = 3;

const numberOf = (potential: string): number => POTENTIALS.findIndex((one) => one === potential) + 1;

/** People by the level they stand on and by potential, or by their last result where the plan asks for none. */
export function MatrixPanel({ planId, onOpen }: { planId: string; onOpen: (person: CalibrationPerson) => void }) {
  const t = useT();
  const label = useEnumLabel();
  const phone = useIsPhone();
  const query = usePerformanceMatrixQuery({ variables: { planId }, ...LIST_QUERY });
  const matrix = (query.data ?? query.previousData)?.assessmentPlan?.performanceMatrix;
  const byPotential = matrix?.by === 'POTENTIAL';
  const rowName = ({ potential, lastLevelName }: Row): string => {
    if (byPotential)
      return potential === null
        ? t('performance.calib.matrix.unsaid')
        : `${numberOf(potential)} ${label('Potential', potential)}`;
    return lastLevelName ?? t('performance.calib.matrix.noLast');
  };
  const levels = matrix?.rows[0]?.cells.map(({ levelName }) => levelName) ?? [];
  const columns: readonly Column<Row>[] = [
    {
      id: 'row',
      header: t(byPotential ? 'performance.potential' : 'performance.calib.matrix.last'),
      width: 110,
      cell: (row) => <Text fontWeight="medium">{rowName(row)}</Text>,
    },
    ...levels.map((level, at): Column<Row> => ({
      id: `level-${level}`,
      header: t('performance.calib.board.level', { level }),
      width: 180,
      wide: true,
      cell: (row) => {
        const cell = row.cells[at];
        return cell ? <People planId={planId} cell={cell} name={`${rowName(row)}, ${level}`} onOpen={onOpen} /> : null;
      },
    })),
  ];
  return (
    <>
      <Text px="3" pb="2" color="fg.muted" textStyle="sm">
        {t(byPotential ? 'performance.calib.matrix.hint' : 'performance.calib.matrix.hint.last')}
      </Text>
      {phone && matrix ? (
        <FilledCells planId={planId} rows={matrix.rows} rowName={rowName} onOpen={onOpen} />
      ) : (
        <Box css={{ '& td': { verticalAlign: 'top' } }}>
          <DataTable
            label={t('performance.calib.view.matrix')}
            columns={columns}
            rows={matrix?.rows ?? []}
            rowKey={rowName}
            loading={query.loading && !matrix}
            maxHeight="70dvh"
            empty={
              hasFailed(query.error) ? (
                <EmptyState kind="failed" onRetry={() => void query.refetch()} />
              ) : (
                <EmptyState title={t('performance.calib.empty')} hint={t('performance.calib.empty.hint')} />
              )
            }
          />
        </Box>
      )}
    </>
  );
}

/** The matrix on a phone: a card for each row in which somebody is, with the cells that have people; the others are counted. */
function FilledCells({
  planId,
  rows,
  rowName,
  onOpen,
}: {
  planId: string;
  rows: readonly Row[];
  rowName: (row: Row) => string;
  onOpen: (person: CalibrationPerson) => void;
}) {
  const t = useT();
  const shown = rows.flatMap((row) => {
    const cells = row.cells.filter(({ count }) => count > 0);
    return cells.length === 0 ? [] : [{ name: rowName(row), cells }];
  });
  const empty = rows.flatMap(({ cells }) => cells.filter(({ count }) => count === 0)).length;
  if (shown.length === 0)
    return <EmptyState title={t('performance.calib.empty')} hint={t('performance.calib.empty.hint')} />;
  return (
    <>
      <Stack as="ul" aria-label={t('performance.calib.view.matrix')} gap="0" divideY="1px" listStyleType="none">
        {shown.map(({ name, cells }) => (
          <Stack as="li" key={name} p="4" gap="3">
            <Text fontWeight="medium">{name}</Text>
            {cells.map((cell) => (
              <Box key={cell.levelName}>
                <Text color="fg.muted">{t('performance.calib.board.level', { level: cell.levelName })}</Text>
                <People planId={planId} cell={cell} name={`${name}, ${cell.levelName}`} onOpen={onOpen} />
              </Box>
            ))}
          </Stack>
        ))}
      </Stack>
      {empty > 0 && (
        <Text px="4" pb="3" color="fg.muted" textStyle="sm">
          {t('performance.calib.matrix.empty', { count: empty })}
        </Text>
      )}
    </>
  );
}

/** The people of one cell: how many, and the first of them as cards that open. */
function People({
  planId,
  cell,
  name,
  onOpen,
}: {
  planId: string;
  cell: Cell;
  name: string;
  onOpen: (person: CalibrationPerson) => void;
}) {
  const t = useT();
  const [short, setShort] = useState(useIsPhone());
  if (cell.count === 0) return <Text color="fg.muted">0</Text>;
  const people = short ? cell.people.slice(0, FEW) : cell.people;
  const more = cell.count - cell.people.length;
  return (
    <Box py="1" minW="0">
      <Text textStyle="xs" color="fg.muted" mb="1">
        {t('performance.calib.board.people', { count: cell.count })}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={name}>
        {people.map((person) => (
          <Box as="li" key={person.id} mb="1">
            <BoardCard planId={planId} person={person} onOpen={() => onOpen(person)} />
          </Box>
        ))}
      </Box>
      {people.length < cell.people.length && (
        <Button size="sm" w="full" onClick={() => setShort(false)}>
          {t('performance.calib.board.more')}
        </Button>
      )}
      {more > 0 && people.length === cell.people.length && (
        <Text textStyle="xs">{t('performance.calib.matrix.more', { count: more })}</Text>
      )}
    </Box>
  );
}
