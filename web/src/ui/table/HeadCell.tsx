import { Box, chakra } from '@chakra-ui/react';
import { LuArrowDown, LuArrowUp, LuArrowUpDown } from 'react-icons/lu';
import type { Column, Sort } from './columns';

interface Props<R> {
  column: Column<R>;
  className: string;
  sort: Sort | null;
  onSort: ((by: string) => void) | undefined;
}

/** A head; a button where the server can sort by the column. */
export function HeadCell<R>({ column, className, sort, onSort }: Props<R>) {
  const { sortKey, header, width } = column;
  if (!sortKey || !onSort)
    return (
      <th scope="col" className={className} style={{ minWidth: width }}>
        {header}
      </th>
    );
  const active = sort?.by === sortKey ? (sort.descending ? 'descending' : 'ascending') : 'none';
  const Sign = { none: LuArrowUpDown, ascending: LuArrowUp, descending: LuArrowDown }[active];
  return (
    <th scope="col" className={className} aria-sort={active} style={{ minWidth: width }}>
      <chakra.button
        type="button"
        onClick={() => onSort(sortKey)}
        display="inline-flex"
        alignItems="center"
        gap="1"
        minH="6"
        color={active === 'none' ? 'inherit' : 'brand.fg'}
        _hover={{ color: 'fg' }}
      >
        {header}
        <Box as="span" aria-hidden opacity={active === 'none' ? 0.45 : 1} fontSize="xs">
          <Sign />
        </Box>
      </chakra.button>
    </th>
  );
}
