import { Box, chakra } from '@chakra-ui/react';
import { ArrowDownIcon, ArrowUpIcon, ArrowUpDownIcon } from 'lucide-react';
import { type PointerEvent, useRef } from 'react';
import type { Column, Sort } from './columns';

interface Props<R> {
  column: Column<R>;
  className: string;
  sort: Sort | null;
  onSort: ((by: string) => void) | undefined;
  /** Its edge is dragged to this width; keys do the same in the settings of the columns. */
  onWidth?: ((id: string, width: number) => void) | undefined;
}

/** A head; a button where the server can sort by the column. */
export function HeadCell<R>({ column, className, sort, onSort, onWidth }: Props<R>) {
  const { sortKey, header, width, maxWidth } = column;
  const style = { minWidth: width, ...(width === maxWidth && { maxWidth }) };
  const edge = onWidth && column.pin !== 'end' && <Edge onWidth={(to) => onWidth(column.id, to)} />;
  if (!sortKey || !onSort)
    return (
      <th scope="col" className={className} style={style}>
        <Box truncate>{header}</Box>
        {edge}
      </th>
    );
  const active = sort?.by === sortKey ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const Sign = { none: ArrowUpDownIcon, ascending: ArrowUpIcon, descending: ArrowDownIcon }[active];
  return (
    <th scope="col" className={className} aria-sort={active} style={style}>
      <chakra.button
        type="button"
        onClick={() => onSort(sortKey)}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="6"
        maxW="full"
        color={active === 'none' ? 'inherit' : 'brand.fg'}
        _hover={{ color: 'fg' }}
      >
        <Box as="span" truncate>
          {header}
        </Box>
        <Box as="span" aria-hidden opacity={active === 'none' ? 0.45 : 1} fontSize="xs">
          <Sign />
        </Box>
      </chakra.button>
      {edge}
    </th>
  );
}

/** The edge between two heads. The column follows the pointer by itself; what it came to is told at the end. */
function Edge({ onWidth }: { onWidth: (width: number) => void }) {
  const drag = useRef<{ from: number; width: number; cells: HTMLElement[] } | null>(null);
  const widthAt = (event: PointerEvent) => (drag.current ? drag.current.width + event.clientX - drag.current.from : 0);
  const start = (event: PointerEvent<HTMLElement>) => {
    const head = event.currentTarget.closest('th');
    const table = head?.closest('table');
    if (!head || !table || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const cells = [...table.rows].flatMap((row) => row.cells[head.cellIndex] ?? []);
    drag.current = { from: event.clientX, width: head.offsetWidth, cells };
  };
  const follow = (event: PointerEvent) => {
    const width = Math.max(MIN, widthAt(event));
    for (const cell of drag.current?.cells ?? []) {
      cell.style.minWidth = `${width}px`;
      cell.style.maxWidth = `${width}px`;
      cell.style.overflow = 'hidden';
    }
  };
  const end = (event: PointerEvent) => {
    if (!drag.current) return;
    const width = widthAt(event);
    const moved = width !== drag.current.width;
    drag.current = null;
    if (moved) onWidth(width);
  };
  return (
    <Box
      aria-hidden
      className="edge"
      onPointerDown={start}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}

const MIN = 60;
