import { type InputHTMLAttributes, type KeyboardEvent, type ReactElement, type RefObject, useId } from 'react';
import { useT } from '../../i18n/useT';
import { useMedia } from '../useMedia';
import { choicesFor, type SheetColumn } from './sheetModel';
import { usePlaceAt } from './usePlaceAt';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  column: SheetColumn<unknown>;
  editing: string | null;
  onType: (text: string) => void;
  onChoose: (text: string) => void;
  children: (more: InputHTMLAttributes<HTMLInputElement>) => ReactElement;
}

/** The choices of a cell below its input: what is typed narrows them, arrows go through them, a tap or click takes one. */
export function ChoiceList({ input, column, editing, onType, onChoose, children }: Props) {
  const t = useT();
  const id = useId();
  const open = editing !== null;
  const { shown, first } = choicesFor(column, editing ?? '');
  const place = usePlaceAt(input, open);
  // Fingers choose from the list; a keyboard on the screen would only cover it.
  const fingers = useMedia('(pointer: coarse)');
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    const enabled = shown.filter((o) => !o.disabled);
    const at = first ? enabled.indexOf(first) : event.key === 'ArrowDown' ? -1 : enabled.length;
    const next = enabled[at + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) onType(next.label);
  };
  return (
    <>
      {children({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'aria-activedescendant': open && first ? `${id}${first.value}` : undefined,
        ...(fingers && { inputMode: 'none' }),
        onKeyDown,
      })}
      {open && (
        <ul id={id} role="listbox" aria-label={column.header} className="choices" style={place}>
          {shown.map((o) => (
            <li
              key={o.value}
              id={`${id}${o.value}`}
              role="option"
              aria-selected={o === first}
              aria-disabled={o.disabled}
              // The input keeps the focus: leaving it would take what is typed for the choice.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!o.disabled) onChoose(o.label);
              }}
            >
              {o.label}
            </li>
          ))}
          {shown.length === 0 && (
            <li role="option" aria-disabled aria-selected={false}>
              {t('ui.sheet.noChoice')}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
