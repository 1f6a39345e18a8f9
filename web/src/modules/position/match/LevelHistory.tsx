import { Stack, Text } from '@chakra-ui/react';
import { formatDate, formatNumber, localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import { SectionCard } from '../../../ui/Panel';
import type { PersonMatchDetailsFragment } from './match.gen';

/** Every level that was said, by whom, and what it is based on. */
export function LevelHistory({ levels }: Pick<PersonMatchDetailsFragment, 'levels'>) {
  const t = useT();
  return (
    <SectionCard id="levels" title={t('position.match.history')}>
      {levels.length === 0 ? (
        <EmptyState compact title={t('position.match.history.none')} />
      ) : (
        <Stack as="ol" listStyleType="none" gap="4">
          {levels.map(({ item, own, level, validFrom, evidence, saidBy }) => (
            <Stack as="li" key={`${item?.id}${own}${validFrom}`} gap="0.5">
              <Text overflowWrap="anywhere">
                {t('position.match.history.line', { item: item?.name ?? '', level: formatNumber(level) })}
              </Text>
              <Text color="fg.muted" textStyle="xs">
                {formatDate(validFrom)}
                {' · '}
                {own ? t('position.match.own') : saidBy ? localName(saidBy) : t('position.match.system')}
              </Text>
              {evidence && (
                <Text color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {evidence}
                </Text>
              )}
            </Stack>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}
