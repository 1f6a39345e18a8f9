import { Stack, Text } from '@chakra-ui/react';
import { useT } from '../../../../i18n/useT';
import { LatestNotes } from './LatestNotes';
import { type LatestNotesOf, useLatestNotes } from './useLatestNotes';

/** What was noted last about each indicator, for whoever scores to begin with. */
export function ProgressEvidence(whose: LatestNotesOf) {
  const t = useT();
  const { latest } = useLatestNotes(whose);
  if (!latest || latest.length === 0) return null;
  return (
    <Stack gap="1">
      <Text fontWeight="medium">
        {t('performance.progress.evidence')}{' '}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {t('performance.progress.evidence.hint')}
        </Text>
      </Text>
      <LatestNotes label={t('performance.progress.evidence')} latest={latest} />
    </Stack>
  );
}
