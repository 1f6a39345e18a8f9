import { Box } from '@chakra-ui/react';
import { memo, type MouseEvent, useId } from 'react';
import { DASH } from '../../i18n/format';
import { Tip } from '../Tip';
import { CellEditor } from './CellEditor';
import { type CellAt, isEditable, type SheetColumn, wrongWith } from './sheetModel';

export interface CellActions {
  /** The cell is pressed, or the focus came to it (`held`: to a control in it). */
  select: (at: CellAt, held?: boolean) => void;
  open: (at: CellAt) => void;
  type: (text: string) => void;
  commit: (text: string) => void;
  choose: (text: string) => void;
}
interface Props {
  row: unknown;
  r: number;
  columns: readonly SheetColumn<unknown>[];
  /** The column of the active cell, or -1. */
  active: number;
  editing: string | null;
  session: number;
  actions: CellActions;
}

export const headClass = <R,>(c: SheetColumn<R>, i: number) =>
  `${i === 0 ? 'first' : ''} ${c.kind === 'number' ? 'num' : ''}`.trim();

/** One row; only rows that change are drawn again. */
export const SheetRow = memo(function SheetRow({ row, r, columns, active, editing, session, actions }: Props) {
  const id = useId();
  return (
    <tr>
      {columns.map((column, c) => {
        const editable = isEditable(column, row);
        const wrong = wrongWith(column, row);
        const hosts = active === c && editable;
        const isOpen = hosts && editing !== null;
        const shown = column.show?.(row) ?? (column.value(row) || DASH);
        return (
          <td
            key={column.id}
            role={c === 0 ? 'rowheader' : 'gridcell'}
            data-cell={`${r}:${c}`}
            tabIndex={active === c && !hosts ? 0 : -1}
            aria-readonly={!editable}
            aria-invalid={wrong ? true : undefined}
            className={[
              headClass(column, c),
              editable && 'edit',
              hosts && 'hosts',
              column.kind === 'longtext' && 'long',
            ]
              .filter(Boolean)
              .join(' ')}
            onFocus={(e) => {
              if (e.target === e.currentTarget ? active !== c || hosts : active !== c)
                actions.select({ r, c }, e.target !== e.currentTarget);
            }}
            onMouseDown={(e) => {
              if (!editable || isOpen || isControl(e)) return;
              // The press would put the focus on the cell and a selection into its text; the cell's input has both.
              e.preventDefault();
              actions.select({ r, c });
            }}
            onDoubleClick={() => {
              if (!isOpen) actions.open({ r, c });
            }}
            onPointerUp={(e) => {
              if (e.pointerType === 'touch' && !isOpen) actions.open({ r, c });
            }}
          >
            {hosts && (
              <CellEditor
                key={session}
                column={column}
                row={row}
                editing={editing}
                describedBy={wrong ? `${id}${column.id}` : undefined}
                invalid={wrong !== null}
                onType={actions.type}
                onCommit={actions.commit}
                onChoose={actions.choose}
              />
            )}
            {wrong ? (
              <Tip content={wrong}>
                <span>
                  {shown}
                  <Box as="span" srOnly id={`${id}${column.id}`}>
                    {wrong}
                  </Box>
                </span>
              </Tip>
            ) : (
              shown
            )}
          </td>
        );
      })}
    </tr>
  );
});

const isControl = (event: MouseEvent) => (event.target as HTMLElement).closest('button, a, input, textarea') !== null;
