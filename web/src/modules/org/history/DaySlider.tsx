import { Box, Button, Flex } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDate } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { NamedDaySelect } from '../../../shared/namedDays/NamedDaySelect';
import { IconAction } from '../../../ui/IconAction';
import { DateInput } from '../../../ui/input/DateInput';
import { changeBeside, dayAt, daysBetween, within, yearsBetween } from './days';
import type { HistoryDays, Version } from './useHistory';

/** A hand that slides asks for the day on which it rests, not for each on the way. */
const SETTLE_MS = 250;

/** A day of the history: by hand, by keys, typed, or from change to change. */
export function DaySlider({
  days: { first, last, today, days },
  versions,
  day,
  onDay,
}: {
  days: HistoryDays;
  /** Days that can be gone to by name. */
  versions: readonly Version[];
  day: string;
  onDay: (day: string) => void;
}) {
  const t = useT();
  const [shown, setShown] = useState(day);
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    setShown(day);
  }
  useEffect(() => {
    if (shown === day) return;
    const timer = setTimeout(() => onDay(shown), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [shown, day, onDay]);
  const changed = days.map((one) => one.day);
  const [before, after] = [changeBeside(changed, shown, -1), changeBeside(changed, shown, 1)];
  const length = Math.max(1, daysBetween(first, last));
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Flex gap="1" align="flex-start" flex="1 1 320px" minW="0">
        <IconAction
          label={t('org.history.before')}
          icon={<ChevronLeftIcon />}
          disabled={before === null}
          onClick={() => before !== null && onDay(before)}
        />
        <Box flex="1" minW="0" pt="1.5">
          <Box position="relative" h="2" aria-hidden>
            {days.map((one) => (
              <Box
                key={one.day}
                position="absolute"
                w="1.5"
                h="1.5"
                ms="-0.75"
                rounded="full"
                bg={one.day > today ? 'status.approving' : 'brand.solid'}
                style={{ insetInlineStart: `${(daysBetween(first, one.day) / length) * 100}%` }}
              />
            ))}
          </Box>
          <input
            type="range"
            aria-label={t('org.history.slider')}
            aria-valuetext={formatDate(shown)}
            min={0}
            max={length}
            value={daysBetween(first, within(shown, first, last))}
            onChange={(event) => setShown(within(dayAt(first, Number(event.target.value)), first, last))}
            style={{ width: '100%', margin: 0, accentColor: 'var(--hc-colors-brand-solid)' }}
          />
          <Box position="relative" h="4" textStyle="xs" color="fg.muted" aria-hidden overflow="hidden">
            {yearsBetween(first, last).map(({ year, share }) => (
              <Box
                key={year}
                position="absolute"
                transform="translateX(-50%)"
                style={{ insetInlineStart: `${share * 100}%` }}
              >
                {year}
              </Box>
            ))}
          </Box>
        </Box>
        <IconAction
          label={t('org.history.after')}
          icon={<ChevronRightIcon />}
          disabled={after === null}
          onClick={() => after !== null && onDay(after)}
        />
      </Flex>
      <Flex gap="2" align="center" wrap="wrap">
        <Box w="150px">
          <DateInput
            label={t('org.history.day')}
            value={shown}
            min={first}
            onChange={(value) => value !== '' && onDay(value < first ? first : value)}
          />
        </Box>
        <NamedDaySelect label={t('org.history.day')} day={shown} versions={versions} onDay={onDay} />
        <Button disabled={shown === today} onClick={() => onDay(today)}>
          {t('org.history.today')}
        </Button>
      </Flex>
    </Flex>
  );
}
