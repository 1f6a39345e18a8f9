import { Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type NumericRule, toDecimal, typedNumber } from './numeric';

interface Props extends NumericRule, Omit<InputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Unit after the number. */
  unit?: ReactNode;
}

/** How many digits wide a text is: a Chinese character takes two. */
const wide = (text: string): number => [...text].reduce((all, char) => all + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);

/**
 * Number-only input. The value follows a moment after typing, and at once when the field is left or its form is sent, which
 * Enter does without leaving it; it is a decimal string, never a binary float.
 */
export function NumericInput({ value, onChange, places, negative, unit, onBlur, ...rest }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Forgets what was typed and not told yet. */
  const forget = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => forget.current?.(), []);
  if (known !== value) {
    setKnown(value);
    if (toDecimal(text) !== value) setText(value);
  }
  const cleaned = (typed: string) =>
    typedNumber(typed, { ...(places !== undefined && { places }), ...(negative && { negative }) });
  const type = (typed: string) => {
    const clean = cleaned(typed);
    setText(clean);
    forget.current?.();
    const tell = () => {
      forget.current?.();
      onChange(toDecimal(clean));
    };
    const timer = setTimeout(tell, LIMITS.numberInputDelayMs);
    document.addEventListener('submit', tell, true);
    forget.current = () => {
      clearTimeout(timer);
      document.removeEventListener('submit', tell, true);
    };
  };
  return (
    <InputGroup endElement={unit} {...(unit ? { endElementProps: { color: 'fg.subtle' } } : {})}>
      <Input
        // A unit may be a word of any length, and the number must not run into it.
        {...(typeof unit === 'string' ? { pe: `calc(${wide(unit)}ch + 24px)` } : {})}
        {...rest}
        value={text}
        inputMode={places === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        fontVariantNumeric="tabular-nums"
        onChange={(e) => type(e.target.value)}
        onBlur={(e) => {
          forget.current?.();
          const left = toDecimal(cleaned(e.target.value));
          setText(left);
          onChange(left);
          onBlur?.(e);
        }}
      />
    </InputGroup>
  );
}
