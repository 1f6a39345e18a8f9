import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { DASH } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/list/Pager';
import { StatusDot } from '../../ui/StatusDot';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import type { ImportAdapter, ImportOutcome, ImportRow, ImportSummary } from './importAdapter';
import { Changes, OUTCOME_TEXTS, OUTCOME_TONES, Reasons } from './rowCells';

/** Of these it is enough to know whom or what each is about. */
const WITHOUT_CELLS: ReadonlySet<ImportOutcome> = new Set(['CHANGE', 'CLOSE', 'OPEN', 'KEPT']);

/** Rows of an import, page by page: whom each is about, what it changes, what is wrong, and what stands in the file. */
export function ImportRows({
  adapter,
  summary,
  outcome,
}: {
  adapter: ImportAdapter;
  summary: ImportSummary;
  outcome: ImportOutcome | null;
}) {
  const t = useT();
  const [page, setPage] = useState({ pageNo: 1, pageSize: 20 });
  const [found, setFound] = useState<{ items: readonly ImportRow[]; total: number } | null>(null);
  useEffect(() => {
    let live = true;
    void adapter.rows(summary.id, { outcome, ...page }).then(
      (answer) => {
        if (live) setFound(answer);
      },
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [adapter, summary.id, outcome, page]);
  const told: Column<ImportRow> =
    outcome === 'CHANGE'
      ? { id: 'changes', header: t('import.review.changes'), wide: true, cell: (r) => <Changes changes={r.changes} /> }
      : {
          id: 'errors',
          header: t(outcome === 'KEPT' || outcome === 'OPEN' ? 'import.review.why' : 'import.review.errors'),
          wide: true,
          cell: (r) => <Reasons row={r} />,
        };
  const cells =
    outcome !== null && WITHOUT_CELLS.has(outcome)
      ? []
      : summary.fields
          .filter((f) => summary.columns.some((c) => c.field === f.field))
          .map((f): Column<ImportRow> => ({
            id: f.field,
            header: f.label,
            maxWidth: 180,
            cell: (r) => r.cells.find((c) => c.field === f.field)?.value || DASH,
          }));
  const columns: Column<ImportRow>[] = [
    { id: 'row', header: t('import.review.row'), numeric: true, width: 72, cell: (r) => (r.row > 0 ? r.row : DASH) },
    ...(outcome === null
      ? [
          {
            id: 'outcome',
            header: t('import.review.outcome'),
            cell: (r: ImportRow) =>
              r.outcome ? <StatusDot tone={OUTCOME_TONES[r.outcome]} label={t(OUTCOME_TEXTS[r.outcome])} /> : DASH,
          },
        ]
      : []),
    ...(cells.length === 0
      ? [
          {
            id: 'whom',
            header: t(adapter.coded ? 'import.review.which' : 'import.review.whom'),
            cell: (r: ImportRow) => whom(r),
          },
        ]
      : []),
    ...(outcome === 'CLOSE' ? [] : [told]),
    // Rows that add people may change something beside them, such as the head of a department.
    ...(cells.length > 0 && outcome !== 'ERROR' && summary.changedFields.length > 0
      ? [{ id: 'beside', header: t('import.review.changes'), cell: (r: ImportRow) => <Changes changes={r.changes} /> }]
      : []),
    ...cells,
  ];
  return (
    <Box borderWidth="1px" rounded="md">
      <DataTable
        label={t('import.step.review')}
        columns={columns}
        rows={found?.items ?? []}
        rowKey={(r) => String(r.row)}
        loading={found === null}
        empty={<EmptyState compact />}
        density="compact"
        maxHeight="44dvh"
        cards={cells.length === 0}
      />
      {found && <Pager page={page} total={found.total} onPage={(pageNo) => setPage({ ...page, pageNo })} />}
    </Box>
  );
}

const whom = ({ name, number }: ImportRow): string => [name, number].filter(Boolean).join(' ') || DASH;
