import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef } from 'react';
import { ChoiceList } from './ChoiceList';
import { type SheetColumn, textOf, typed } from './sheetModel';

interface Props {
  column: SheetColumn<unknown>;
  row: unknown;
  /** What is being typed; null while the cell is only selected. */
  editing: string | null;
  /** What describes the cell beyond its value: why it is wrong. */
  describedBy: string | undefined;
  invalid: boolean;
  onType: (text: string) => void;
  onCommit: (text: string) => void;
  onChoose: (text: string) => void;
}

/**
 * The one input of a sheet. It stands in the selected cell before anything is typed, out of sight and with its text
 * selected, so that the first key, a composition of an input method and the keyboard of a phone all arrive where they
 * belong; with the first of them it shows.
 */
export function CellEditor({ column, row, editing, describedBy, invalid, onType, onCommit, onChoose }: Props) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const own = textOf(column, row);
  const whole = () => {
    const node = input.current;
    if (node && (node.selectionStart !== 0 || node.selectionEnd !== node.value.length)) node.select();
  };
  useLayoutEffect(() => {
    if (editing === null && input.current === document.activeElement) whole();
  }, [editing, own]);
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const text = event.target.value;
    const composing = (event.nativeEvent as InputEvent).isComposing;
    const clean = composing ? text : typed(column, text);
    // A key that means nothing here must not empty the cell.
    if (editing === null && clean === '' && text !== '') return queueMicrotask(whole);
    onType(clean);
  };
  const props = {
    ref: input,
    'data-editor': editing === null ? 'waiting' : 'open',
    'aria-label': column.header,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    value: editing ?? own,
    maxLength: column.kind === 'select' ? undefined : column.maxLength,
    autoComplete: 'off',
    onChange: change,
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const text = event.currentTarget.value;
      if (column.kind === 'number') onType(typed(column, text) || text);
    },
    // Typing replaces what is selected: in a cell that is only selected that is always all of it.
    onSelect: () => {
      if (editing === null) whole();
    },
    onBlur: (event: { target: { value: string } }) => {
      if (editing !== null) onCommit(event.target.value);
    },
  };
  if (column.kind === 'longtext') return <textarea {...props} rows={editing === null ? 1 : 4} />;
  if (column.kind === 'select')
    return (
      <ChoiceList input={input} column={column} editing={editing} onType={onType} onChoose={onChoose}>
        {(more) => <input {...props} {...more} />}
      </ChoiceList>
    );
  return <input {...props} inputMode={column.kind === 'number' ? 'decimal' : 'text'} />;
}
