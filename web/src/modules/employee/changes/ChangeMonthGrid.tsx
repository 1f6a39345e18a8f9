import { Button, chakra, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '../../../i18n/useT';
import { today } from '../../../i18n/zone';
import { fromIso, monthGrid } from '../../../ui/input/dates';
import type { ChangeDaysProps } from './ChangeDays';
import { ChangeEntry } from './ChangeEntry';
import type { ChangeRow } from './usePersonnelChanges';

/** More on a day are folded, so that a row of the month stays a row. */
const SHOWN = 3;

/** A month as a table of weeks, with what takes effect in the cell of its day. */
export function ChangeMonthGrid({ first, days, onOpen }: ChangeDaysProps) {
  const intl = useIntl();
  const month = first.slice(0, 7);
  const weeks = monthGrid(first).filter((week) => week.some((day) => day.startsWith(month)));
  const long = (day: string) => intl.formatDate(fromIso(day), { dateStyle: 'full' });
  return (
    <chakra.table
      w="full"
      css={{
        tableLayout: 'fixed',
        borderCollapse: 'collapse',
        '& th, & td': { borderWidth: '1px', padding: '4px', verticalAlign: 'top', textAlign: 'start' },
      }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <chakra.th key={day} scope="col" fontWeight="normal" color="fg.subtle" textStyle="xs">
              {intl.formatDate(fromIso(day), { weekday: 'short' })}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <chakra.td key={day} h="24" bg={day.startsWith(month) ? undefined : 'bg.subtle'}>
                <chakra.time
                  dateTime={day}
                  aria-label={long(day)}
                  aria-current={day === today() ? 'date' : undefined}
                  display="inline-block"
                  textStyle="xs"
                  fontVariantNumeric="tabular-nums"
                  px="1"
                  mb="1"
                  rounded="sm"
                  {...(day === today()
                    ? { bg: 'brand.solid', color: 'brand.contrast' }
                    : { color: day.startsWith(month) ? 'fg' : 'fg.subtle' })}
                >
                  {fromIso(day).getDate()}
                </chakra.time>
                <Entries key={day} day={long(day)} changes={days.get(day) ?? []} onOpen={onOpen} />
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Entries({
  day,
  changes,
  onOpen,
}: {
  day: string;
  changes: readonly ChangeRow[];
  onOpen: ChangeDaysProps['onOpen'];
}) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  const rest = changes.length - SHOWN;
  return (
    <Stack as="ul" gap="1" listStyleType="none" aria-label={day}>
      {(open ? changes : changes.slice(0, SHOWN)).map((change) => (
        <li key={change.id}>
          <ChangeEntry change={change} onOpen={onOpen} />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Button size="xs" variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('employee.change.calendar.fewer') : t('employee.change.calendar.rest', { count: rest })}
          </Button>
        </li>
      )}
    </Stack>
  );
}
