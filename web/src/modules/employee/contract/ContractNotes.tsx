import { Box, Flex, Text } from '@chakra-ui/react';
import { formatAmount, formatDate } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Badge } from '../../../theme/parts/Badge';
import type { Records } from '../records/useEmployeeRecords';

type Note = NonNullable<Records['contractNotes']>[number];

const ABOUT_PAY: readonly string[] = ['PROBATION_PAY_LOW', 'BELOW_MINIMUM_WAGE'];
/** From how many days before its end a contract is pressing. */
const PRESSING_DAYS = 30;

/** What is to be seen to in a section: the contract's own, and what is paid. */
export function contractNotesIn(section: string, records: Records | null): readonly Note[] {
  const notes = records?.contractNotes ?? [];
  if (section === 'contract') return notes.filter(({ notice }) => notice !== null && !ABOUT_PAY.includes(notice));
  return section === 'salary' ? notes.filter(({ notice }) => notice !== null && ABOUT_PAY.includes(notice)) : [];
}

const paletteOf = ({ notice, days }: Note): string => {
  if (notice === 'OPEN_ENDED_NEXT') return 'blue';
  return notice === 'ENDS_SOON' && (days ?? 0) > PRESSING_DAYS ? 'orange' : 'red';
};

/** What the law asks to be seen to, each with the day or the amount it is about. */
export function ContractNotes({ notes }: { notes: readonly Note[] }) {
  const t = useT();
  const label = useEnumLabel();
  const more = ({ notice, day, days, reason, amount }: Note): string => {
    switch (notice) {
      case 'ENDS_SOON':
        return t('employee.contract.endsSoon', { date: formatDate(day), days: days ?? 0 });
      case 'ENDED':
        return t('employee.contract.ended', { date: formatDate(day) });
      case 'NONE':
        return t('employee.contract.none', { date: formatDate(day) });
      case 'OPEN_ENDED_NEXT':
        return t('employee.contract.openEnded', { reason: label('OpenEndedReason', reason) });
      default:
        return t('employee.contract.atLeast', { amount: formatAmount(amount), unit: t('employee.unit.month') });
    }
  };
  return (
    <Box as="ul" listStyleType="none" mb="3">
      {notes.map((note) => (
        <Flex as="li" key={note.notice} columnGap="2" rowGap="1" wrap="wrap" align="baseline" py="1">
          <Badge colorPalette={paletteOf(note)}>{label('ContractNotice', note.notice)}</Badge>
          <Text color="fg.muted" textStyle="xs" flex="1" minW="48">
            {more(note)}
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
