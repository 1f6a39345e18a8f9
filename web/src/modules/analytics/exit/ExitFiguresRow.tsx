import { Box, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { CircleHelpIcon } from 'lucide-react';
import { formatCount, formatDate, formatNumber, formatPercent } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Tip } from '../../../ui/Tip';
import type { ExitFigures } from './useExitRates';

/** The four figures of the report, each with its definition. */
export function ExitFiguresRow({
  total,
  to,
  basis,
}: {
  total: ExitFigures;
  to: string;
  basis: 'AVERAGE' | 'START_AND_JOINS';
}) {
  const t = useT();
  const figures = [
    {
      label: t('analytics.figure.leavers'),
      value: formatCount(total.leavers),
      what: t('analytics.figure.leavers.what', { day: formatDate(to) }),
      more: t('analytics.figure.voluntary.of', { count: total.voluntary }),
    },
    {
      label: t('analytics.figure.rate'),
      value: formatPercent(total.rate),
      what: t(`analytics.figure.rate.${basis}`),
      more: t(`analytics.filter.basis.${basis}`),
    },
    {
      label: t('analytics.figure.voluntaryRate'),
      value: formatPercent(total.voluntaryRate),
      what: t(`analytics.figure.voluntaryRate.${basis}`),
      more: '',
    },
    {
      label: t('analytics.figure.averageHeads'),
      value: formatNumber(total.averageHeads),
      what: t('analytics.figure.averageHeads.what'),
      more: t('analytics.figure.averageHeads.of', {
        start: total.startHeads,
        joins: total.joins,
        end: total.endHeads,
      }),
    },
  ];
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: 4 }} gap="3" mb="3">
      {figures.map(({ label, value, what, more }) => (
        <Panel key={label} px="4" py="3">
          <HStack as="dt" gap="1" color="fg.muted" justify="space-between">
            {label}
            <Tip content={what}>
              <Box as="span" tabIndex={0} aria-label={what} role="img" color="fg.subtle" flexShrink={0}>
                <CircleHelpIcon size={16} aria-hidden />
              </Box>
            </Tip>
          </HStack>
          <Box as="dd">
            <Text textStyle="2xl" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
            {more && (
              <Text color="fg.subtle" textStyle="xs">
                {more}
              </Text>
            )}
          </Box>
        </Panel>
      ))}
    </SimpleGrid>
  );
}
