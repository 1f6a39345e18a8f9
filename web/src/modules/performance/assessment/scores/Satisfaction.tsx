import { Stack, Text } from '@chakra-ui/react';
import { formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { List } from '../../../../theme/parts/List';
import type { Assessment } from '../model';

/** Satisfaction scores by day, for whoever scores to look at; they count nowhere. */
export function Satisfaction({ scores }: { scores: Assessment['satisfaction'] }) {
  const t = useT();
  if (scores.length === 0) return null;
  return (
    <Stack gap="1">
      <Text fontWeight="medium">
        {t('performance.assess.satisfaction')}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {t('performance.assess.satisfaction.hint')}
        </Text>
      </Text>
      <List.Root listStyleType="none" gap="1" aria-label={t('performance.assess.satisfaction')}>
        {scores.map(({ date, score, note }) => (
          <List.Item key={date} overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {[date, formatNumber(score), note].filter(Boolean).join(' · ')}
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
