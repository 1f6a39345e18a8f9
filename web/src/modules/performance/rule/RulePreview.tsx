import { Box, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatCount, formatNumber, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { NumericInput } from '../../../ui/input/NumericInput';
import { Panel } from '../../../ui/Panel';
import { previewQuotas, type RuleValues } from './ruleModel';

/** What the rule means: the band of each level, and how many of n people it would hold. */
export function RulePreview() {
  const t = useT();
  const levels = useWatch<RuleValues, 'levels'>({ name: 'levels' });
  const [people, setPeople] = useState('30');
  const heads = previewQuotas(levels, Number(people));
  const most = Math.max(1, ...(heads ?? []));
  return (
    <Panel as="section" aria-label={t('performance.rule.preview')} p="4" position="sticky" top="112px">
      <Text fontWeight="medium">{t('performance.rule.preview')}</Text>
      <Text color="fg.subtle" textStyle="xs" mb="3">
        {t('performance.rule.preview.hint')}
      </Text>
      <HStack mb="3" gap="2">
        <Text flexShrink={0} color="fg.muted">
          {t('performance.rule.preview.people')}
        </Text>
        <Box w="96px">
          <NumericInput
            aria-label={t('performance.rule.preview.people')}
            value={people}
            onChange={setPeople}
            places={0}
            maxLength={6}
            textAlign="end"
          />
        </Box>
      </HStack>
      {levels.length === 0 ? (
        <Text color="fg.subtle">{t('performance.rule.preview.empty')}</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="2.5">
          {levels.map((level, i) => (
            <Box as="li" key={i}>
              <Flex justify="space-between" gap="2" fontVariantNumeric="tabular-nums">
                <HStack gap="2" minW="0">
                  <Text fontWeight="medium" truncate>
                    {orDash(level.name)}
                  </Text>
                  <Text color="fg.subtle" textStyle="xs" whiteSpace="nowrap">
                    {band(level, i === 0)}
                  </Text>
                </HStack>
                <Text whiteSpace="nowrap">
                  {heads
                    ? t('performance.rule.preview.heads', { count: heads[i] ?? 0, text: formatCount(heads[i] ?? 0) })
                    : '-'}
                </Text>
              </Flex>
              <Box h="1.5" bg="bg.muted" rounded="full" mt="1" overflow="hidden">
                <Box
                  h="full"
                  bg="brand.solid"
                  rounded="full"
                  transition="width 150ms"
                  style={{ width: `${((heads?.[i] ?? 0) / most) * 100}%` }}
                />
              </Box>
            </Box>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

/** Scores from the lowest on, below the highest; the top level includes it. */
const band = ({ low, high }: { low: string; high: string }, top: boolean) =>
  `[${formatNumber(low)}, ${formatNumber(high)}${top ? ']' : ')'}`;
