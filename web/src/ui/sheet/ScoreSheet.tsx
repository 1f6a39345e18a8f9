import { Box } from '@chakra-ui/react';
import { memo, type ReactNode, useRef } from 'react';
import { DASH } from '../../i18n/format';
import { Tip } from '../Tip';
import { tableCss } from '../table/tableCss';
import { CellEditor } from './CellEditor';
import { sheetCss } from './sheetCss';
import { type CellAt, type CellChange, isEditable, type SheetColumn } from './sheetModel';
import { useSheet } from './useSheet';

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
 * A sheet of figures with a spreadsheet's manners. The owner keeps the rows and saves them (`useAutoSave`); only the
 * active cell holds an input, and only rows that change render again.
 */
export function ScoreSheet<R>({ label, columns, rows, rowKey, onChange, empty, maxHeight = '70dvh' }: Props<R>) {
  const sheet = useSheet({ rows, columns, rowKey, onChange });
  const latest = useRef(sheet);
  latest.current = sheet;
  const actions = useRef<CellActions>({
    select: (at) => latest.current.setActive(at),
    open: (at) => latest.current.open(at),
    type: (text) => latest.current.setEditing(text),
    commit: (text) => latest.current.commit(text),
  });
  return (
    <Box
      overflow="auto"
      maxH={maxHeight}
      css={[tableCss, sheetCss]}
      style={{ '--row-height': '40px' } as React.CSSProperties}
    >
      <table
        ref={sheet.grid}
        role="grid"
        aria-label={label}
        onKeyDown={sheet.onKeyDown}
        onPaste={sheet.onPaste}
        onCopy={sheet.onCopy}
      >
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
  );
}

const headClass = <R,>(c: SheetColumn<R>, i: number) =>
  `${i === 0 ? 'first' : ''} ${c.kind === 'number' ? 'num' : ''}`.trim();

interface CellActions {
  select: (at: CellAt) => void;
  open: (at: CellAt) => void;
  type: (text: string) => void;
  commit: (text?: string) => void;
}
interface RowProps {
  row: unknown;
  r: number;
  columns: readonly SheetColumn<unknown>[];
  active: number;
  editing: string | null;
  actions: CellActions;
}

const SheetRow = memo(function SheetRow({ row, r, columns, active, editing, actions }: RowProps) {
  return (
    <tr>
      {columns.map((column, c) => {
        const value = column.value(row);
        const editable = isEditable(column, row);
        const wrong = editable && value !== '' ? (column.check?.(value, row) ?? null) : null;
        const isOpen = active === c && editing !== null;
        return (
          <td
            key={column.id}
            role={c === 0 ? 'rowheader' : 'gridcell'}
            data-cell={`${r}:${c}`}
            tabIndex={active === c ? 0 : -1}
            aria-readonly={!editable}
            aria-invalid={wrong ? true : undefined}
            className={`${headClass(column, c)} ${editable ? 'edit' : ''} ${column.kind === 'longtext' ? 'long' : ''}`.trim()}
            onFocus={() => {
              if (active !== c) actions.select({ r, c });
            }}
            onDoubleClick={() => actions.open({ r, c })}
            onPointerUp={(e) => {
              if (e.pointerType === 'touch' && !isOpen) actions.open({ r, c });
            }}
          >
            {isOpen ? (
              <CellEditor column={column} text={editing} onType={actions.type} onCommit={actions.commit} />
            ) : wrong ? (
              <Tip content={wrong}>
                <span>
                  {column.show?.(row) ?? value}
                  <Box as="span" srOnly>
                    {wrong}
                  </Box>
                </span>
              </Tip>
            ) : (
              (column.show?.(row) ?? (value || DASH))
            )}
          </td>
        );
      })}
    </tr>
  );
});
