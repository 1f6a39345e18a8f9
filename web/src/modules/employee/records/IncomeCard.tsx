import { Box, Flex, Text } from '@chakra-ui/react';
import { addDays } from '@hengcai/shared/rules/dates';
import { formatDate, formatDateRange } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Amount, AmountSwitch } from '../../../ui/Amount';
import { SectionCard } from '../../../ui/Panel';
import type { EmployeeRecordsQuery } from './records.gen';

type IncomeRow = NonNullable<NonNullable<EmployeeRecordsQuery['employeeRecords']>['incomes']>[number];

/** What somebody is and was paid, the latest first. */
export function IncomeCard({ incomes }: { incomes: readonly IncomeRow[] }) {
  const t = useT();
  return (
    <SectionCard id="incomes" title={t('employee.section.incomes')} actions={<AmountSwitch />}>
      <Box as="ul" listStyleType="none">
        {incomes.map(({ validFrom, validTo, baseSalary, targetBonus }) => (
          <Flex
            as="li"
            key={validFrom}
            columnGap="6"
            wrap="wrap"
            py="2.5"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Text flex="1" minW="44" fontVariantNumeric="tabular-nums">
              {validTo
                ? formatDateRange(validFrom, addDays(validTo, -1))
                : t('employee.incomes.since', { date: formatDate(validFrom) })}
            </Text>
            <Income label={t('employee.baseSalary')} amount={baseSalary} unit={t('employee.unit.month')} />
            <Income label={t('employee.targetBonus')} amount={targetBonus} unit={t('employee.unit.year')} />
          </Flex>
        ))}
      </Box>
    </SectionCard>
  );
}

function Income({ label, amount, unit }: { label: string; amount: string | null; unit: string }) {
  if (amount === null) return null;
  return (
    <Text fontVariantNumeric="tabular-nums">
      <Box as="span" color="fg.subtle" me="2">
        {label}
      </Box>
      <Amount value={amount} unit={unit} />
    </Text>
  );
}
