import { Box, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/useT';
import { Resting } from '../Resting';
import { useIsPhone } from '../useMedia';
import { HeadCell } from './HeadCell';
import { keepInSight } from './keepInSight';
import { moveBetweenRows } from './moveBetweenRows';
import { useRowKeys } from './rowKeys';
import { LoadingCards, RowCards } from './RowCards';
import { chosenWith, type Selection } from './selection';
import { type Column, type Density, rowHeights, type Sort } from './columns';
import { tableCss } from './tableCss';

interface Props<R> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** Name of a row for the accessible name of its checkbox. */
  rowName?: (row: R) => string;
  loading?: boolean;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  density?: Density;
  sort?: Sort | null;
  onSort?: (by: string) => void;
  /** Edges of heads can be dragged; told once they are let go. */
  onWidth?: ((id: string, width: number) => void) | undefined;
  /** Arrows go from row to row, Enter opens a row, Space selects it. */
  keys?: boolean;
  selection?: Selection | undefined;
  /** Pinned at the bottom, by column id. */
  totals?: Readonly<Record<string, ReactNode>>;
  maxHeight?: string;
  /** Rows become cards on the phone; by themselves where actions are pinned, because these would hide the rest. */
  cards?: boolean;
}

export function DataTable<R>({
  label,
  columns,
  rows,
  rowKey,
  rowName,
  loading,
  empty,
  density = 'normal',
  sort,
  onSort,
  onWidth,
  keys = false,
  selection,
  totals,
  maxHeight,
  cards = columns.some((c) => c.pin === 'end'),
}: Props<R>) {
  const t = useT();
  const phone = useIsPhone();
  const ids = rows.map(rowKey);
  const hint = useId();
  const onKeyDown = useRowKeys(selection, ids);
  const chosen = ids.filter((id) => selection?.ids.has(id)).length;
  const blank = rows.length === 0;
  const className = (c: Column<R>, i: number) =>
    [i === 0 ? (selection ? 'pinned' : 'first') : '', c.pin === 'end' ? 'end' : '', c.numeric ? 'num' : '']
      .join(' ')
      .trim();
  if (phone && cards && !blank)
    return (
      <RowCards
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowName={rowName}
        selection={selection}
        loading={loading ?? false}
      />
    );
  if (phone && cards && loading) return <LoadingCards label={label} />;
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      {...(keys && { onKeyDown, 'aria-describedby': hint })}
      overflow="auto"
      maxH={maxHeight}
      onFocus={keepInSight}
      css={tableCss}
      opacity={loading && !blank ? 0.6 : 1}
      transition="opacity 150ms 150ms"
      style={{ '--row-height': `${rowHeights[density]}px` } as React.CSSProperties}
    >
      {keys && <VisuallyHidden id={hint}>{t(selection ? 'ui.keys.hintSelect' : 'ui.keys.hint')}</VisuallyHidden>}
      <table aria-busy={loading ?? false}>
        <thead hidden={phone && cards && blank}>
          <tr>
            {selection && (
              <th className="first" style={{ width: 40 }}>
                <input
                  type="checkbox"
                  aria-label={t('ui.table.selectAll')}
                  title={t('ui.table.selectAll')}
                  disabled={blank}
                  checked={!blank && chosen === ids.length}
                  ref={(node) => {
                    if (node) node.indeterminate = chosen > 0 && chosen < ids.length;
                  }}
                  onChange={(e) => selection.onChange(new Set(e.target.checked ? ids : []))}
                />
              </th>
            )}
            {columns.map((c, i) => (
              <HeadCell
                key={c.id}
                column={c}
                className={className(c, i)}
                sort={sort ?? null}
                onSort={onSort}
                onWidth={onWidth}
              />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveBetweenRows}>
          {rows.map((row, r) => {
            const id = ids[r] ?? '';
            return (
              <tr
                key={id}
                tabIndex={keys ? -1 : undefined}
                aria-selected={selection ? selection.ids.has(id) : undefined}
              >
                {selection && (
                  <td className="first">
                    <input
                      type="checkbox"
                      aria-label={t('ui.table.select', { name: rowName?.(row) ?? id })}
                      checked={selection.ids.has(id)}
                      onChange={() => selection.onChange(chosenWith(selection.ids, id))}
                    />
                  </td>
                )}
                {columns.map((c, i) => (
                  <td
                    key={c.id}
                    className={`${className(c, i)}${c.maxWidth ? ' cut' : ''}`}
                    style={{ minWidth: c.width, maxWidth: c.maxWidth }}
                  >
                    {c.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          {blank && loading && <LoadingRows columns={columns.length + (selection ? 1 : 0)} />}
        </tbody>
        {totals && !blank && (
          <tfoot>
            <tr>
              {columns.map((c, i) => (
                <td key={c.id} className={className(c, i)}>
                  {totals[c.id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {blank && !loading && (
        <Box position="sticky" left="0" w="full">
          {empty}
        </Box>
      )}
    </Box>
  );
}

/** The skeleton appears only after 150 ms, so a quick answer never flickers. */
function LoadingRows({ columns }: { columns: number }) {
  return Array.from({ length: 6 }, (_, r) => (
    <tr key={r}>
      {Array.from({ length: columns }, (__, c) => (
        <td key={c}>
          <Resting h="3.5" maxW="120px" />
        </td>
      ))}
    </tr>
  ));
}
