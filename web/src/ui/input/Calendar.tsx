import { Box, chakra, Flex, HStack } from '@chakra-ui/react';
import { addDays } from '@hengcai/shared/rules/dates';
import { ChevronLeftIcon, ChevronRightIcon, ChevronsLeftIcon, ChevronsRightIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '../../i18n/useT';
import { today } from '../../i18n/zone';
import { IconAction } from '../IconAction';
import { addMonths, fromIso, monthGrid } from './dates';

interface Props {
  value: string;
  onPick: (iso: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Stands on a page: it takes the focus only when somebody moves within it. */
  inline?: boolean;
  /** Told the day that is looked at when it lies in another month. */
  onMonth?: (iso: string) => void;
  /** What there is on a day, in words; a day with something has a dot. */
  markOf?: (iso: string) => string | null;
}

const steps: Record<string, (iso: string) => string> = {
  ArrowLeft: (d) => addDays(d, -1),
  ArrowRight: (d) => addDays(d, 1),
  ArrowUp: (d) => addDays(d, -7),
  ArrowDown: (d) => addDays(d, 7),
  PageUp: (d) => addMonths(d, -1),
  PageDown: (d) => addMonths(d, 1),
};

/** Of all days from one place: a part of the kit for each would cost more than the rest of the month. */
const daysCss = {
  '& th, & td': { width: '32px', height: '30px', textAlign: 'center', padding: 0, fontWeight: 'normal' },
  '& th': { color: 'fg.subtle', textStyle: 'xs' },
  '& button': {
    position: 'relative',
    width: '7',
    height: '6',
    borderRadius: 'sm',
    fontVariantNumeric: 'tabular-nums',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'fg',
    '&[data-faded], &:disabled': { color: 'fg.subtle' },
    '&[aria-current]': { borderColor: 'brand.solid' },
    '&:hover': { bg: 'brand.subtle' },
    '&[data-picked]': { bg: 'brand.solid', color: 'brand.contrast' },
    '&:disabled': { textDecoration: 'line-through', cursor: 'not-allowed' },
    '& span': {
      position: 'absolute',
      bottom: '1px',
      insetInlineStart: '50%',
      marginInlineStart: '-2px',
      boxSize: '4px',
      borderRadius: 'full',
      bg: 'brand.solid',
    },
    '&[data-picked] span': { bg: 'brand.contrast' },
  },
} as const;

/** A month as a grid: arrows go by day and week, PageUp and PageDown by month, Enter picks. */
export function Calendar({ value, onPick, min, max, inline = false, onMonth, markOf }: Props) {
  const t = useT();
  const intl = useIntl();
  const now = today();
  const [at, setAt] = useState(value || now);
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(!inline);
  useEffect(() => {
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    takesFocus.current = !inline;
  }, [at, inline]);
  const go = (iso: string) => {
    setAt(iso);
    if (iso.slice(0, 7) !== at.slice(0, 7)) onMonth?.(iso);
  };
  const pick = (iso: string) => {
    setAt(iso);
    onPick(iso);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    takesFocus.current = true;
    go(step(at));
  };
  const weeks = monthGrid(at);
  const outside = (iso: string) => (min !== undefined && iso < min) || (max !== undefined && iso > max);
  return (
    <Box p="2">
      <Flex align="center" justify="space-between" mb="1">
        <HStack gap="0">
          <IconAction
            size="sm"
            label={t('ui.calendar.previousYear')}
            icon={<ChevronsLeftIcon />}
            onClick={() => go(addMonths(at, -12))}
          />
          <IconAction
            size="sm"
            label={t('ui.calendar.previousMonth')}
            icon={<ChevronLeftIcon />}
            onClick={() => go(addMonths(at, -1))}
          />
        </HStack>
        <Box aria-live="polite">{intl.formatDate(fromIso(at), { year: 'numeric', month: 'long' })}</Box>
        <HStack gap="0">
          <IconAction
            size="sm"
            label={t('ui.calendar.nextMonth')}
            icon={<ChevronRightIcon />}
            onClick={() => go(addMonths(at, 1))}
          />
          <IconAction
            size="sm"
            label={t('ui.calendar.nextYear')}
            icon={<ChevronsRightIcon />}
            onClick={() => go(addMonths(at, 12))}
          />
        </HStack>
      </Flex>
      <chakra.table ref={grid} role="grid" onKeyDown={onKeyDown} css={daysCss}>
        <thead>
          <tr>
            {weeks[0]?.map((d) => (
              <th key={d} scope="col">
                {intl.formatDate(fromIso(d), { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((d) => (
                <td key={d} aria-selected={d === value}>
                  <Day
                    iso={d}
                    picked={d === value}
                    today={d === now}
                    faded={d.slice(0, 7) !== at.slice(0, 7)}
                    disabled={outside(d)}
                    focused={d === at}
                    mark={markOf?.(d) ?? null}
                    onPick={pick}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <chakra.button
        type="button"
        color="brand.fg"
        textStyle="xs"
        mt="1"
        px="2"
        minH="6"
        disabled={outside(now)}
        onClick={() => pick(now)}
      >
        {t('ui.calendar.today')}
      </chakra.button>
    </Box>
  );
}

interface DayProps {
  iso: string;
  picked: boolean;
  today: boolean;
  faded: boolean;
  disabled: boolean;
  focused: boolean;
  mark: string | null;
  onPick: (iso: string) => void;
}

function Day({ iso, picked, today, faded, disabled, focused, mark, onPick }: DayProps) {
  const intl = useIntl();
  const name = intl.formatDate(fromIso(iso), { dateStyle: 'full' });
  return (
    <button
      type="button"
      aria-label={mark ? `${name}, ${mark}` : name}
      aria-current={today ? 'date' : undefined}
      tabIndex={focused ? 0 : -1}
      disabled={disabled}
      onClick={() => onPick(iso)}
      data-picked={picked || undefined}
      data-faded={faded || undefined}
    >
      {fromIso(iso).getDate()}
      {mark && <span aria-hidden />}
    </button>
  );
}
