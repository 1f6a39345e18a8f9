import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ChevronDownIcon, ChevronUpIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatCount, formatNumber } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { useDictionaries } from '../dictionary/useDictionaries';
import { type EmployeeFilterInput, useEmployeeSummaryQuery } from '../employeeList.gen';

/** As high as the figures of whoever may know them all. */
const RESTING = { base: '211px', sm: '140px', md: '104px', lg: '80px', '2xl': '52px' };

/** Figures over the people the filter leaves: those a reader may not know are left out. */
export function EmployeeFigures({ filter }: { filter: EmployeeFilterInput }) {
  const t = useT();
  const label = useEnumLabel();
  const { wordFor } = useDictionaries();
  const [open, setOpen] = useState(true);
  const [params] = useSearchParams();
  const { data, previousData, loading } = useEmployeeSummaryQuery({
    variables: { filter },
    skip: !open,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const figures = (data ?? previousData)?.employeeSummary;
  const coming = open && loading && !figures;
  const fold = (
    <Button variant="plain" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
      {t(open ? 'employee.figures.hide' : 'employee.figures.show')}
      {open ? <ChevronUpIcon /> : <ChevronDownIcon />}
    </Button>
  );
  return (
    <Panel as="section" aria-label={t('employee.figures')} px="4" py="2" mb="3">
      <Flex align="flex-start" gap="3">
        <Flex flex="1" minW="0" columnGap="6" rowGap="1" wrap="wrap" minH={open ? RESTING : '8'} align="center">
          {!open && <Text color="fg.muted">{t('employee.figures')}</Text>}
          {coming && <Resting h={RESTING} />}
          {open && figures && (
            <>
              <Figure name={t('employee.figures.heads')}>{formatCount(figures.total)}</Figure>
              {figures.statuses?.map(({ status, count }) => (
                <Figure key={status ?? ''} name={label('EmployeeStatus', status)}>
                  {formatCount(count)}
                </Figure>
              ))}
              {figures.types?.map(({ type, count }) => (
                <Figure key={type ?? ''} name={wordFor('type', type, 'EmployeeType')}>
                  {formatCount(count)}
                </Figure>
              ))}
              {figures.averageServiceMonths !== null && (
                <Figure name={t('employee.figures.service')}>
                  {t('employee.figures.months', { months: formatNumber(figures.averageServiceMonths, 1) })}
                </Figure>
              )}
              {figures.joinedThisMonth !== null && (
                <Figure name={t('employee.figures.joined')}>{formatCount(figures.joinedThisMonth)}</Figure>
              )}
              {figures.statuses && figures.leftOut > 0 && (
                <Text color="fg.muted">{t('employee.figures.leftOut', { count: figures.leftOut })}</Text>
              )}
              {figures.contractNotices
                ?.filter(({ count }) => count > 0)
                .map(({ notice, count }) => (
                  <Button key={notice ?? ''} variant="plain" size="sm" px="0" asChild>
                    <Link to={{ search: narrowedTo(params, notice ?? '') }}>
                      <Figure name={label('ContractNotice', notice)}>{formatCount(count)}</Figure>
                    </Link>
                  </Button>
                ))}
            </>
          )}
        </Flex>
        {fold}
      </Flex>
    </Panel>
  );
}

/** The address of the same list with those alone of whom this is to be seen to. */
function narrowedTo(params: URLSearchParams, notice: string): string {
  const search = new URLSearchParams(params);
  search.set('contract', notice);
  search.delete('pageNo');
  return search.toString();
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <Text whiteSpace="nowrap">
    <Box as="span" color="fg.muted" me="1.5">
      {name}
    </Box>
    <Box as="span" fontWeight="medium" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  </Text>
);
