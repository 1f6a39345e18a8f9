import { IconButton, Input, InputGroup } from '@chakra-ui/react';
import { CalendarIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Popover } from '../../theme/parts/Popover';
import { Calendar } from './Calendar';
import { parseDate } from './dates';

interface Props {
  value: string;
  onChange: (iso: string) => void;
  /** Accessible name; leave it out inside a form field. */
  label?: string;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  invalid?: boolean;
  id?: string;
  name?: string;
  onBlur?: () => void;
  /** What is no date is handed on as it was typed, for the owner to say so; otherwise the former date comes back. */
  keepsText?: boolean;
}

/**
 * A date typed in any usual form or picked from a calendar; the value is YYYY-MM-DD. Our own calendar, because the
 * browser's shows the order of the operating system and Chakra's date picker weighs 52 KB.
 */
export function DateInput({
  value,
  onChange,
  label,
  min,
  max,
  disabled,
  invalid,
  onBlur,
  keepsText = false,
  ...rest
}: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const commit = () => {
    const iso = text.trim() === '' ? '' : parseDate(text);
    const allowed = iso === '' || (iso !== null && !(min && iso < min) && !(max && iso > max));
    if (keepsText && iso === null) return onChange(text.trim());
    if (iso === null || !allowed) return setText(value);
    setText(iso);
    if (iso !== value) onChange(iso);
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={(e) => setOpen(e.open)}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', strategy: 'fixed' }}
    >
      <Popover.Anchor asChild>
        <InputGroup
          endElementProps={{ px: '1' }}
          endElement={
            <Popover.Trigger asChild>
              <IconButton size="xs" variant="ghost" disabled={disabled ?? false} aria-label={t('ui.calendar.open')}>
                <CalendarIcon />
              </IconButton>
            </Popover.Trigger>
          }
        >
          <Input
            {...rest}
            {...(label && { 'aria-label': label })}
            {...(invalid && { 'aria-invalid': true })}
            value={text}
            placeholder="YYYY-MM-DD"
            disabled={disabled ?? false}
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            onChange={(e) => setText(e.target.value)}
            onBlur={() => {
              commit();
              onBlur?.();
            }}
            onKeyDown={(e) => e.key === 'Enter' && commit()}
          />
        </InputGroup>
      </Popover.Anchor>
      <Popover.Positioner>
        <Popover.Content w="auto" aria-label={t('ui.calendar.open')}>
          <Calendar
            value={parseDate(value) ?? ''}
            min={min}
            max={max}
            onPick={(iso) => {
              onChange(iso);
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
