import { Input } from '@chakra-ui/react';
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useState } from 'react';
import { FieldFrame } from '../form/FieldFrame';
import { DateInput } from '../input/DateInput';
import { Select } from '../input/Select';
import { TextArea } from '../input/TextArea';
import { accept, type SheetColumn, titleOf, typed, wrongWith } from './sheetModel';

interface Props<R> {
  column: SheetColumn<R>;
  row: R;
  onPut: (value: string) => void;
}

/**
 * A cell of a sheet as a field of its own, for the phone. It takes what the cell takes and tells at once, so that what is
 * worked out beside it follows each key; why a value cannot stay is said once it has been left.
 */
export function SheetField<R>({ column, row, onPut }: Props<R>) {
  const value = column.value(row);
  // What the cell says of no choice, such as that all are meant.
  const shown = column.show?.(row);
  const wrong = wrongWith(column, row);
  const [told, setTold] = useState(wrong !== null);
  const put = (text: string) => {
    const next = accept(column, text);
    if (next !== null && next !== value) onPut(next);
  };
  const leave = () => setTold(true);
  return (
    <FieldFrame
      label={titleOf(column)}
      required={column.header.endsWith(' *')}
      error={told && wrong ? wrong : undefined}
    >
      {column.kind === 'longtext' ? (
        <TextArea
          value={value}
          onChange={put}
          count={false}
          onBlur={leave}
          {...(column.maxLength !== undefined && { maxLength: column.maxLength })}
        />
      ) : column.kind === 'select' ? (
        <Select
          value={value}
          onChange={put}
          options={column.options ?? []}
          placeholder={typeof shown === 'string' ? shown : undefined}
          clearable={!column.always}
          onBlur={leave}
          invalid={told && wrong !== null}
        />
      ) : column.kind === 'date' ? (
        <DateInput value={value} onChange={put} onBlur={leave} keepsText />
      ) : (
        <LineInput column={column} value={value} onPut={put} onLeave={leave} />
      )}
    </FieldFrame>
  );
}

interface LineProps<R> {
  column: SheetColumn<R>;
  value: string;
  onPut: (text: string) => void;
  onLeave: () => void;
}

/** One line of text or digits. What is composed by an input method is taken as it comes, and read once it is whole. */
function LineInput<R>({ column, value, onPut, onLeave }: LineProps<R>) {
  // While it is typed a number may be none yet: "7." is on its way to "7.5".
  const [text, setText] = useState<string | null>(null);
  const number = column.kind === 'number';
  const take = (next: string) => {
    setText(next);
    onPut(next);
  };
  return (
    <Input
      value={text ?? value}
      autoComplete="off"
      enterKeyHint="next"
      inputMode={number ? (column.places === 0 ? 'numeric' : 'decimal') : 'text'}
      {...(number && { fontVariantNumeric: 'tabular-nums' })}
      {...(column.maxLength !== undefined && { maxLength: column.maxLength })}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const next = event.target.value;
        if ((event.nativeEvent as InputEvent).isComposing) setText(next);
        else take(typed(column, next));
      }}
      onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => take(typed(column, event.currentTarget.value))}
      onKeyDown={onEnter}
      onBlur={() => {
        setText(null);
        onLeave();
      }}
    />
  );
}

/** "Next" of a phone's keyboard leads to the next field, as Tab does. */
function onEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...(event.currentTarget.closest('[data-cards]')?.querySelectorAll<HTMLElement>(FIELD) ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
const FIELD = 'input:not([type=hidden], [hidden]), textarea, [data-part=trigger]';
