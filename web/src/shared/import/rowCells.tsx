import { Stack, Text } from '@chakra-ui/react';
import { DASH } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import type { StatusTone } from '../../ui/StatusDot';
import type { ImportOutcome, ImportRow } from './importAdapter';

/** What each outcome is called. */
export const OUTCOME_TEXTS = {
  ADD: 'import.outcome.ADD',
  CHANGE: 'import.outcome.CHANGE',
  CLOSE: 'import.outcome.CLOSE',
  OPEN: 'import.outcome.OPEN',
  SAME: 'import.outcome.SAME',
  ERROR: 'import.outcome.ERROR',
  KEPT: 'import.outcome.KEPT',
} as const;
/** How each outcome is marked. */
export const OUTCOME_TONES: Record<ImportOutcome, StatusTone> = {
  ADD: 'approved',
  CHANGE: 'scored',
  CLOSE: 'approving',
  OPEN: 'danger',
  SAME: 'neutral',
  ERROR: 'danger',
  KEPT: 'approving',
};

/** What a row changes, from what to what. */
export function Changes({ changes }: Pick<ImportRow, 'changes'>) {
  const t = useT();
  if (changes.length === 0) return DASH;
  return (
    <Stack gap="0.5" whiteSpace="normal">
      {changes.map(({ field, label, before, after, masked }) => (
        <Text key={field} wordBreak="break-word">
          {masked
            ? t('import.change.masked', { label })
            : t('import.change', { label, before: before ?? DASH, after: after ?? DASH })}
        </Text>
      ))}
    </Stack>
  );
}

/** What is wrong with a row. */
export function Reasons({ row: { errors } }: { row: Pick<ImportRow, 'errors'> }) {
  const t = useT();
  if (errors.length === 0) return DASH;
  return errors
    .map((e) => (e.column ? t('import.review.reason', { column: e.column, reason: e.message }) : e.message))
    .join(t('import.reasonSeparator'));
}
