import { Button } from '@chakra-ui/react';
import { DownloadIcon } from 'lucide-react';
import { formatCount } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { SectionCard } from '../../../ui/Panel';
import type { Column } from '../../../ui/table/columns';
import { DataTable } from '../../../ui/table/DataTable';
import { useIsPhone } from '../../../ui/useMedia';
import { DepartmentName } from '../people/DepartmentName';
import { CellFigures, Share } from './StructureCard';
import { cellOf, type Line, type Report } from './structureModel';

const LONG = 40;
type Row = Report['rows'][number];
/** A cell whose people are looked at; without a row those of all. */
export interface Looked {
  row: { key: string; label: string } | null;
  value: { key: string; label: string };
}

interface Props {
  report: Report;
  onOpen: (departmentId: string) => void;
  onPeople: (cell: Looked) => void;
  onExport: (() => void) | undefined;
}

/** Departments by value, with their total; a number leads to the people behind it. */
export function StructureTable({ report: { values, rows, total }, onOpen, onPeople, onExport }: Props) {
  const t = useT();
  const phone = useIsPhone();
  const figures = (line: Line, row: Looked['row'], value: Looked['value']) => {
    const cell = cellOf(line, value.key);
    if (!cell?.people) return <CellFigures cell={cell} />;
    const name = `${row?.label ?? t('analytics.rows.total')}, ${value.label}`;
    return (
      <>
        <Button
          variant="plain"
          size="md"
          aria-label={t('analytics.structure.look', { name, count: cell.people })}
          onClick={() => onPeople({ row, value })}
        >
          {formatCount(cell.people)}
        </Button>
        <Share share={cell.share} />
      </>
    );
  };
  const columns: Column<Row>[] = [
    {
      id: 'label',
      header: t('analytics.exit.dimension.department'),
      maxWidth: phone ? 120 : 260,
      cell: ({ key, label, opens }) => <DepartmentName label={label} onOpen={opens && (() => onOpen(key))} />,
    },
    {
      id: 'people',
      header: t('analytics.structure.people'),
      numeric: true,
      cell: ({ people }) => formatCount(people),
    },
    ...values.map((value): Column<Row> => ({
      id: `value-${value.key}`,
      header: value.label,
      numeric: true,
      cell: (row) => figures(row, row, value),
    })),
  ];
  return (
    <SectionCard
      id="figures"
      title={t('analytics.rows.title')}
      actions={
        onExport && (
          <Button onClick={onExport}>
            <DownloadIcon />
            {t('analytics.rows.export')}
          </Button>
        )
      }
    >
      <DataTable
        label={t('analytics.rows.title')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        totals={{
          label: t('analytics.rows.total'),
          people: formatCount(total.people),
          ...Object.fromEntries(values.map((value) => [`value-${value.key}`, figures(total, null, value)])),
        }}
        {...(rows.length > LONG && { maxHeight: '70vh' })}
      />
    </SectionCard>
  );
}
