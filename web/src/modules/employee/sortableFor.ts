import type { Column } from '../../ui/table/columns';

interface Row {
  id: string;
  maskedFields: readonly string[];
}

/**
 * Columns without the orders that the services refuse: by what the reader sees of nobody else. The own record is no sign
 * of it, which is read whatever rights there are.
 */
export function sortableFor<R extends Row>(
  columns: Column<R>[],
  rows: readonly R[],
  own: string | undefined,
): Column<R>[] {
  const others = rows.filter(({ id }) => id !== own);
  if (others.length === 0) return columns;
  const masked = (field: string) => others.every(({ maskedFields }) => maskedFields.includes(field));
  return columns.map(({ sortKey, ...column }) => ({ ...column, ...(sortKey && !masked(column.id) && { sortKey }) }));
}
