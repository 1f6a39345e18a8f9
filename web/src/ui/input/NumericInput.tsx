import { Input, InputGroup, type InputProps } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type NumericRule, sanitizeNumber, toDecimal } from './numeric';

interface Props extends NumericRule, Omit<InputProps, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Unit after the number. */
  unit?: ReactNode;
}

/** How many digits wide a text is: a Chinese character takes two. */
const wide = (text: string): number => [...text].reduce((all, char) => all + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);

/** Number-only input. The value follows a moment after typing; it is a decimal string, never a binary float. */
export function NumericInput({ value, onChange, places, negative, unit, onBlur, ...rest }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known !== value) {
    setKnown(value);
    if (toDecimal(text) !== value) setText(value);
  }
  const type = (typed: string) => {
    const clean = sanitizeNumber(typed, { ...(places !== undefined && { places }), ...(negative && { negative }) });
    setText(clean);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(toDecimal(clean)), LIMITS.numberInputDelayMs);
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
          clearTimeout(timer.current);
          setText(toDecimal(text));
          onChange(toDecimal(text));
          onBlur?.(e);
        }}
      />
    </InputGroup>
  );
}
