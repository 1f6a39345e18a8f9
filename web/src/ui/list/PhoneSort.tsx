import { ArrowUpDownIcon } from 'lucide-react';
import { useT } from '../../i18n/useT';
import { DropMenu } from '../DropMenu';
import { IconAction } from '../IconAction';
import type { Column } from '../table/columns';
import type { Filter } from './listParams';
import type { ListState } from './useListState';

/** What cards are sorted by, which have no heads to press: chosen once ascending, again descending, once more not at all. */
export function PhoneSort<R, F extends Filter>({
  columns,
  list: { sort, sortBy },
}: {
  columns: readonly Column<R>[];
  list: ListState<F>;
}) {
  const t = useT();
  const sortable = columns.flatMap(({ sortKey, header }) => (sortKey ? [{ id: sortKey, label: header }] : []));
  if (sortable.length === 0) return null;
  const arrow = sort?.descending ? '↓' : '↑';
  return (
    <DropMenu
      trigger={
        <IconAction label={t('ui.table.sort')} icon={<ArrowUpDownIcon />} {...(sort && { color: 'brand.fg' })} />
      }
      entries={sortable.map(({ id, label }) => ({
        id,
        label: id === sort?.by ? `${label} ${arrow}` : label,
        onSelect: () => sortBy(id),
      }))}
    />
  );
}
