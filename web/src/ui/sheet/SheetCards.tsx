import { Box, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { memo, type ReactNode, useRef } from 'react';
import { DASH } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { Facts } from '../Facts';
import { phoneFields } from '../input/phoneFields';
import { SheetField } from './SheetField';
import { type CellAt, type CellChange, isEditable, type SheetColumn, textOf, titleOf, wrongCells } from './sheetModel';
import { WrongCells } from './WrongCells';

interface Props<R> {
  label: string;
  columns: readonly SheetColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  onChange: (changes: readonly CellChange[]) => void;
  empty?: ReactNode;
}

/** The rows of a sheet on the phone: a card each, what is agreed first, then a field for each cell that takes input. */
export function SheetCards<R>({ label, columns, rows, rowKey, onChange, empty }: Props<R>) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const put = useRef((change: CellChange) => latest.current([change]));
  const wrong = wrongCells(rows, columns, (cell) => t(cell.row ? 'ui.sheet.wrong.named' : 'ui.sheet.wrong.row', cell));
  const go = ({ r, c }: CellAt) => {
    const cell = list.current?.querySelector(`[data-cell="${r}:${c}"]`);
    cell?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [data-part=trigger]')?.focus();
  };
  const totals = columns.flatMap((c) =>
    c.total === undefined || c.header === columns[0]?.header ? [] : [{ label: titleOf(c), value: c.total }],
  );
  return (
    <Box ref={list} data-cards="" css={phoneFields}>
      <Stack as="ul" aria-label={label} gap="3" listStyleType="none">
        {rows.map((row, r) => (
          <SheetCard
            key={rowKey(row)}
            row={row}
            id={rowKey(row)}
            r={r}
            of={rows.length}
            columns={columns as readonly SheetColumn<unknown>[]}
            onPut={put.current}
          />
        ))}
      </Stack>
      {rows.length === 0 && empty}
      {totals.length > 0 && rows.length > 0 && (
        <Flex justify="space-between" gap="3" mt="3">
          <Text color="fg.muted">{columns[0]?.total}</Text>
          {totals.map((one) => (
            <Text key={one.label}>
              {one.label} {one.value}
            </Text>
          ))}
        </Flex>
      )}
      <WrongCells cells={wrong} onGo={go} />
    </Box>
  );
}

interface CardProps {
  row: unknown;
  id: string;
  r: number;
  of: number;
  columns: readonly SheetColumn<unknown>[];
  onPut: (change: CellChange) => void;
}

/** One row; only rows that change are drawn again. */
const SheetCard = memo(function SheetCard({ row, id, r, of, columns, onPut }: CardProps) {
  const t = useT();
  const [first] = columns;
  const name = first ? textOf(first, row) : '';
  const isTitle = first !== undefined && !isEditable(first, row);
  const tools = columns.filter((c) => c.tool);
  const cells = columns.flatMap((column, c) => (column.tool || (isTitle && c === 0) ? [] : [{ column, c }]));
  const fields = cells.filter(({ column }) => isEditable(column, row));
  // A figure that is not there would only be scrolled past.
  const facts = cells.filter(({ column }) => {
    const shown = shownIn(column, row);
    return !isEditable(column, row) && shown !== '' && shown !== DASH;
  });
  const place = t('ui.sheet.card', { number: r + 1, total: of });
  return (
    <Box as="li">
      <Box borderWidth="1px" rounded="md" role="group" aria-label={`${place} ${name}`.trim()}>
        <Flex align="center" justify="space-between" gap="2" px="3" pt="2" minH="10">
          <Text color="fg.subtle" textStyle="xs" fontVariantNumeric="tabular-nums">
            {place}
          </Text>
          {tools.map((column) => (
            <Box key={column.id}>{column.show?.(row)}</Box>
          ))}
        </Flex>
        <Stack gap="4" px="3" pb="4">
          {isTitle && (
            <Text fontWeight="medium" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {name || DASH}
            </Text>
          )}
          {facts.length > 0 && (
            <Facts
              columns={2}
              items={facts.map(({ column }) => ({
                label: titleOf(column),
                value: <Box whiteSpace="pre-wrap">{shownIn(column, row)}</Box>,
                wide: column.kind === 'longtext',
              }))}
            />
          )}
          {fields.length > 0 && (
            <SimpleGrid columns={2} columnGap="3" rowGap="4">
              {fields.map(({ column, c }) => (
                <Box
                  key={column.id}
                  data-cell={`${r}:${c}`}
                  {...(column.kind === 'longtext' && { gridColumn: '1 / -1' })}
                >
                  <SheetField
                    column={column}
                    row={row}
                    onPut={(value) => onPut({ rowId: id, columnId: column.id, value })}
                  />
                </Box>
              ))}
            </SimpleGrid>
          )}
        </Stack>
      </Box>
    </Box>
  );
});

const shownIn = (column: SheetColumn<unknown>, row: unknown): ReactNode => column.show?.(row) ?? column.value(row);
