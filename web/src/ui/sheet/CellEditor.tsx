import { type SheetColumn } from './sheetModel';

interface Props {
  column: SheetColumn<unknown>;
  text: string;
  onType: (text: string) => void;
  onCommit: (text?: string) => void;
}

/** The one input of a sheet, in the cell being edited. */
export function CellEditor({ column, text, onType, onCommit }: Props) {
  if (column.kind === 'select') {
    return (
      <select
        autoFocus
        aria-label={column.header}
        value={text}
        onChange={(e) => onCommit(e.target.value)}
        onBlur={() => onCommit()}
      >
        <option value="" />
        {column.options?.map((o) => (
          <option key={o.value} value={o.value} disabled={o.disabled}>
            {o.label}
          </option>
        ))}
      </select>
    );
  }
  const common = {
    autoFocus: true,
    'aria-label': column.header,
    value: text,
    maxLength: column.maxLength,
    onChange: (e: { target: { value: string } }) => onType(e.target.value),
    onBlur: () => onCommit(),
  };
  if (column.kind === 'longtext') return <textarea {...common} rows={4} />;
  return <input {...common} inputMode={column.kind === 'number' ? 'decimal' : 'text'} />;
}
