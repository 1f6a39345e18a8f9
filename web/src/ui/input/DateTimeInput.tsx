import { HStack, Input } from '@chakra-ui/react';
import { useId } from 'react';
import { DateInput } from './DateInput';

interface Props {
  /** YYYY-MM-DDTHH:mm on the company's clock; a part that is not chosen yet is empty. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Accessible name of the time; the date has that of the field. */
  timeLabel: string;
  invalid?: boolean;
}

/** A date and a time of that day, to the minute. */
export function DateTimeInput({ value, onChange, onBlur, timeLabel, invalid = false }: Props) {
  // Both controls would else be the one the field's label names.
  const timeId = useId();
  const [date = '', time = ''] = value.split('T');
  const change = (day: string, minute: string) => onChange(day || minute ? `${day}T${minute}` : '');
  return (
    <HStack w="full">
      <DateInput value={date} onChange={(day) => change(day, time)} invalid={invalid} {...(onBlur && { onBlur })} />
      <Input
        id={timeId}
        type="time"
        w="auto"
        flexShrink={0}
        aria-label={timeLabel}
        value={time}
        onChange={(e) => change(date, e.target.value)}
        onBlur={onBlur}
      />
    </HStack>
  );
}
