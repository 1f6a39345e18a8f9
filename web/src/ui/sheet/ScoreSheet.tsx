import { Box } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { keepInSight } from '../table/keepInSight';
import { tableCss } from '../table/tableCss';
import { useIsPhone } from '../useMedia';
import { SheetCards } from './SheetCards';
import { sheetCss } from './sheetCss';
import { type CellChange, type SheetColumn, wrongCells } from './sheetModel';
import { type CellActions, headClass, SheetRow } from './SheetRow';
import { useSheet } from './useSheet';
import { WrongCells } from './WrongCells';

interface Props<R> {
  /** Accessible name of the sheet. */
  label: string;
  columns: readonly SheetColumn<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /** One call for an edit, one for a whole pasted block. */
  onChange: (changes: readonly CellChange[]) => void;
  empty?: ReactNode;
  maxHeight?: string;
}

/**
 * A sheet of figures: a spreadsheet's manners at a desk, a form of cards on the phone. The owner keeps the rows and saves
 * them (`useAutoSave`).
 */
export function ScoreSheet<R>(props: Props<R>) {
  return useIsPhone() ? <SheetCards {...props} /> : <SheetGrid {...props} />;
}

/** Only the active cell holds an input, and only rows that change render again. */
function SheetGrid<R>({ label, columns, rows, rowKey, onChange, empty, maxHeight = '70dvh' }: Props<R>) {
  const t = useT();
  const sheet = useSheet({ rows, columns, rowKey, onChange });
  const latest = useRef(sheet.actions);
  latest.current = sheet.actions;
  const actions = useRef<CellActions>({
    select: (at, held) => latest.current.select(at, held),
    open: (at) => latest.current.open(at),
    type: (text) => latest.current.type(text),
    commit: (text) => latest.current.commit(text),
    choose: (text) => latest.current.choose(text),
  });
  const wrong = wrongCells(rows, columns, (cell) => t(cell.row ? 'ui.sheet.wrong.named' : 'ui.sheet.wrong.row', cell));
  return (
    <>
      <Box
        position="relative"
        overflow="auto"
        maxH={maxHeight}
        onFocus={keepInSight}
        onScroll={({ currentTarget: box }) => box.toggleAttribute('data-aside', box.scrollLeft > 0)}
        css={[tableCss, sheetCss]}
        style={{ '--row-height': '40px' } as React.CSSProperties}
      >
        <table ref={sheet.grid} role="grid" aria-label={label} {...sheet.events}>
          <thead>
            <tr>
              {columns.map((c, i) => (
                <th key={c.id} scope="col" className={headClass(c, i)} style={{ minWidth: c.width }}>
                  {c.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, r) => (
              <SheetRow
                key={rowKey(row)}
                row={row}
                r={r}
                columns={columns as readonly SheetColumn<unknown>[]}
                active={sheet.active.r === r ? sheet.active.c : -1}
                editing={sheet.active.r === r ? sheet.editing : null}
                session={sheet.active.r === r ? sheet.session : 0}
                actions={actions.current}
              />
            ))}
          </tbody>
          {columns.some((c) => c.total !== undefined) && (
            <tfoot>
              <tr>
                {columns.map((c, i) => (
                  <td key={c.id} className={headClass(c, i)}>
                    {c.total}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
        {rows.length === 0 && empty}
      </Box>
      <WrongCells cells={wrong} onGo={sheet.actions.select} />
    </>
  );
}
